import * as v from 'valibot';
import { createLines } from '@/kernel/line-commands';
import { createLook, createPapers, createPrivateNote, createReseat } from '@/kernel/papers-commands';
import { createChooseReading } from '@/kernel/readings';
import {
  createBookmark,
  createEnd,
  createNotes,
  createSetPolicy,
  createWaive,
} from '@/kernel/table-commands';
import { power } from '../cards/card';
import { canWaive, cardsHeld, duesOf, hasCurtain } from '../dues';
import { READINGS } from '../options';
import { HOUSE_POLICY } from '../policy/house-policy';
import { seatsShape } from '../setup';
import { addLine, readTotal, TOTALS } from '../totals';
import { defining } from './define';

/** What every table can do. */
export const TABLE = {
  ...createLines(defining, {
    total: v.picklist(TOTALS as [string, ...string[]], 'There is no such number.'),
    readTotal,
    addLine,
    usually: (total) => (total.startsWith('support') || total.startsWith('income') ? 'turn' : 'removed'),
    print: String,
  }),
  waive: createWaive(defining, {
    dueOf: (open, id) => duesOf(open).find((due) => due.id === id),
    mayWaive: (_, due) => canWaive(due),
    settle(draft, { id, words }, reason) {
      draft.obligations = draft.obligations.filter((item) => item.id !== id);
      draft.waived.push({ due: id, words, reason });
    },
  }),
  ...createPapers(defining, {
    hasPapers: hasCurtain,
    filled: (open) => cardsHeld(open) > 0,
    rule: 'SOA 9',
  }),
  reseat: createReseat(defining, {
    seats: seatsShape,
    atStart: ({ step }) => step === 'draw',
    deals: hasCurtain,
  }),
  look: createLook(defining, power),
  'set-policy': createSetPolicy(defining, HOUSE_POLICY),
  bookmark: createBookmark(defining),
  'choose-reading': createChooseReading(defining, READINGS),
  ...createNotes(defining),
  'private-note': createPrivateNote(defining, power),
  /** @rule SOA 38 */
  end: createEnd(defining),
};
