import { noShortForm } from '@/kernel/command/define';
import { createChooseRuleOption } from '@/kernel/command/rule-options';
import { createBookmark, createEnd, createNotes, createWaive } from '@/kernel/command/table-commands';
import { NEEDS, nameEvent } from '../events';
import { RULE_OPTIONS } from '../options';
import type { OpenState } from '../state';
import { defining } from './define';

/** A pending event, as something due. */
function dueOf(open: OpenState, id: string) {
  const event = open.pending.find((item) => item.id === id);
  return event && { id, words: `${nameEvent(open, event)}: ${NEEDS[event.step]}`, rule: 'GOSS 23.1.0' };
}

/** What every table can do. */
export const TABLE = {
  'choose-reading': createChooseRuleOption(defining, RULE_OPTIONS),
  ...createNotes(defining),
  bookmark: createBookmark(defining),
  waive: createWaive(defining, {
    dueOf,
    mayWaive: () => true,
    settle(draft, { id, words }, reason) {
      draft.pending = draft.pending.filter((item) => item.id !== id);
      draft.waived.push({ due: id, words, reason });
    },
    say: ({ reason }) => ({
      text: 'A random event is settled on the table',
      notes: [reason],
      rule: 'GOSS 23.1.0',
    }),
    short: noShortForm,
    nature: 'event',
  }),
  end: createEnd(defining),
};
