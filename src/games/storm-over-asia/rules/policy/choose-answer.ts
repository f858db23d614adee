import type { By, Chosen } from '@/kernel/command/choosing';
import { boundWhy } from '@/kernel/command/policy';
import type { Obligation } from '../state';
import { chooseFlag, regionsFor, type Turned } from './choose-flag';
import { choose } from './choosing';
import { factsOfSurplus } from './facts';
import type { VisibleFacts } from './visible-facts';

/**
 * Returns the public command by which an app power picks the flag that an event turns, or null if it does not
 * pick. Anything that needs the board or an open entry is left to the table.
 * @rule SOA 26.111, 26.213
 */
export function chooseAnswer(
  { power, view: { open } }: VisibleFacts,
  { id, ask, owes }: Obligation,
  by: By,
): Chosen | null {
  if (ask.type !== 'flag' || owes !== power) return null;
  const { from, to } = ask;
  const chosen = chooseFlag(open, power, { cause: 'event', from, to }, by);
  if (!chosen) return null;
  const why = boundWhy(chosen.lines);
  return { command: { type: 'pick-flag', obligation: id, region: chosen.region, why }, why };
}

const BY_SURPLUS: Turned = { cause: 'surplus', from: 'warlord', to: 'Nationalist' };

/** Whether China may now turn a warlord flag by the United Front’s surplus. @rule SOA 26.212, 32.72 */
const mayUseSurplus = ({ power, view: { open } }: VisibleFacts) =>
  power === 'China' && open.step === 'diplomacy' && regionsFor(open, power, BY_SURPLUS).length > 0;

/**
 * Returns whether and where China turns a warlord flag with the United Front’s surplus: without a command if
 * it declines, or null if it may not.
 * @rule SOA 26.212, 32.72
 */
export function chooseSurplus(
  eyes: VisibleFacts,
  by: By,
): { command: Chosen['command'] | null; why: string[] } | null {
  if (!mayUseSurplus(eyes)) return null;
  const { power, view } = eyes;
  const facts = factsOfSurplus(view.open, regionsFor(view.open, power, BY_SURPLUS));
  const { option, lines } = choose(by, 'surplus', { facts, allowed: ['turn', 'leave'] });
  const where = option === 'turn' ? chooseFlag(view.open, power, BY_SURPLUS, by) : null;
  const why = boundWhy([...lines, ...(where?.lines ?? [])]);
  return {
    command: where && { type: 'convert-warlord', region: where.region, cause: 'surplus', why },
    why,
  };
}
