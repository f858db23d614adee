import * as v from 'valibot';
import { whyShape } from '@/kernel/policy';
import { accept, firstOf, type Refusal, refuse, unlessTold } from '@/kernel/result';
import {
  checkConquest,
  checkFlags,
  checkPlace,
  checkThere,
  countFlags,
  placeFlag,
  takeFlag,
} from '../china/regions';
import type { Obligation, OpenState } from '../state';
import { type Flag, REGIONS, type Region } from '../vocabulary';
import { conquer, freeCard } from '../warlords/cards';
import { checkJapaneseResult, checkTurning, targetsOf, turn } from '../warlords/conversions';
import { conquestCame, pickedCame } from './came';
import { anyway, define, edition, goesOn, plain, type Stored } from './define';
import { flag, region } from './shapes';

/** Where the app plays the power that picks: by which rules of its policy. */
const why = v.optional(whyShape);

/** The first refusal that holds; the table may overrule those that say so. */
function refused(told: true | undefined, ...refusals: (Refusal | null)[]) {
  const refusal = firstOf(refusals, told);
  return refusal ? ({ ok: false, refusal } as const) : accept(null);
}
const tablesOf = ({ china, front, readings }: OpenState) => ({
  china,
  front,
  initial: readings['initial-modifiers'] === 'yes',
  follows: readings['surplus-use'] === 'all',
});

/** Sets a region's flags as the map shows them. @rule SOA 25.1 */
export const setRegion = plain(
  v.strictObject({
    type: v.literal('set-region'),
    region,
    flags: v.pipe(v.array(flag), v.maxLength(12, 'At most 12 flags.')),
    anyway,
  }),
  (_, { flags, region: where, anyway: told }) => refused(told, checkFlags(flags, where)),
  (draft, command) => {
    // A copy: what the journal keeps is not played on.
    draft.china[command.region].flags = [...command.flags];
  },
);

/** A flag comes to a region, by diplomacy or by the table’s word. @rule SOA 25 */
export const placeFlagCommand = plain(
  v.strictObject({ type: v.literal('place-flag'), region, flag, anyway }),
  (open, command) => refused(command.anyway, checkPlace(open.china, command.region)),
  (draft, command) => placeFlag(draft.china, command.region, command.flag),
);

/** A flag leaves a region. */
export const takeFlagCommand = plain(
  v.strictObject({ type: v.literal('take-flag'), region, flag }),
  (open, command) => refused(undefined, checkThere(open.china, command.region, command.flag)),
  (draft, command) => takeFlag(draft.china, command.region, command.flag),
);

/** A flag goes from one region to another, as the table puts it right. */
export const moveFlag = plain(
  v.strictObject({ type: v.literal('move-flag'), flag, from: region, to: region, anyway }),
  (open, { flag: what, from, to, anyway: told }) => {
    if (from === to) return refuse('The flag is there already.', { allowed: 'Name another region.' });
    return refused(told, checkThere(open.china, from, what), checkPlace(open.china, to));
  },
  (draft, { flag: what, from, to }) => {
    takeFlag(draft.china, from, what);
    placeFlag(draft.china, to, what);
  },
);

/** A flag becomes another, and the table says by what: the United Front counts it. @rule SOA 26.22 */
export const turnFlagCommand = plain(
  v.strictObject({
    type: v.literal('turn-flag'),
    region,
    from: flag,
    to: flag,
    by: v.picklist(['event', 'other'], 'Say event or other.'),
  }),
  (open, { region: where, from, to }) =>
    from === to
      ? refuse(`It is a ${to} flag already.`, { rule: 'SOA 26', allowed: 'Name another kind of flag.' })
      : refused(undefined, checkThere(open.china, where, from)),
  (draft, { region: where, from, to, by }) =>
    turn(tablesOf(draft), { cause: by, region: where, from, to }, draft.turn),
);

const flagAsk = (open: OpenState, id: string) => {
  const owed = open.obligations.find((item) => item.id === id);
  return owed?.ask.type === 'flag'
    ? (owed as Obligation & { ask: { type: 'flag'; from: Flag; to: Flag } })
    : null;
};

const pickShape = v.strictObject({
  type: v.literal('pick-flag'),
  obligation: v.string(),
  region,
  why,
  edition,
});
type PickFlag = Stored<typeof pickShape>;
interface Picked {
  from: Flag;
  to: Flag;
  /** Titles of what was still to be picked, and now finds no flag. */
  gone?: string[];
}

