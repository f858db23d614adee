import * as v from 'valibot';
import type { CommandKind } from '@/kernel/command/command';
import { edition, noShortForm, text } from '@/kernel/command/define';
import { createLines } from '@/kernel/command/line-commands';
import { createLook, createPapers, createPrivateNote, createReseat } from '@/kernel/command/papers-commands';
import { createChooseRuleOption } from '@/kernel/command/rule-options';
import {
  createBookmark,
  createEnd,
  createNotes,
  createSetPolicy,
  createWaive,
} from '@/kernel/command/table-commands';
import { printSigned } from '@/kernel/print';
import { refuse } from '@/kernel/result';
import { cardsHeld, hasCurtain } from '@/kernel/round';
import { type Deck, power } from '../cards/card';
import { canWaive, duesOf } from '../dues';
import { RULE_OPTIONS } from '../options';
import { HOUSE_POLICY } from '../policy/house-policy';
import { seatsShape } from '../setup';
import type { Hand, OpenState } from '../state';
import { addLine, KINDS, nameTotal, readTotal, sayWhole, TOTALS, totalKey } from '../totals';
import { defining } from './define';

const WAIVE = createWaive(defining, {
  dueOf: (open: OpenState, id) => duesOf(open).find((due) => due.id === id),
  // Older entries skipped the warlord card without saying which one came.
  mayWaive: (_, due) => canWaive(due) || due.id === 'warlord',
  settle(draft, { id, words }, reason) {
    draft.obligations = draft.obligations.filter((item) => item.id !== id);
    draft.waived.push({ due: id, words, reason });
  },
  say: ({ reason }) => ({ text: 'Done on the table', notes: [reason] }),
  short: noShortForm,
  nature: 'ruling',
});

const waiveShape = v.strictObject({
  type: v.literal('waive'),
  due: v.string(),
  reason: v.optional(text(120), 'Done on the table'),
  edition,
});

/**
 * Something due was done on the table; for the warlord card the table says which one came.
 * @rule SOA 26.112
 */
type Waive = v.InferOutput<typeof waiveShape>;
const waive: CommandKind<OpenState, Hand, Waive, undefined, undefined, unknown, Deck> = {
  ...WAIVE,
  shape: waiveShape,
  decide(state, command, chance, deck) {
    const owed = command.edition && duesOf(state.open).some(({ id }) => id === 'warlord');
    return owed && command.due === 'warlord'
      ? refuse('Which warlord card came?', { rule: 'SOA 26.112', allowed: 'Enter the card that came.' })
      : WAIVE.decide(state, command, chance, deck);
  },
};

/** What every table can do. */
export const TABLE = {
  ...createLines(defining, {
    total: v.picklist(TOTALS as [string, ...string[]], 'There is no such number.'),
    readTotal: (open, key) => readTotal(open, totalKey(key)),
    addLine,
    usually: (key) => KINDS[totalKey(key)].lasts,
    print: String,
    sayAdded: ({ total, amount, words }) => ({
      text: `${nameTotal(total)} ${printSigned(amount)}`,
      notes: [words],
    }),
    removed: 'A modifier of the table is removed',
    sayTotal: (total, value) => ({ text: `The table says: ${sayWhole(total, value)}` }),
    short: noShortForm,
  }),
  waive,
  ...createPapers(defining, {
    hasPapers: hasCurtain,
    hasContent: (open) => cardsHeld(open) > 0,
    rule: 'SOA 9',
    sayOpened: (person) => `${person} opened the papers`,
  }),
  reseat: createReseat(defining, {
    seats: seatsShape,
    atStart: ({ step }) => step === 'draw',
    deals: hasCurtain,
    say: () => ({ text: 'The seats are changed' }),
  }),
  look: createLook(defining, power, 'SOA 9'),
  'set-policy': createSetPolicy(defining, HOUSE_POLICY),
  bookmark: createBookmark(defining),
  'choose-reading': createChooseRuleOption(defining, RULE_OPTIONS),
  ...createNotes(defining),
  'private-note': createPrivateNote(defining, power),
  end: createEnd(defining, 'SOA 38'),
};
