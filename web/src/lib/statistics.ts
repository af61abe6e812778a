/**
 * What the matches of the archive add up to, from the side of this browser's player.
 *
 * A match counts when the player sat at it, it was decided, and it began with a deal. Where three
 * play, "theirs" is what the two others have together; figures a round take their mean.
 */

import type { ArchivedMatch, ArchivedRound } from './archive';

export type Group = 'variant' | 'opponent';
/** Which matches are looked at; null for all. */
export type Filter = Record<Group, string | null>;

/** Who won the points of a category. */
export interface Share {
  category: string;
  mine: number;
  theirs: number;
  /** Rounds in which nobody won a point of it. */
  nobody: number;
}

export interface Summary {
  matches: number;
  won: number;
  lost: number;
  rounds: number;
  /** Points of all rounds. */
  mine: number;
  theirs: number;
  /** Points a round: the player's side, and the mean of the others. */
  minePerRound: number;
  theirsPerRound: number;
  /** Matches in a row up to the last: above 0 won, below 0 lost. */
  streak: number;
  /** The most matches won in a row. */
  longest: number;
  shares: Share[];
}

/** One match in the course of time. */
export interface Step {
  match: ArchivedMatch;
  won: boolean;
  /** The player's points a round minus the others' mean. */
  lead: number;
  /** The mean lead of this match and those before it, as many as `SPAN` at most. */
  trend: number;
}

/** The categories of which a round can bring more than one point, or none. */
export const MANY: ReadonlySet<string> = new Set(['scope', 'napola', 'tris']);

/** How many matches a trend looks back over. */
export const SPAN = 10;

/** Fewer matches than this, and their figures are mostly chance. */
export const FEW = 20;

/** The matches that count, oldest first. */
export const counted = (matches: readonly ArchivedMatch[]): ArchivedMatch[] =>
  matches
    .filter(({ mySide, winner, setUp }) => mySide !== null && winner > 0 && !setUp)
    .sort((a, b) => a.finished.localeCompare(b.finished));

const KEYS: Record<Group, (match: ArchivedMatch) => string> = {
  variant: ({ variant }) => variant.split('?')[0] ?? variant,
  // Two against whom one plays are one opponent: so every match has exactly one.
  opponent: ({ opponents }) => [...new Set(opponents)].sort().join('+'),
};

export const keyOf = (group: Group, match: ArchivedMatch): string => KEYS[group](match);

export const matching = (matches: readonly ArchivedMatch[], filter: Filter): ArchivedMatch[] =>
  matches.filter((match) =>
    (Object.keys(KEYS) as Group[]).every(
      (group) => filter[group] === null || filter[group] === keyOf(group, match),
    ),
  );

/** The matches of each variant or opponent, those with the most first. */
export function groupsOf(
  matches: readonly ArchivedMatch[],
  group: Group,
): [string, ArchivedMatch[]][] {
  const groups = new Map<string, ArchivedMatch[]>();
  for (const match of matches) {
    const key = keyOf(group, match);
    groups.set(key, [...(groups.get(key) ?? []), match]);
  }
  return [...groups].sort(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1));
}

const isWon = ({ mySide, winner }: ArchivedMatch): boolean => winner === mySide;

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : sum(numbers) / numbers.length;

/** Points of one round, or of one category of it: the player's, and the others' together. */
function divided(points: readonly number[], { mySide }: ArchivedMatch): [number, number] {
  const mine = points[(mySide ?? 1) - 1] ?? 0;
  return [mine, sum(points) - mine];
}

interface Played {
  match: ArchivedMatch;
  round: ArchivedRound;
}

const roundsOf = (matches: readonly ArchivedMatch[]): Played[] =>
  matches.flatMap((match) => match.rounds.map((round) => ({ match, round })));

export function summaryOf(matches: readonly ArchivedMatch[]): Summary {
  const played = roundsOf(matches);
  const points = played.map(({ match, round }) => divided(round.points, match));
  const results = matches.map(isWon);
  const won = results.filter(Boolean).length;
  return {
    matches: matches.length,
    won,
    lost: matches.length - won,
    rounds: played.length,
    mine: sum(points.map(([mine]) => mine)),
    theirs: sum(points.map(([, theirs]) => theirs)),
    ...perRound(matches),
    streak: streakOf(results),
    longest: longestOf(results),
    shares: sharesOf(played),
  };
}

function perRound(
  matches: readonly ArchivedMatch[],
): Pick<Summary, 'minePerRound' | 'theirsPerRound'> {
  const rounds = roundsOf(matches).map(({ match, round }) => {
    const [mine, theirs] = divided(round.points, match);
    return { mine, theirs: theirs / (round.points.length - 1) };
  });
  return {
    minePerRound: mean(rounds.map(({ mine }) => mine)),
    theirsPerRound: mean(rounds.map(({ theirs }) => theirs)),
  };
}

/** Each category that was counted, in the order of a tally. */
function sharesOf(played: readonly Played[]): Share[] {
  const shares = new Map<string, Share>();
  for (const { match, round } of played) {
    for (const [category, points] of Object.entries(round.tally)) {
      const share = shares.get(category) ?? { category, mine: 0, theirs: 0, nobody: 0 };
      const [mine, theirs] = divided(points, match);
      share.mine += mine;
      share.theirs += theirs;
      share.nobody += mine + theirs === 0 ? 1 : 0;
      shares.set(category, share);
    }
  }
  return [...shares.values()];
}

function streakOf(results: readonly boolean[]): number {
  const last = results.at(-1);
  if (last === undefined) return 0;
  const before = results.lastIndexOf(!last);
  return (results.length - 1 - before) * (last ? 1 : -1);
}

function longestOf(results: readonly boolean[]): number {
  let longest = 0;
  let current = 0;
  for (const won of results) {
    current = won ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return longest;
}

/** The matches one after the other; `matches` oldest first. */
export function stepsOf(matches: readonly ArchivedMatch[]): Step[] {
  const leads = matches.map((match) => {
    const { minePerRound, theirsPerRound } = perRound([match]);
    return minePerRound - theirsPerRound;
  });
  return matches.map((match, index) => ({
    match,
    won: isWon(match),
    lead: leads[index] ?? 0,
    trend: mean(leads.slice(Math.max(0, index + 1 - SPAN), index + 1)),
  }));
}

/**
 * Between what and what the true share of wins lies, with 95 % confidence (E. B. Wilson, 1927:
 * unlike the usual formula it holds for few matches too). `[0, 1]` for none.
 */
export function likely(won: number, matches: number): [number, number] {
  if (matches === 0) return [0, 1];
  const z = 1.96;
  const share = won / matches;
  const wide = 1 + (z * z) / matches;
  const middle = (share + (z * z) / (2 * matches)) / wide;
  const spread =
    (z / wide) * Math.sqrt((share * (1 - share)) / matches + (z * z) / (4 * matches * matches));
  return [Math.max(0, middle - spread), Math.min(1, middle + spread)];
}
