import * as v from 'valibot';
import { STAYS } from '@/kernel/define';
import { accept, firstOf, type Refusal, refuse, unlessTold } from '@/kernel/result';
import type { OpenState } from '../state';
import { REGIONS, type Region } from '../vocabulary';
import {
  type CardDoes,
  cardDoes,
  cardsInDeck,
  checkDrawn,
  isDrawn,
  passDraw,
  playCard,
} from '../warlords/cards';
import { noWarlordCame, warlordCame } from './came';
import { anyway, at, define, edition, type Stored } from './define';
import { region } from './shapes';

/** What the card did there, as its sentence tells. */
type CardCame = Pick<CardDoes, 'region' | 'replaces' | 'nothing'>;

function cameOf({ china }: OpenState, region: Region): CardCame {
  const { rule: _, ...came } = cardDoes(china, region);
  return came;
}

/** @param placed its flags stand on the map already: the card alone is held out */
function carryOut(draft: OpenState, where: Region, placed = false): void {
  const { turn, warlords } = draft;
  const does = placed ? cardDoes(draft.china, where) : playCard(draft.china, warlords, where, turn);
  warlords.heldOut = { region: where, turn };
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

/** Whether a warlord card comes now: at its step, once in a turn. */
function checkDue(open: OpenState, told?: boolean) {
  const here = at(open, 'warlord', 'The warlord card', 'SOA 26.112', told);
  if (!here.ok) return here;
  const refusal = firstOf([isDrawn(open) ? unlessTold(CAME) : null], told);
  return refusal ? { ok: false as const, refusal } : accept(null);
}

/** Draws the warlord card at the end of the Diplomatic phase: every card in the deck is as likely. @rule SOA 26.112 */
export const drawWarlord = define<{ type: 'draw-warlord'; anyway?: true | undefined }, CardCame>({
  ...STAYS,
  came: warlordCame,
  shape: v.strictObject({ type: v.literal('draw-warlord'), anyway }),
  audience: () => 'public',
  decide({ open }, command, chance) {
    const due = checkDue(open, command.anyway);
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

const enterShape = v.strictObject({
  type: v.literal('enter-warlord'),
  region,
  /** It was done on the table: its flags stand on the map already. */
  placed: v.optional(v.literal(true)),
  anyway,
});

/** Enters the warlord card that the table drew. @rule SOA 26.112 */
export const enterWarlord = define<v.InferOutput<typeof enterShape>, CardCame>({
  came: warlordCame,
  shape: enterShape,
  audience: () => 'public',
  decide({ open }, command) {
    const due = checkDue(open, command.anyway);
    if (!due.ok) return due;
    const refusal = firstOf([checkDrawn(open.china, open.warlords, command.region)], command.anyway);
    return refusal ? { ok: false, refusal } : accept({ open: cameOf(open, command.region) });
  },
  open: (draft, { placed }, came) => void carryOut(draft, came.region, placed),
});

/** Why no card came, as its sentence tells. */
export interface NoCard {
  conquered: number;
  heldOut?: Region;
}
const noShape = v.strictObject({ type: v.literal('no-warlord'), edition, anyway });
type NoWarlord = Stored<typeof noShape>;

/** No card comes in this turn: that is its draw, and the one held out is back after it (assumed). @rule SOA 26.112D */
export const noWarlord = define<NoWarlord, NoCard | undefined>({
  came: noWarlordCame,
  shape: noShape,
  audience: () => 'public',
  decide({ open }, command) {
    const due = checkDue(open, command.anyway);
    if (!due.ok) return due;
    const refusal = firstOf([checkNone(open)], command.anyway);
    if (refusal) return { ok: false, refusal };
    return accept(command.edition ? { open: noCard(open) } : {});
  },
  open(draft, command) {
    if (command.edition) passDraw(draft.warlords, draft.turn);
    else draft.warlords.heldOut = null;
  },
});

const checkNone = ({ china, warlords }: OpenState): Refusal | null =>
  cardsInDeck(china, warlords).length === 0
    ? null
    : unlessTold({ message: 'A warlord card can come.', rule: 'SOA 26.112', allowed: 'Draw it.' });

function noCard({ china, warlords: { heldOut } }: OpenState): NoCard {
  const conquered = REGIONS.filter((item) => china[item].conquered).length;
  return { conquered, ...(heldOut ? { heldOut: heldOut.region } : {}) };
}
