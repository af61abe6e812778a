/** Plays, cards and seats in words of the page's language. */

import { rankOf, readPlay, suitOf, type Suit } from './cards';
import { t, texts } from './i18n.svelte';
import type { Card, Fault, Pile, Play, PositionFault, Seat, TableState } from './messages';
import { settings } from './settings.svelte';
import type { News } from './display.svelte';

/** A card's name as the deck shows it: a deck with French suits has jack, queen and king of its own. */
const named = (id: string, card: Card): string =>
  t(settings.deck === 'french' ? `french-${id}` : id, { rank: rankOf(card), suit: suitOf(card) });

/** A card's full name: the seven of coins. */
export const cardName = (card: Card): string => named('card-name', card);

/** A card as the thing that is played or taken: the seven of coins, in its case. */
export const cardObject = (card: Card): string => named('card-object', card);

/** A card's rank alone, as in a sum: 7, or the name of a court card. */
export const rankName = (card: Card): string => named('rank-name', card);

/** A suit's name: coins. */
export const suitName = (suit: Suit): string =>
  t(settings.deck === 'french' ? 'french-suit-name' : 'suit-name', { suit });

const sum = (cards: readonly Card[]): string => cards.map(rankName).join(' + ');
/** Cards by their full names: the 7 of coins and the ace of cups. */
export const listed = (cards: readonly Card[]): string => texts.list(cards.map(cardName));
/** Several cards in one sentence, each in its case. */
export const cardObjects = (cards: readonly Card[]): string => texts.list(cards.map(cardObject));

/** A sentence's first letter. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** What a play does, in short: 7 takes 4 + 3. Where plays are listed, the card has its full name. */
export function playText(play: Play, nameOf: (card: Card) => string = rankName): string {
  const card = nameOf(play.card);
  if (play.captured.length === 0) return capital(t('play-lay', { card: cardObject(play.card) }));
  // With one card taken, which one may matter: its suit tells it from its equals.
  const [only] = play.captured;
  const cards = play.captured.length === 1 && only ? cardName(only) : sum(play.captured);
  return capital(t('play-take', { card, cards }));
}

