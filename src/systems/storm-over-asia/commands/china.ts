import * as v from 'valibot';
import { fine, STAYS, whole } from '@/kernel/define';
import { whyShape } from '@/kernel/policy';
import { accept, refuse } from '@/kernel/result';
import { checkConquest, checkPlace, checkThere, placeFlag, readFlags, takeFlag } from '../china/regions';
import type { Obligation, OpenState } from '../state';
import { FLAGS, type Flag, REGIONS, type Region } from '../vocabulary';
import {
  type CardDoes,
  cardDoes,
  cardsInDeck,
  checkDrawn,
  conquer,
  passDraw,
  playCard,
} from '../warlords/cards';
import { checkJapaneseResult, checkTurning, targetsOf, turn } from '../warlords/conversions';
import { at, define, goesOn, plain } from './define';

const region = v.picklist(REGIONS, 'Name one of the nine Chinese regions (SOA 23.21).');
const flag = v.picklist(FLAGS, 'Name a Nationalist, Communist, Japanese or warlord flag.');

/** Where the app plays the power that picks: by which rules of its policy. */
const why = v.optional(whyShape);

const refused = (refusal: ReturnType<typeof checkPlace>) =>
  refusal ? ({ ok: false, refusal } as const) : accept(null);
const tablesOf = ({ china, front, readings }: OpenState) => ({
  china,
  front,
  initial: readings['initial-modifiers'] === 'yes',
});

/** Sets a region's flags as the map shows them. @rule SOA 25.1 */
export const setRegion = plain(
  v.strictObject({ type: v.literal('set-region'), region, flags: v.array(flag) }),
  (_, command) => readFlags(command.flags, command.region),
  (draft, command) => {
    // A copy: what the journal keeps is not played on.
    draft.china[command.region].flags = [...command.flags];
  },
);

/** A flag comes to a region, by diplomacy or by the table’s word. @rule SOA 25 */
export const placeFlagCommand = plain(
  v.strictObject({ type: v.literal('place-flag'), region, flag }),
  (open, command) => refused(checkPlace(open.china, command.region)),
  (draft, command) => placeFlag(draft.china, command.region, command.flag),
);

/** A flag leaves a region. */
export const takeFlagCommand = plain(
  v.strictObject({ type: v.literal('take-flag'), region, flag }),
  (open, command) => refused(checkThere(open.china, command.region, command.flag)),
  (draft, command) => takeFlag(draft.china, command.region, command.flag),
);

/** A flag goes from one region to another, as the table puts it right. */
export const moveFlag = plain(
  v.strictObject({ type: v.literal('move-flag'), flag, from: region, to: region }),
  (open, { flag: what, from, to }) => {
    if (from === to) return refuse('The flag is there already.', { allowed: 'Name another region.' });
    return refused(checkThere(open.china, from, what) ?? checkPlace(open.china, to));
  },
  (draft, { flag: what, from, to }) => {
    takeFlag(draft.china, from, what);
    placeFlag(draft.china, to, what);
  },
);

const flagAsk = (open: OpenState, id: string) => {
  const owed = open.obligations.find((item) => item.id === id);
  return owed?.ask.type === 'flag'
    ? (owed as Obligation & { ask: { type: 'flag'; from: Flag; to: Flag } })
    : null;
};

/** The power that picks names the region in which an event turns a flag. @rule SOA 26.111, 26.213 */
export const pickFlag = define<
  { type: 'pick-flag'; obligation: string; region: Region; why?: string[] | undefined },
  { from: Flag; to: Flag }
>({
  shape: v.strictObject({ type: v.literal('pick-flag'), obligation: v.string(), region, why }),
  audience: () => 'public',
  decide({ open }, command) {
    const running = goesOn(open);
    if (!running.ok) return running;
    const owed = flagAsk(open, command.obligation);
    if (!owed)
      return refuse('This flag is no longer waiting to be picked.', { allowed: 'Settle what is due now.' });
    const { from, to } = owed.ask;
    const refusal = checkTurning(tablesOf(open), { cause: 'event', region: command.region, from, to });
    return refusal ? { ok: false, refusal } : accept({ open: { from, to } });
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
  }),
  (open, command) =>
    refused(checkTurning(tablesOf(open), { ...command, from: 'warlord', to: 'Nationalist' })),
  (draft, command) => turn(tablesOf(draft), { ...command, from: 'warlord', to: 'Nationalist' }, draft.turn),
);

/** Where Japan may not lay its own flag, its result lays a warlord flag. @rule SOA 26.113 */
export const japaneseResult = plain(
  v.strictObject({
    type: v.literal('japanese-result'),
    region,
    flag: v.picklist(['Japanese', 'warlord'], 'Say Japanese or warlord.'),
    /** Whether Japan may lay its own flag there: the table knows (25.51C). */
    mayPlace: v.boolean('Say whether Japan may place its own flag there.'),
  }),
  (open, { region: where, flag: what, mayPlace }) => {
    if (what === 'warlord') return refused(checkJapaneseResult(open.china, where, mayPlace));
    if (!mayPlace)
      return refuse(`Japan may not place its own flag in ${where}.`, {
        rule: 'SOA 26.113',
        allowed: 'A warlord flag, in its place.',
      });
    return refused(checkPlace(open.china, where));
  },
  (draft, { region: where, flag: what }) => placeFlag(draft.china, where, what),
);

/** Japan conquers a region, or it revolts. @rule SOA 26.112E, 37 */
export const conquest = plain(
  v.strictObject({ type: v.literal('conquest'), region, conquered: v.boolean('Say true or false.') }),
  (open, command) => refused(checkConquest(open.china, command.region, command.conquered)),
  (draft, command) => conquer(draft.china, draft.warlords, command.region, command.conquered),
);

