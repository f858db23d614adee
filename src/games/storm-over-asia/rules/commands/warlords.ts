import * as v from 'valibot';
import { editionUpTo, NOT_CORRECTABLE, noShortForm, override, whole } from '@/kernel/command/define';
import { accept, firstOf, overridable, type Refusal, refuse } from '@/kernel/result';
import { aFlag, sayReplaced } from '../say-event';
import type { OpenState } from '../state';
import { REGIONS, type Region } from '../vocabulary';
import {
  cardDoes,
  cardsInDeck,
  checkDrawn,
  clearHeldOut,
  heldOutOf,
  holdOut,
  isDrawn,
  passDraw,
  playCard,
  sayRegions,
} from '../warlords/cards';
import { at, checkPicked, define } from './define';
import { flag, region } from './outcome-shapes';

/** What the card did there, for its sentence. */
const cardOutcome = v.strictObject({
  region,
  replaces: v.optional(flag),
  nothing: v.optional(v.literal(true)),
});
type CardOutcome = v.InferOutput<typeof cardOutcome>;

function outcomeOf({ china }: OpenState, region: Region): CardOutcome {
  const { rule: _, ...outcome } = cardDoes(china, region);
  return outcome;
}

/** @param placed its flags are already on the map: only the card is held out */
function carryOut(
  draft: OpenState,
  where: Region,
  { placed, edition: today }: { placed?: true | undefined; edition?: number | undefined },
): void {
  const { turn, warlords } = draft;
  // Older entries held out the newest card of a turn alone.
  if (!today || today < 3) clearHeldOut(warlords);
  const does = placed ? cardDoes(draft.china, where) : playCard(draft.china, warlords, where, turn);
  if (placed) holdOut(warlords, where, turn);
  warlords.drawn = { region: where, turn };
  if (!placed && does.nothing && draft.readings['all-warlord'] === 'table')
    draft.obligations.push({
      id: `o${draft.nextId++}`,
      owes: 'table',
      words: `${where} has four warlord flags: the table decides what its card does`,
      rule: 'SOA 26.112B',
      ask: { type: 'region', region: where },
    });
}

const CAME: Refusal = {
  message: 'The warlord card of this turn has come.',
  rule: 'SOA 26.112',
  allowed: 'One card comes each turn.',
};

/** Whether a warlord card comes now: at its step, once per turn, with no flag left to pick. */
function checkDue(
  open: OpenState,
  { anyway: overruled, picked }: { anyway?: true | undefined; picked: boolean },
) {
  const here = at(open, 'warlord', 'The warlord card', 'SOA 26.112', overruled);
  if (!here.ok) return here;
  const refusal = firstOf(
    [isDrawn(open) ? overridable(CAME) : null, picked ? checkPicked(open) : null],
    overruled,
  );
  return refusal ? { ok: false as const, refusal } : accept(null);
}

/** Says what a warlord card did in its region. @rule SOA 26.112 */
function sayCard({ region: where, replaces, nothing }: CardOutcome) {
  const does = nothing
    ? 'Four warlord flags are there: there is nothing to replace'
    : replaces
      ? sayReplaced(replaces, 'warlord', where)
      : `Put ${aFlag('warlord')} in ${where}`;
  return { text: `The warlord card: ${where}`, notes: [does], rule: 'SOA 26.112' };
}

/** Draws the warlord card at the end of the Diplomatic phase: every card in the deck is as likely. @rule SOA 26.112 */
export const drawWarlord = define({
  ...NOT_CORRECTABLE,
  shape: v.strictObject({ type: v.literal('draw-warlord'), edition: editionUpTo(3), anyway: override }),
  asks: { anyway: null },
  outcome: cardOutcome,
  // The card stays; what it does there is read from the map.
  keepsOutcome: (open, { open: { region } }) => ({ open: outcomeOf(open, region) }),
  reveals: true,
  decide({ open }, command, chance) {
    const due = checkDue(open, { ...command, picked: command.edition !== undefined });
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
    return accept({ open: outcomeOf(open, REGIONS[first as number] as Region) });
  },
  open: (draft, { edition: today }, outcome) => carryOut(draft, outcome.region, { edition: today }),
  say: (_, outcome) => sayCard(outcome),
  short: noShortForm,
  nature: 'event',
});