/** Points of a round that a play promises, with their sign: +1.2. */
export const pointsText = (points: number): string =>
  new Intl.NumberFormat(texts.language, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(points);

export const notationText = (play: string): string => playText(readPlay(play));

/** What is worth having in a play: Scopa, the settebello, coins. */
export function gains(play: Play): string[] {
  if (play.captured.length === 0) return [];
  const cards = [play.card, ...play.captured];
  const coins = cards.filter((card) => suitOf(card) === 'd').length;
  return [
    ...(play.scopa ? [t('gain-scopa')] : []),
    ...(cards.includes('7d') ? [t('gain-settebello')] : []),
    ...(coins > 0 ? [t('gain-coins', { count: coins })] : []),
  ];
}

/** All that names need of a table: who sits there. */
type Seated = Pick<TableState, 'seats'>;

const ROMAN = ['', ' II', ' III'];

/** Whether a seat is that of the player who reads this. */
const isSelf = (seat: Seat): boolean => seat.self ?? seat.you;

/** What a seat is called: you, or the bot's name, numbered where several share it. */
export function seatName(state: Seated, seat: number): string {
  const there = state.seats.find((other) => other.seat === seat);
  if (there === undefined) return '';
  if (isSelf(there)) return t('you');
  if (there.bot === null) return there.name ?? t('seat-number', { seat });
  const namesakes = state.seats.filter((other) => other.bot === there.bot);
  return botName(there.bot) + (ROMAN[namesakes.indexOf(there)] ?? '');
}

/** The name of the variant with this code; one that this catalogue has not goes by its code. */
export function variantName(code: string): string {
  const [name = code] = code.split('?');
  return texts.has(`variant-${name}`) ? t(`variant-${name}`) : name;
}

/** A seat's hand, by its holder. */
export const handName = (state: TableState, seat: number): string =>
  t('hand-of', { who: seatName(state, seat), you: you(state, seat) });

/** The name of a bot; one that came after this catalogue goes by its code. */
export function botName(bot: string): string {
  const id = `bot-${bot}`;
  return texts.has(id) ? t(id) : bot.charAt(0).toUpperCase() + bot.slice(1);
}

/** What a side is called: its player, or the pair. */
export function sideName(state: Seated, side: number): string {
  const members = state.seats.filter((seat) => seat.side === side);
  if (members.length < 2) return members[0] ? seatName(state, members[0].seat) : '';
  if (members.some(isSelf)) return t('side-ours');
  if (state.seats.some(isSelf)) return t('side-theirs');
  return members.map(({ seat }) => seatName(state, seat)).join(' + ');
}

/** Who has won a match that is over. */
export function wonText(state: TableState): string {
  const winners = state.seats.filter(({ side }) => side === state.winner);
  const values = {
    who: sideName(state, state.winner),
    pair: winners.length > 1 ? 'yes' : 'no',
  };
  if (winners.some(isSelf)) return t('match-won', values);
  return t(state.seats.some(isSelf) ? 'match-lost' : 'replay-won', values);
}

export const mySide = (state: TableState): number =>
  state.seats.find((seat) => seat.you)?.side ?? 1;

/** The other seats, beginning on the reader's right: play runs counter-clockwise. */
export function others(state: TableState): Seat[] {
  const after = (seat: Seat): number =>
    (seat.seat - state.seat + state.seats.length) % state.seats.length;
  return state.seats.filter((seat) => !seat.you).sort((a, b) => after(a) - after(b));
}

const you = (state: TableState, seat: number): string =>
  state.seats.some((other) => other.seat === seat && isSelf(other)) ? 'yes' : 'no';

/** A play told in one sentence. */
export function told(state: TableState, play: Play & { seat: number }): string {
  const values = {
    who: seatName(state, play.seat),
    you: you(state, play.seat),
    card: cardObject(play.card),
  };
  if (play.captured.length === 0) return t('told-lay', values);
  const take = t('told-take', { ...values, cards: cardObjects(play.captured) });
  return play.scopa ? `${take} ${t('told-scopa')}` : take;
}

/** The last play in short; nothing before there was one. */
export function lastText(state: TableState): string {
  const play = state.last_play;
  if (play === null) return '';
  if (play.captured.length === 0) return told(state, play);
  return t('last-play', { who: seatName(state, play.seat), play: playText(play) });
}

/** What happened, for those who listen. */
export function newsText({ event, state, before }: News): string {
  if (event.kind === 'played') {
    const leftovers = event.leftovers ?? [];
    return [
      told(before, event),
      ...(event.hand_dealt ? [t('told-hand', { cards: listed(state.hand) })] : []),
      ...(leftovers.length ? [leftoversText(state, leftovers, event.leftovers_side)] : []),
      ...(state.turn === state.seat ? [t('your-turn')] : []),
    ].join(' ');
  }
  if (event.kind === 'dealt') {
    const who = seatName(state, event.dealer);
    return [
      t('told-deal', { who, you: you(state, event.dealer), round: event.round }),
      t('told-hand', { cards: listed(state.hand) }),
      ...(state.table_cards.length ? [t('told-table', { cards: listed(state.table_cards) })] : []),
      ...(state.turn === state.seat ? [t('your-turn')] : []),
    ].join(' ');
  }
  return '';
}

export function leftoversText(state: TableState, cards: Card[], side: number): string {
  if (side === 0) return t('leftovers-nobody', { cards: listed(cards), count: cards.length });
  return t('leftovers', {
    cards: listed(cards),
    count: cards.length,
    side: sideName(state, side),
    to: recipient(state, side),
  });
}

/** What lies in a pile, as far as it is to be told. */
export const pileText = ({ cards, scope }: Pile, owner: string): string =>
  t(settings.get('counts') === 'on' ? 'pile' : 'pile-uncounted', { owner, cards, scope });

/** How a sentence addresses a side: you, us, them, or by name. */
function recipient(state: TableState, side: number): 'you' | 'us' | 'them' | 'name' {
  const members = state.seats.filter((seat) => seat.side === side);
  const pair = members.length > 1;
  if (members.some(isSelf)) return pair ? 'us' : 'you';
  return pair && state.seats.some(isSelf) ? 'them' : 'name';
}

/** A refusal as a sentence. */
export function faultText(fault: Fault): string {
  const id = `error-${fault.code}`;
  const faults = fault.faults && { faults: fault.faults.map(reasonText).join('; ') };
  const why = fault.cause && { reason: faultText(fault.cause) };
  return texts.has(id) ? t(id, { ...fault.details, ...faults, ...why }) : t('error-unknown');
}

/** Details with the names that people use for a card and a variant. */
function inWords(details: PositionFault['details']): PositionFault['details'] {
  const { card, variant } = details;
  return {
    ...details,
    ...(card === undefined ? {} : { card: cardName(String(card)) }),
    ...(variant === undefined ? {} : { variant: t(`variant-${variant}`) }),
  };
}

/** One reason why a position cannot be. */
export function reasonText({ code, message, details }: PositionFault): string {
  const id = `fault-${code}`;
  return texts.has(id) ? t(id, inWords(details)) : message;
}