/** What the card did there, as its sentence tells. */
type CardCame = Pick<CardDoes, 'region' | 'replaces' | 'nothing'>;

function cameOf({ china }: OpenState, region: Region): CardCame {
  const { rule: _, ...came } = cardDoes(china, region);
  return came;
}

function carryOut(draft: OpenState, where: Region): CardDoes {
  const does = playCard(draft.china, draft.warlords, where, draft.turn);
  draft.warlords.drawn = { region: where, turn: draft.turn };
  if (does.nothing && draft.readings['all-warlord'] === 'table')
    draft.obligations.push({
      id: `o${draft.nextId++}`,
      owes: 'table',
      words: `${where} has four warlord flags: the table decides what its card does`,
      rule: 'SOA 26.112B',
      ask: { type: 'region', region: where },
    });
  return does;
}

function checkDue(open: OpenState) {
  const here = at(open, 'warlord', 'The warlord card', 'SOA 26.112');
  if (!here.ok) return here;
  return open.warlords.drawn?.turn === open.turn
    ? refuse('The warlord card of this turn has come.', {
        rule: 'SOA 26.112',
        allowed: 'One card comes each turn.',
      })
    : accept(null);
}

/** Draws the warlord card at the end of the Diplomatic phase: every card in the deck is as likely. @rule SOA 26.112 */
export const drawWarlord = define<{ type: 'draw-warlord' }, CardCame>({
  ...STAYS,
  shape: v.strictObject({ type: v.literal('draw-warlord') }),
  audience: () => 'public',
  decide({ open }, _, chance) {
    const due = checkDue(open);
    if (!due.ok) return due;
    const deck = cardsInDeck(open.china, open.warlords);
    if (deck.length === 0)
      return refuse('No warlord card is left to come.', {
        rule: 'SOA 26.112D',
        allowed: 'Go on without one.',
      });
    if (!chance)
      return refuse('There is no seed to draw with.', {
        allowed: 'Draw the card on the table and enter it.',
      });
    const first = chance
      .order('warlords', open.turn, REGIONS.length)
      .find((index) => deck.includes(REGIONS[index] as Region));
    return accept({ open: cameOf(open, REGIONS[first as number] as Region) });
  },
  open: (draft, _, came) => void carryOut(draft, came.region),
});

/** Enters the warlord card that the table drew. @rule SOA 26.112 */
export const enterWarlord = define<{ type: 'enter-warlord'; region: Region }, CardCame>({
  shape: v.strictObject({ type: v.literal('enter-warlord'), region }),
  audience: () => 'public',
  decide({ open }, command) {
    const due = checkDue(open);
    if (!due.ok) return due;
    const refusal = checkDrawn(open.china, open.warlords, command.region);
    return refusal ? { ok: false, refusal } : accept({ open: cameOf(open, command.region) });
  },
  open: (draft, _, came) => void carryOut(draft, came.region),
});

/** No card can come: the one held out is back for the next turn (assumed). @rule SOA 26.112D */
export const noWarlord = plain(
  v.strictObject({ type: v.literal('no-warlord') }),
  (open) => {
    const due = checkDue(open);
    if (!due.ok) return due;
    return cardsInDeck(open.china, open.warlords).length === 0
      ? fine()
      : refuse('A warlord card can come.', { rule: 'SOA 26.112', allowed: 'Draw it.' });
  },
  (draft) => passDraw(draft.warlords),
);

/** What the table knows of the United Front. @rule SOA 32 */
export const setFront = plain(
  v.strictObject({
    type: v.literal('set-front'),
    exists: v.optional(v.boolean()),
    entered: v.optional(v.nullable(whole(-99, 99))),
    allJoined: v.optional(v.boolean()),
    surplus: v.optional(whole(0, 99)),
  }),
  (_, { type: __, ...told }) =>
    Object.keys(told).length > 0
      ? fine()
      : refuse('Nothing is entered.', { allowed: 'Say what has changed.' }),
  (draft, { type: _, ...told }) => {
    const { front } = draft;
    if (told.exists !== undefined) front.exists = told.exists;
    if (told.entered !== undefined) front.entered = told.entered;
    if (told.allJoined !== undefined) front.allJoined = told.allJoined;
    if (told.surplus !== undefined) {
      front.surplus = told.surplus;
      front.surplusUsed = 0;
    }
  },
);

/** The purge card in force; the one just used is held out until the next is drawn (assumed). */
export const drawPurge = define<{ type: 'draw-purge' }, { card: number }>({
  ...STAYS,
  shape: v.strictObject({ type: v.literal('draw-purge') }),
  audience: () => 'public',
  decide({ open }, _, chance) {
    if (!chance)
      return refuse('There is no seed to draw with.', {
        allowed: 'Draw the card on the table and enter it.',
      });
    const card = chance.order('purge', open.nextId, 4).find((index) => index + 1 !== open.purge.now);
    return accept({ open: { card: (card ?? 0) + 1 } });
  },
  open(draft, _, came) {
    draft.nextId += 1;
    draft.purge.now = came.card;
  },
});

/** Enters the purge card that the table drew. */
export const enterPurge = plain(
  v.strictObject({ type: v.literal('enter-purge'), card: whole(1, 4) }),
  (open, { card }) =>
    open.purge.now === card
      ? refuse(`Purge card ${card} was used last: it is held out.`, {
          rule: 'SOA purge cards',
          allowed: 'One of the other three.',
        })
      : fine(),
  (draft, { card }) => {
    draft.purge.now = card;
  },
);
