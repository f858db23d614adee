import { EFFECTS } from '@/games/gathering-storm/rules/effects';
import { STEP_IDS as STORM_STEPS } from '@/games/gathering-storm/rules/guide/phases';
import { STEP_IDS as GOSS_STEPS } from '@/games/goss/rules/steps';
import { effectShape } from '@/games/storm-over-asia/rules/cards/card';
import { STEP_IDS as ASIA_STEPS } from '@/games/storm-over-asia/rules/steps';
import { MOVES } from '@/kernel/journal/journal';
import type { Covered } from './recorded-games';
import { SYSTEMS } from './systems';

/** For tests only: everything that must occur in a recorded game, by name. */

/** A refusal as written in the source; see scripts/read-refusals.mjs. */
export interface Term {
  name: string;
  /** The game that it belongs to; none for what all games share. */
  game: string | undefined;
  fits: RegExp;
  /** Why no command leads there. */
  elsewhere: string | undefined;
}

/** The kinds of effect of each game; none for a game without effects. */
export const EFFECT_KINDS: Record<string, readonly string[]> = {
  'gathering-storm': Object.keys(EFFECTS),
  'storm-over-asia': effectShape.options.map(({ entries }) => entries.kind.literal),
  goss: ['combat', 'movement'],
};
/** Each step belongs to one phase: who was at every step was in every phase. */
export const STEPS: Record<string, readonly string[]> = {
  'gathering-storm': STORM_STEPS,
  'storm-over-asia': ASIA_STEPS,
  goss: GOSS_STEPS,
};

/** Everything that must occur: each command, step and effect of each game, and each refusal. */
export const namesWanted = (terms: readonly Term[]): string[] => [
  ...Object.entries(SYSTEMS).flatMap(([game, system]) => [
    ...[...Object.keys(system.create(null).commands), ...MOVES, 'correct'].map(
      (type) => `${game} command ${type}`,
    ),
    ...(STEPS[game] ?? []).map((step) => `${game} step ${step}`),
    ...(EFFECT_KINDS[game] ?? []).map((kind) => `${game} effect ${kind}`),
  ]),
  ...terms.filter(({ elsewhere }) => !elsewhere).map(({ name }) => `refusal ${name}`),
];

/** Names of everything that occurred in a game. */
export const namesCovered = (game: string, covered: Covered, terms: readonly Term[]): string[] => [
  ...[...covered.commands].map((type) => `${game} command ${type}`),
  ...[...covered.steps].map((step) => `${game} step ${step}`),
  ...[...covered.effects].map((kind) => `${game} effect ${kind}`),
  ...terms
    .filter(
      (term) =>
        (term.game ?? game) === game &&
        !term.elsewhere &&
        [...covered.refusals].some((message) => term.fits.test(message)),
    )
    .map(({ name }) => `refusal ${name}`),
];
