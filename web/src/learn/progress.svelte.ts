/** How far each lesson was taken, kept in this browser: steps done, by the lesson's name. */

import { recall, remember } from '../lib/memory';

function recalled(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(recall('lessons') ?? '{}');
    const entries = Object.entries(kept as object);
    return Object.fromEntries(entries.filter(([, steps]) => Number.isInteger(steps)));
  } catch {
    return {};
  }
}

class Progress {
  #steps = $state<Record<string, number>>(recalled());

  of(lesson: string): number {
    return this.#steps[lesson] ?? 0;
  }

  /** A step (from 1) was done; going back to earlier ones loses nothing. */
  reach(lesson: string, step: number): void {
    this.#steps[lesson] = Math.max(step, this.of(lesson));
    remember('lessons', JSON.stringify(this.#steps));
  }

  forget(): void {
    this.#steps = {};
    remember('lessons', '{}');
  }
}

export const progress = new Progress();
