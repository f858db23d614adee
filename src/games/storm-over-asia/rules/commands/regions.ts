import * as v from 'valibot';
import { noShortForm, override } from '@/kernel/command/define';
import { accept, firstOf, type Refusal, refuse } from '@/kernel/result';
import { checkFlags, checkPlace, checkThere, placeFlag, takeFlag } from '../china/regions';
import { aFlag } from '../say-event';
import { plain } from './define';
import { flag, region } from './outcome-shapes';

/** Returns the first refusal that applies; the table may overrule those that allow it. */
export function refused(overruled: true | undefined, ...refusals: (Refusal | null)[]) {
  const refusal = firstOf(refusals, overruled);
  return refusal ? ({ ok: false, refusal } as const) : accept(null);
}

/** Sets a region's flags as the map shows them. @rule SOA 25.1 */
export const setRegion = plain({
  shape: v.strictObject({
    type: v.literal('set-region'),
    region,
    flags: v.pipe(v.array(flag), v.maxLength(12, 'At most 12 flags.')),
    anyway: override,
  }),
  asks: { region: 'Region', flags: { name: 'Flags', again: true }, anyway: null },
  check: (_, { flags, region: where, anyway: overruled }) => refused(overruled, checkFlags(flags, where)),
  open(draft, command) {
    // A copy, because the journal's data must not be mutated.
    draft.china[command.region].flags = [...command.flags];
  },
  say: ({ region: where, flags }) => ({
    text: `${where} has ${flags.length === 0 ? 'no flags' : flags.join(', ')}`,
    rule: 'SOA 25.1',
  }),
  short: noShortForm,
  nature: 'event',
});

/** Places a flag in a region, by diplomacy or by the table’s decision. @rule SOA 25 */
export const placeFlagCommand = plain({
  shape: v.strictObject({ type: v.literal('place-flag'), region, flag, anyway: override }),
  asks: { region: 'Region', flag: 'Flag', anyway: null },
  check: (open, command) => refused(command.anyway, checkPlace(open.china, command.region)),
  open: (draft, command) => placeFlag(draft.china, command.region, command.flag),
  say: (command) => ({ text: `Put ${aFlag(command.flag)} in ${command.region}`, rule: 'SOA 25' }),
  short: noShortForm,
  nature: 'event',
});

/** A flag leaves a region. */
export const takeFlagCommand = plain({
  shape: v.strictObject({ type: v.literal('take-flag'), region, flag }),
  asks: { region: 'Region', flag: 'Flag' },
  check: (open, command) => refused(undefined, checkThere(open.china, command.region, command.flag)),
  open: (draft, command) => takeFlag(draft.china, command.region, command.flag),
  say: (command) => ({ text: `Take ${aFlag(command.flag)} off ${command.region}`, rule: 'SOA 25' }),
  short: noShortForm,
  nature: 'event',
});

/** Moves a flag from one region to another, as a correction by the table. */
export const moveFlag = plain({
  shape: v.strictObject({ type: v.literal('move-flag'), flag, from: region, to: region, anyway: override }),
  asks: { flag: 'Flag', from: 'From', to: 'To', anyway: null },
  check(open, { flag: what, from, to, anyway: overruled }) {
    if (from === to) return refuse('The flag is there already.', { allowed: 'Name another region.' });
    return refused(overruled, checkThere(open.china, from, what), checkPlace(open.china, to));
  },
  open(draft, { flag: what, from, to }) {
    takeFlag(draft.china, from, what);
    placeFlag(draft.china, to, what);
  },
  say: ({ flag: what, from, to }) => ({ text: `Move ${aFlag(what)} from ${from} to ${to}`, rule: 'SOA 25' }),
  short: noShortForm,
  nature: 'event',
});