/** Other picks that find no flag once this one is turned: they fall away. */
function goneWith({ china, obligations }: OpenState, { obligation }: PickFlag, from: Flag): string[] {
  const left = REGIONS.reduce((sum, where) => sum + countFlags(china[where], from), 0);
  if (left > 1) return [];
  return obligations.flatMap(({ id, ask }) =>
    id !== obligation && ask.type === 'flag' && ask.from === from ? [ask.title] : [],
  );
}

/** The power that picks names the region in which an event turns a flag. @rule SOA 26.111, 26.213 */
export const pickFlag = define<PickFlag, Picked>({
  came: pickedCame,
  shape: pickShape,
  audience: () => 'public',
  decide({ open }, command) {
    const running = goesOn(open);
    if (!running.ok) return running;
    const owed = flagAsk(open, command.obligation);
    if (!owed)
      return refuse('This flag is no longer waiting to be picked.', { allowed: 'Settle what is due now.' });
    const { from, to } = owed.ask;
    const refusal = checkTurning(tablesOf(open), { cause: 'event', region: command.region, from, to });
    if (refusal) return { ok: false, refusal };
    const gone = command.edition ? goneWith(open, command, from) : [];
    return accept({ open: { from, to, ...(gone.length > 0 ? { gone } : {}) } });
  },
  open(draft, command, { from, to }) {
    turn(tablesOf(draft), { cause: 'event', region: command.region, from, to }, draft.turn);
    draft.obligations = draft.obligations.filter(
      // What can no longer be picked anywhere falls away.
      (item) =>
        item.id !== command.obligation &&
        (item.ask.type !== 'flag' || targetsOf(draft.china, item.ask).length > 0),
    );
  },
});

/** A warlord flag becomes Nationalist by a Chinese result, or by the United Front's surplus. @rule SOA 26.211, 26.212 */
export const convertWarlord = plain(
  v.strictObject({
    type: v.literal('convert-warlord'),
    region,
    cause: v.picklist(['chinese-result', 'surplus'], 'Say chinese-result or surplus.'),
    why,
    anyway,
  }),
  (open, command) =>
    refused(command.anyway, checkTurning(tablesOf(open), { ...command, from: 'warlord', to: 'Nationalist' })),
  (draft, command) => turn(tablesOf(draft), { ...command, from: 'warlord', to: 'Nationalist' }, draft.turn),
);

const notItsOwn = (where: Region): Refusal => ({
  message: `Japan may not place its own flag in ${where}.`,
  rule: 'SOA 26.113',
  allowed: 'A warlord flag, in its place.',
});

/** Where Japan may not lay its own flag, its result lays a warlord flag. @rule SOA 26.113 */
export const japaneseResult = plain(
  v.strictObject({
    type: v.literal('japanese-result'),
    region,
    flag: v.picklist(['Japanese', 'warlord'], 'Say Japanese or warlord.'),
    /** Whether Japan may lay its own flag there: the table knows (25.51C). */
    mayPlace: v.boolean('Say whether Japan may place its own flag there.'),
    anyway,
  }),
  (open, { region: where, flag: what, mayPlace, anyway: told }) => {
    if (what === 'warlord') return refused(told, checkJapaneseResult(open.china, where, mayPlace));
    const barred = mayPlace ? null : unlessTold(notItsOwn(where));
    return refused(told, barred, checkPlace(open.china, where));
  },
  (draft, { region: where, flag: what }) => placeFlag(draft.china, where, what),
);

const conquestShape = v.strictObject({
  type: v.literal('conquest'),
  region,
  conquered: v.boolean('Say true or false.'),
  edition,
});
type Conquest = Stored<typeof conquestShape>;

/** Japan conquers a region, or it revolts; a card that is held out stays so. @rule SOA 26.112D, E, 37 */
export const conquest = define<Conquest, { held: boolean } | undefined>({
  came: conquestCame,
  shape: conquestShape,
  audience: () => 'public',
  decide({ open }, { region: where, conquered, edition: today }) {
    const running = goesOn(open);
    if (!running.ok) return running;
    const refusal = checkConquest(open.china, where, conquered);
    if (refusal) return { ok: false, refusal };
    return accept(today ? { open: { held: open.warlords.heldOut?.region === where } } : {});
  },
  open(draft, { region: where, conquered, edition: today }) {
    conquer(draft.china, where, conquered);
    if (!today) freeCard(draft.warlords, where);
  },
});
