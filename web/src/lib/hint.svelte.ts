/** Show me the move: what the coach says of the plays at this moment. */

import { ApiError, fetchHint } from './api';
import type { Fault, Play, TableState } from './messages';

/** A legal play, and the points of the round it promises. */
export interface Advised extends Play {
  value: number;
}

export class Hint {
  #state: () => TableState | null;
  #found = $state.raw<{ moment: string; plays: Advised[] } | null>(null);
  #asked = $state<string | null>(null);
  /** Why there is no hint. */
  fault = $state.raw<Fault | null>(null);

  constructor(state: () => TableState | null) {
    this.#state = state;
  }

  /** The moment at which the reader may ask; null when it is not the reader's turn. */
  #moment: string | null = $derived.by(() => {
    const state = this.#state();
    return state && state.plays.length > 0 ? `${state.table} ${state.round} ${state.ply}` : null;
  });

  possible: boolean = $derived(this.#moment !== null);
  /** Whether the coach is thinking about what is asked now. */
  thinking: boolean = $derived(this.#asked !== null && this.#asked === this.#moment);
  /** The plays, best first, as long as the moment lasts for which they were asked. */
  plays: Advised[] = $derived(
    this.#found !== null && this.#found.moment === this.#moment ? this.#found.plays : [],
  );

  /** Asks the coach; the best play, or null when there is no answer, or it came too late. */
  async ask(): Promise<Advised | null> {
    const state = this.#state();
    const moment = this.#moment;
    this.fault = null;
    if (state === null || moment === null) return null;
    if (this.plays.length === 0) {
      this.#asked = moment;
      try {
        const { round, ply, plays } = await fetchHint(state.table);
        // The server may be further than what is shown here.
        if (round !== state.round || ply !== state.ply) return null;
        this.#found = { moment, plays: advised(state.plays, plays) };
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        // That a moment has passed can be seen.
        if (moment === this.#moment) this.fault = error.fault;
      } finally {
        if (this.#asked === moment) this.#asked = null;
      }
    }
    return this.plays[0] ?? null;
  }
}

function advised(legal: readonly Play[], plays: readonly { play: string; value: number }[]): Advised[] {
  return plays.flatMap(({ play, value }) => {
    const found = legal.find((other) => other.play === play);
    return found ? [{ ...found, value }] : [];
  });
}