/** Enters the warlord card that the table drew. @rule SOA 26.112 */
export const enterWarlord = define({
  shape: v.strictObject({
    type: v.literal('enter-warlord'),
    region,
    /** It was done on the table: its flags are already on the map. */
    placed: v.optional(v.literal(true)),
    edition: editionUpTo(3),
    anyway: override,
  }),
  asks: { region: 'Region', placed: 'Its flag stands on the map already', anyway: null },
  outcome: cardOutcome,
  reveals: false,
  decide({ open }, command) {
    const due = checkDue(open, { ...command, picked: command.edition !== undefined });
    if (!due.ok) return due;
    const refusal = firstOf([checkDrawn(open.china, open.warlords, command.region)], command.anyway);
    return refusal ? { ok: false, refusal } : accept({ open: outcomeOf(open, command.region) });
  },
  open: (draft, command, outcome) => carryOut(draft, outcome.region, command),
  say(command, outcome) {
    const said = sayCard(outcome);
    return command.placed ? { ...said, notes: ['Its flag stands on the map already'] } : said;
  },
  short: noShortForm,
  nature: 'event',
});

/** Why no card came, for its sentence. */
const noCardOutcome = v.strictObject({
  conquered: whole(0, 9),
  heldOut: v.optional(region),
  /** Cards that came last turn, of which some stay out: their regions are conquered. Older entries named one card. */
  back: v.optional(v.array(region)),
  stays: v.optional(v.array(region)),
});
type NoCard = v.InferOutput<typeof noCardOutcome>;

const checkNone = ({ china, warlords }: OpenState): Refusal | null =>
  cardsInDeck(china, warlords).length === 0
    ? null
    : overridable({ message: 'A warlord card can come.', rule: 'SOA 26.112', allowed: 'Draw it.' });

function noCard({ turn, china, warlords }: OpenState, today: number): NoCard {
  const { heldOut } = warlords;
  const conquered = REGIONS.filter((item) => china[item].conquered).length;
  if (today < 4) return { conquered, ...(heldOut ? { heldOut: heldOut.region } : {}) };
  const held = heldOut?.turn === turn ? [] : heldOutOf(warlords);
  const back = held.filter((item) => !china[item].conquered);
  const stays = held.filter((item) => china[item].conquered);
  return {
    conquered,
    ...(back.length > 0 ? { back } : {}),
    ...(stays.length > 0 ? { stays } : {}),
  };
}

/** Says why no card came in a turn, and which are back after it. @rule SOA 26.112D, E */
function sayNoCard(
  { conquered, heldOut, back = heldOut ? [heldOut] : [], stays = [] }: NoCard,
  overruled: boolean,
) {
  return [
    ...(overruled || conquered === 0 ? [] : [`${sayRegions(conquered)} conquered`]),
    ...back.map((item) => `${item} came last turn: its card was held out, and is back now`),
    ...stays.map((item) => `${item} came last turn: its card stays out, the region is conquered`),
  ];
}

/** No card comes in this turn: that is its draw, and the one held out is back after it (assumed). @rule SOA 26.112D */
export const noWarlord = define({
  shape: v.strictObject({ type: v.literal('no-warlord'), edition: editionUpTo(4), anyway: override }),
  asks: { anyway: null },
  outcome: v.optional(noCardOutcome),
  reveals: false,
  decide({ open }, command) {
    const due = checkDue(open, { ...command, picked: (command.edition ?? 1) > 2 });
    if (!due.ok) return due;
    const refusal = firstOf([checkNone(open)], command.anyway);
    if (refusal) return { ok: false, refusal };
    return accept(command.edition ? { open: noCard(open, command.edition) } : {});
  },
  open(draft, command) {
    const { warlords, turn } = draft;
    // Older entries also brought back what came in this turn.
    if ((command.edition ?? 1) < 4) clearHeldOut(warlords);
    if (command.edition) passDraw(warlords, turn);
  },
  say: (command, outcome) => ({
    text: command.anyway ? 'No warlord card this turn' : 'No warlord card can come',
    notes: outcome ? sayNoCard(outcome, command.anyway === true) : [],
    rule: 'SOA 26.112D',
  }),
  short: noShortForm,
  nature: 'event',
});
