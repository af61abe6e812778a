/** What the player wants to play, as chosen on the start page. */

import type { Switch, VariantInfo, Variants } from './messages';
import { recall, remember } from './memory';

/** Chosen by controls of their own. */
const APART = ['players', 'target'];

interface Remembered {
  variant: string;
  players: number;
  target: number;
  bots: string[];
}

function recalled(): Partial<Remembered> {
  try {
    return JSON.parse(recall('setup') ?? '{}') as Partial<Remembered>;
  } catch {
    return {};
  }
}

export class Setup {
  readonly variants: VariantInfo[];
  readonly targets: number[];
  readonly bots: string[];
  target = $state(11);
  #name = $state('');
  #players = $state(2);
  #changed = $state<Record<string, string>>({});
  #chosen = $state<string[]>([]);

  variant: VariantInfo = $derived.by(
    () => this.variants.find((variant) => variant.name === this.#name) ?? this.variants[0]!,
  );
  players: number = $derived(
    this.variant.players.includes(this.#players) ? this.#players : (this.variant.players[0] ?? 2),
  );
  /** The switches that matter now, without those that make the variant what it is. */
  switches: Switch[] = $derived.by(() =>
    this.variant.switches.filter(({ name, values, value, needs }) => {
      const [other, wanted] = needs?.split('=') ?? [];
      const free = !APART.includes(name) && value === values[0];
      return free && (other === undefined || this.value(other) === wanted);
    }),
  );
  /** The bot of each free seat, from the player's right. */
  opponents: string[] = $derived.by(() =>
    Array.from(
      { length: this.players - 1 },
      // Neither the weakest nor the strongest: the one in the middle suits most, and is quick.
      (_, index) => this.#chosen[index] ?? this.bots[Math.floor(this.bots.length / 2)] ?? '',
    ),
  );
  /** The variant in the project's notation. */
  code: string = $derived.by(() => {
    const usual = (name: string): string | undefined =>
      this.variant.switches.find((other) => other.name === name)?.value;
    const query = [
      ...(this.players === this.variant.players[0] ? [] : [`players=${this.players}`]),
      ...this.switches
        .filter(({ name, value }) => this.value(name) !== value)
        .map(({ name }) => `${name}=${this.value(name)}`),
      ...(String(this.target) === (usual('target') ?? '11') ? [] : [`target=${this.target}`]),
    ].join('&');
    return query ? `${this.variant.name}?${query}` : this.variant.name;
  });

  constructor({ variants, targets }: Variants, bots: string[]) {
    this.variants = variants;
    this.targets = targets;
    this.bots = bots;
    const before = recalled();
    this.#name = before.variant ?? 'scopa';
    this.#players = before.players ?? 2;
    this.target = targets.find((target) => target === before.target) ?? targets[0] ?? 11;
    this.#chosen = (before.bots ?? []).filter((bot) => bots.includes(bot));
  }

  /** Takes over the variant with this code; false when there is none of its name. */
  adopt(code: string): boolean {
    const [name = '', query = ''] = code.split('?');
    if (!this.variants.some((variant) => variant.name === name)) return false;
    this.choose(name);
    const { players, target, ...switches } = Object.fromEntries(new URLSearchParams(query));
    const usual = this.variant.switches.find((other) => other.name === 'target')?.value;
    this.#players = Number(players ?? this.variant.players[0]);
    this.target = Number(target ?? usual ?? this.target);
    this.#changed = switches;
    return true;
  }

  value(name: string): string {
    const there = this.variant.switches.find((other) => other.name === name);
    return this.#changed[name] ?? there?.value ?? '';
  }

  choose(name: string): void {
    this.#name = name;
    this.#changed = {};
  }

  seat(players: number): void {
    this.#players = players;
  }

  set(name: string, value: string): void {
    this.#changed = { ...this.#changed, [name]: value };
  }

  oppose(index: number, bot: string): void {
    this.#chosen = this.opponents.with(index, bot);
  }

  remember(): void {
    const { target, players } = this;
    const kept: Remembered = { variant: this.variant.name, players, target, bots: this.opponents };
    remember('setup', JSON.stringify(kept));
  }
}
