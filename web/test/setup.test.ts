import { beforeEach, describe, expect, it } from 'vitest';
import type { Variants } from '../src/lib/messages';
import { Setup } from '../src/lib/setup.svelte';

const NEEDS: Record<string, string> = { ace_on_ace: 'ace=sweep', tris: 'capture=fifteen' };

const switches = (more: Record<string, string> = {}): Variants['variants'][0]['switches'] =>
  [
    { name: 'capture', values: ['single-first', 'any', 'fifteen'], value: 'single-first' },
    { name: 'ace', values: ['plain', 'sweep'], value: 'plain' },
    { name: 'ace_on_ace', values: ['sweep', 'single'], value: 'sweep' },
    { name: 're_bello', values: ['false', 'true'], value: 'false' },
    { name: 'tris', values: ['false', 'true'], value: 'false' },
    { name: 'target', values: ['11', '21'], value: '11' },
  ].map((there) => ({
    ...there,
    value: more[there.name] ?? there.value,
    needs: more.capture ? null : (NEEDS[there.name] ?? null),
  }));

const OFFERED: Variants = {
  variants: [
    { name: 'scopa', players: [2], switches: switches() },
    { name: 'scopone', players: [4], switches: switches() },
    { name: 'quindici', players: [2, 3, 4], switches: switches({ capture: 'fifteen' }) },
  ],
  targets: [11, 21],
};
const offered = (): Setup => new Setup(OFFERED, ['random', 'greedy', 'maestro']);

describe('what is to be played', () => {
  beforeEach(() => localStorage.clear());

  it('is Scopa against a middling bot at first', () => {
    expect(offered().code).toBe('scopa');
    expect(offered().opponents).toEqual(['greedy']);
  });

  it('has one bot a free seat', () => {
    const setup = offered();
    setup.choose('scopone');
    expect(setup.players).toBe(4);
    setup.oppose(1, 'random');
    expect(setup.opponents).toEqual(['greedy', 'random', 'greedy']);
  });

  it('is spelled with what differs from the variant, in canonical order', () => {
    const setup = offered();
    setup.choose('quindici');
    setup.seat(3);
    setup.set('re_bello', 'true');
    setup.target = 21;
    expect(setup.code).toBe('quindici?players=3&re_bello=true&target=21');
  });

  it('offers a switch only where it matters', () => {
    const setup = offered();
    const names = (): string[] => setup.switches.map(({ name }) => name);
    expect(names()).toEqual(['capture', 'ace', 're_bello']);
    setup.set('ace', 'sweep');
    setup.set('ace_on_ace', 'single');
    expect(names()).toContain('ace_on_ace');
    expect(setup.code).toBe('scopa?ace=sweep&ace_on_ace=single');
    setup.set('ace', 'plain');
    expect(setup.code).toBe('scopa');
    setup.choose('quindici');
    expect(names()).toEqual(['ace', 'ace_on_ace', 're_bello', 'tris']);
  });

  it('is remembered', () => {
    const setup = offered();
    setup.choose('quindici');
    setup.seat(4);
    setup.target = 21;
    setup.remember();
    expect(offered().code).toBe('quindici?players=4&target=21');
  });

  it('survives nonsense in the memory', () => {
    localStorage.setItem('scopa.setup', '{"variant": "gone", "bots": ["gone"], "target": 12');
    expect(offered().code).toBe('scopa');
  });
});
