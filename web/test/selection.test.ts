import { SvelteMap } from 'svelte/reactivity';
import { describe, expect, it } from 'vitest';
import { narrowed, pickable, playsOf } from '../src/lib/choices';
import { Selection } from '../src/lib/selection.svelte';
import type { Play } from '../src/lib/messages';
import { play, state } from './states';

const { plays } = state();

describe('choices', () => {
  it('are the plays of the card', () => {
    expect(playsOf(plays, '7d')).toHaveLength(2);
    expect(playsOf(plays, null)).toEqual([]);
  });

  it('narrow with each table card picked', () => {
    const sevens = playsOf(plays, '7d');
    expect(narrowed(sevens, ['4d'])).toHaveLength(2);
    expect(narrowed(sevens, ['3c']).map((play) => play.play)).toEqual(['7dx4d3c']);
  });

  it('leave open only what some play takes', () => {
    expect([...pickable(playsOf(plays, '5s'))].sort()).toEqual(['4d', 'As']);
  });
});

describe('a selection', () => {
  const begun = (): Selection => new Selection(() => plays);

  it('is ready at once when there is one play', () => {
    const selection = begun();
    selection.choose('5s');
    expect(selection.ready?.play).toBe('5sx4dAs');
    expect(selection.taking).toEqual(['4d', 'As']);
  });

  it('asks for table cards when there are several', () => {
    const selection = begun();
    selection.choose('7d');
    expect(selection.ready).toBeNull();
    selection.pick('4d');
    expect(selection.ready).toBeNull();
    expect(selection.taking).toEqual(['4d']);
    selection.pick('2b');
    expect(selection.ready?.play).toBe('7dx4d2bAs');
  });

  it('refuses table cards that no play takes', () => {
    const selection = begun();
    selection.choose('5s');
    selection.pick('3c');
    expect(selection.ready?.play).toBe('5sx4dAs');
  });

  it('lets a picked card go again', () => {
    const selection = begun();
    selection.choose('7d');
    selection.pick('3c');
    selection.pick('3c');
    expect(selection.ready).toBeNull();
  });

  it('takes a play from the list', () => {
    const selection = begun();
    selection.choose('7d');
    selection.settle(selection.options[1]!);
    expect(selection.ready?.play).toBe('7dx4d2bAs');
  });

  it('ends when its card is chosen again, or another', () => {
    const selection = begun();
    selection.choose('7d');
    selection.pick('3c');
    selection.choose('5s');
    expect(selection.card).toBe('5s');
    expect(selection.taking).toEqual(['4d', 'As']);
    selection.choose('5s');
    expect(selection.card).toBeNull();
  });

  it('cannot hold a card that has no play', () => {
    const selection = new Selection(() => []);
    selection.choose('7d');
    expect(selection.card).toBeNull();
    expect(selection.ready).toBeNull();
  });

  it('forgets table cards that are gone when its turn comes again', () => {
    const now = new SvelteMap<'plays', Play[]>([['plays', plays]]);
    const selection = new Selection(() => now.get('plays') ?? []);
    selection.choose('7d');
    selection.pick('4d');
    // In another tab another card was played, and others have taken this one.
    now.set('plays', []);
    expect(selection.card).toBeNull();
    now.set('plays', [play('7d'), play('Fb')]);
    expect([selection.card, selection.ready?.play]).toEqual(['7d', '7d']);
    now.set('plays', [play('7d', ['3c', '4s']), play('7d', ['6s', 'As'])]);
    expect([selection.ready, selection.taking]).toEqual([null, []]);
    expect([...selection.open].sort()).toEqual(['3c', '4s', '6s', 'As']);
  });
});
