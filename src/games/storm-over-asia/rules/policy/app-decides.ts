import type { Chance } from '@/kernel/chance';
import { createBy } from '@/kernel/command/choosing';
import type { Command, Viewer } from '@/kernel/game';
import { cardsHeld, hasCurtain } from '@/kernel/round';
import { appPowers } from '@/kernel/seats';
import type { AppVisit } from '@/kernel/system';
import { duesOf } from '../dues';
import type { Hand, Obligation, OpenState, Table } from '../state';
import type { Power } from '../vocabulary';
import {
  chooseAnswer,
  chooseOrders,
  chooseSurplus,
  POLICY_STEPS,
  type VisibleFacts,
  visibleFactsOf,
} from './choosing';
import { HOUSE_POLICY } from './house-policy';

/** Dice of a power’s own, and of each thing it chooses: what else it chose in the step moves none of them. */
const byFor =
  ({ power, view: { open } }: VisibleFacts, chance: Chance) =>
  (of: string) =>
    createBy(open, { power, chance, house: HOUSE_POLICY, of });

/** Whether the app looks into its papers in this step: a moment of its policy, or a round that visits everyone; by public counts. */
function isMoment(open: OpenState): boolean {
  if (open.round) return true;
  return POLICY_STEPS.some((step) => step === open.step) && cardsHeld(open) > 0;
}

/**
 * Names a power's answer by its content and by how many of its kind are still owed. Unlike its number, that
 * is the same after an undo, whatever has been entered since.
 */
function nameAnswer(open: OpenState, { owes, words }: Obligation): string {
  const alike = open.obligations.filter((other) => other.owes === owes && other.words === words);
  return `${words} ${alike.length}`;
}

/** The flag that an app’s power owes, in the order in which flags are due; then what China may do by itself. */
function answerOf(state: Table, apps: readonly Power[], chance: Chance): Command | null {
  for (const { obligation } of duesOf(state.open)) {
    const power = apps.find((item) => item === obligation?.owes);
    if (!obligation || !power) continue;
    const eyes = visibleFactsOf(state, power);
    const chosen = chooseAnswer(eyes, obligation, byFor(eyes, chance)(nameAnswer(state.open, obligation)));
    if (chosen) return chosen.command;
  }
  if (!apps.includes('China')) return null;
  const eyes = visibleFactsOf(state, 'China');
  // The next surplus flag has its own dice; a declined choice stays declined while the facts are unchanged.
  const next = `surplus ${state.open.front.surplusUsed + 1}`;
  return chooseSurplus(eyes, byFor(eyes, chance)(next))?.command ?? null;
}

/**
 * What the app decides now for its powers: it opens their papers at the moments of its policy, picks the
 * flags that they owe, and uses the United Front’s surplus for China.
 * @param viewersOf the sheets in a person's papers, by powers
 * @rule SOA 9, 26.111, 26.212, 26.213
 */
export const createAppDecides =
  (viewersOf: (open: OpenState, powers: readonly Power[]) => Viewer[]) =>
  (state: Table, chance: Chance | null): AppVisit<OpenState, Hand> | { command: Command } | null => {
    const { open } = state;
    const apps = appPowers(open.seats);
    if (apps.length === 0 || !chance || open.over || !hasCurtain(open)) return null;
    const seat = open.seats.find(
      ({ by, powers, person }) => by === 'app' && powers.length > 0 && !open.visited.includes(person),
    );
    if (seat && isMoment(open))
      return {
        person: seat.person,
        viewers: viewersOf(open, seat.powers),
        leave: seat.powers.map((power) => (now) => {
          const eyes = visibleFactsOf(now, power);
          return chooseOrders(eyes, byFor(eyes, chance)).map(({ command }) => command);
        }),
      };
    const command = answerOf(state, apps, chance);
    return command && { command };
  };
