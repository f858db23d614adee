import type { Chance } from '@/kernel/chance';
import { type By, createBy } from '@/kernel/command/choosing';
import type { Command, Viewer } from '@/kernel/game';
import { cardsHeld } from '@/kernel/round';
import { appPowers } from '@/kernel/seats';
import type { AppVisit } from '@/kernel/system';
import { duesOf, isDue } from '../guide/dues';
import type { HiddenState, OpenState, Table } from '../state/state';
import type { Power } from '../vocabulary';
import { POLICY_STEPS } from './choose-orders';
import { choosePapers } from './choose-sheet';
import { chooseAnswer } from './choosing';
import { eyesOf } from './eyes';
import { HOUSE_POLICY } from './house-policy';

const byOf = (open: OpenState, power: Power, chance: Chance): By =>
  createBy(open, { power, chance, house: HOUSE_POLICY });

/** Whether the app has to look into its papers now: a moment of its policy, or an event that waits on a sheet. */
function visits(open: OpenState, person: string): boolean {
  const decidesNow = POLICY_STEPS.some((step) => step === open.step) && cardsHeld(open) > 0;
  const moment = open.round || decidesNow;
  if (moment && !open.visited.includes(person)) return true;
  return open.obligations.some(
    (obligation) =>
      obligation.ask.type === 'visits' && obligation.ask.people.includes(person) && isDue(open, obligation),
  );
}

/** Returns the next public answer that an app power owes, in the order in which they are due. */
function answerOf(state: Table, apps: readonly Power[], chance: Chance): Command | null {
  for (const { obligation } of duesOf(state.open))
    for (const power of apps) {
      if (!obligation) continue;
      const chosen = chooseAnswer(eyesOf(state, power, apps), obligation, byOf(state.open, power, chance));
      if (chosen) return chosen.command;
    }
  return null;
}

/**
 * Decides for the powers that the app plays: opens their papers at the moments of its policy, and answers
 * what they owe.
 * @param viewersOf returns the viewers of what is in the papers of these powers
 * @rule GS 9.12, 9.13
 */
export const createAppDecides =
  (viewersOf: (open: OpenState, powers: readonly Power[]) => Viewer[]) =>
  (state: Table, chance: Chance | null): AppVisit<OpenState, HiddenState> | { command: Command } | null => {
    const { open } = state;
    const seat = open.seats.find(({ by, powers }) => by === 'app' && powers.length > 0);
    if (!seat || !chance || open.over) return null;
    const apps = appPowers(open.seats);
    if (visits(open, seat.person))
      return {
        person: seat.person,
        viewers: viewersOf(open, apps),
        leave: apps.map(
          (power) => (now) =>
            choosePapers(eyesOf(now, power, apps), byOf(now.open, power, chance)).map(
              ({ command }) => command,
            ),
        ),
      };
    const command = answerOf(state, apps, chance);
    return command && { command };
  };
