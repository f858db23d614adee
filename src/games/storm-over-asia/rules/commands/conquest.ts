import * as v from 'valibot';
import { edition, noShortForm, override } from '@/kernel/command/define';
import { accept, overridable, type Refusal } from '@/kernel/result';
import { checkConquest, checkPlace, placeFlag } from '../china/regions';
import { flagName } from '../say-event';
import type { Region } from '../vocabulary';
import { conquer, freeCard, heldOutOf } from '../warlords/cards';
import { checkJapaneseResult } from '../warlords/conversions';
import { define, goesOn, plain } from './define';
import { region } from './outcome-shapes';
import { refused } from './regions';

const notItsOwn = (where: Region): Refusal => ({
  message: `Japan may not place its own flag in ${where}.`,
  rule: 'SOA 26.113',
  allowed: 'A warlord flag, in its place.',
});

/** If Japan may not place its own flag, its result places a warlord flag. @rule SOA 26.113 */
export const japaneseResult = plain({
  shape: v.strictObject({
    type: v.literal('japanese-result'),
    region,
    flag: v.picklist(['Japanese', 'warlord'], 'Say Japanese or warlord.'),
    /** Whether Japan may place its own flag there: the table knows (25.51C). */
    mayPlace: v.boolean('Say whether Japan may place its own flag there.'),
    anyway: override,
  }),
  asks: { region: 'Region', flag: 'Flag', mayPlace: 'Japan may place its own flag', anyway: null },
  check(open, { region: where, flag: what, mayPlace, anyway: overruled }) {
    if (what === 'warlord') return refused(overruled, checkJapaneseResult(open.china, where, mayPlace));
    const barred = mayPlace ? null : overridable(notItsOwn(where));
    return refused(overruled, barred, checkPlace(open.china, where));
  },
  open: (draft, { region: where, flag: what }) => placeFlag(draft.china, where, what),
  say: (command) => ({
    text: `Japan lays a ${flagName(command.flag)} in ${command.region}`,
    rule: 'SOA 26.113',
  }),
  short: noShortForm,
  nature: 'event',
});

/** Says where a region's card goes when it is conquered or revolts. @rule SOA 26.112D, E */
function cardGoes(conquered: boolean, held: boolean): string {
  if (conquered)
    return held
      ? 'Its warlord card, held out now, stays out until it revolts'
      : 'Take its warlord card out of the deck';
  return held
    ? 'Its warlord card is held out until after the next draw'
    : 'Put its warlord card back in the deck';
}

/** Japan conquers a region, or it revolts; a card that is held out stays so. @rule SOA 26.112D, E, 37 */
export const conquest = define({
  shape: v.strictObject({
    type: v.literal('conquest'),
    region,
    conquered: v.boolean('Say true or false.'),
    edition,
  }),
  asks: { region: 'Region', conquered: 'Japan holds it' },
  outcome: v.optional(v.strictObject({ held: v.boolean() })),
  reveals: false,
  decide({ open }, { region: where, conquered, edition: today }) {
    const running = goesOn(open);
    if (!running.ok) return running;
    const refusal = checkConquest(open.china, where, conquered);
    if (refusal) return { ok: false, refusal };
    return accept(today ? { open: { held: heldOutOf(open.warlords).includes(where) } } : {});
  },
  open(draft, { region: where, conquered, edition: today }) {
    conquer(draft.china, where, conquered);
    if (!today) freeCard(draft.warlords, where);
  },
  say: ({ region: where, conquered }, outcome) => ({
    text: conquered ? `Japan conquers ${where}` : `${where} revolts`,
    notes: [cardGoes(conquered, outcome?.held ?? false)],
    rule: 'SOA 26.112E',
  }),
  short: noShortForm,
  nature: 'event',
});
