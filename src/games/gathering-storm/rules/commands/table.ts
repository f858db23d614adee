import * as v from 'valibot';
import { createLook, createPrivateNote, createReseat } from '@/kernel/command/papers-commands';
import { sayWhy, whyShape } from '@/kernel/command/policy';
import { createBookmark, createNotes, createSetPolicy, createWaive } from '@/kernel/command/table-commands';
import { type Result, refuse } from '@/kernel/result';
import { hasCurtain } from '@/kernel/round';
import { leaveToTable } from '../diplomacy/backing';
import { kindOf } from '../effects';
import { askWar, moveCounter } from '../effects/diplomacy/civil-war-counters';
import { applyOrAsk } from '../guide/asking';
import { canWaive, type Due, duesOf } from '../guide/dues';
import { stepAt } from '../guide/phases';
import { rightsToTick } from '../guide/rights';
import { HOUSE_POLICY } from '../policy/house-policy';
import { seatsShape, TRACKED_PARTS } from '../state/setup';
import type { OpenState } from '../state/state';
import { type CivilWarCountry, POWERS, printList } from '../vocabulary';
import { defining, fine, plain, STAYS } from './define';
import { describeByChange } from './describe-by-change';

const power = v.picklist(POWERS, 'Name one of Germany, Italy, Britain, France, Russia.');
const isReminder = (open: OpenState, { id }: Due) => rightsToTick(open).some((item) => item.id === id);

/** Describes what was waived: a power has no card to show, or the table did it itself. @rule GS 9.13 */
function sayWaived({ due, reason }: { due: string; reason: string }): string {
  const [, silent] = /^(?:silent|held):(.+)$/.exec(due) ?? [];
  if (silent && reason === 'Done on the table') return `${silent} shows nothing`;
  if (due === 'so-far') return 'What happened before this table is entered';
  return `Done on the table${reason === 'Done on the table' ? '' : `: ${reason}`}`;
}

/** What every table can do. */
export const TABLE = {
  waive: createWaive(defining, {
    dueOf: (open, id) => [...duesOf(open), ...rightsToTick(open)].find((due) => due.id === id),
    mayWaive: (open, due) => canWaive(due) || isReminder(open, due),
    settle(draft, { id, words, obligation }, reason) {
      if (obligation) draft.obligations = draft.obligations.filter((item) => item.id !== id);
      if (obligation?.ask.type === 'back') leaveToTable(draft, obligation.ask.dispute);
      draft.waived.push({ due: id, step: draft.step, words, reason });
    },
    say: (command, _, { at }) => ({
      text: sayWaived(command),
      notes: [`At the step “${stepAt(at.step).name}”`],
    }),
    short: describeByChange,
    nature: 'ruling',
  }),
  /** @rule GS 9.12 */
  reseat: createReseat(defining, {
    seats: seatsShape,
    atStart: ({ step }) => step === 'draw',
    deals: hasCurtain,
    say: ({ seats }) => ({
      text: seats.map((seat) => `${seat.person}: ${printList(seat.powers) || 'no power'}`).join('. '),
      rule: 'GS 9.12',
    }),
  }),
  look: createLook(defining, power, 'GS 9.12'),
  ...createNotes(defining, ({ words }) => ({ text: `The table notes: ${words}` })),
  'set-policy': createSetPolicy(defining, HOUSE_POLICY),
  bookmark: createBookmark(defining),
  'private-note': createPrivateNote(defining, power),
};

function checkWarAnswer(open: OpenState, country: CivilWarCountry, answer: string): Result<null> {
  const { options, rule } = askWar(open, country);
  const said = options.find(({ value }) => value === answer);
  if (said && !said.why) return fine();
  return refuse(`"${answer}" is not offered.${said?.why ? ` ${said.why}` : ''}`, {
    rule,
    allowed: `Choose ${options
      .filter(({ why }) => !why)
      .map(({ label }) => label)
      .join(', ')}.`,
  });
}

/** Answers a question of an open event. @rule GS Guide */
export const answer = plain({
  shape: v.strictObject({
    type: v.literal('answer'),
    obligation: v.string(),
    answer: v.pipe(v.string(), v.maxLength(40)),
    why: v.optional(whyShape),
  }),
  asks: { obligation: null, answer: 'The choice', why: null },
  // A choice belongs to its owner and kind of effect: if a correction changes either, it is asked again.
  means(open, command) {
    const owed = open.obligations.find(({ id }) => id === command.obligation);
    if (owed?.ask.type === 'war') return owed.ask.country;
    return owed?.ask.type === 'answer'
      ? `${owed.owes}: ${owed.ask.event.effects[owed.ask.effect]?.kind}`
      : undefined;
  },
  check(open, command) {
    const obligation = open.obligations.find((item) => item.id === command.obligation);
    if (obligation?.ask.type === 'war') return checkWarAnswer(open, obligation.ask.country, command.answer);
    if (obligation?.ask.type !== 'answer')
      return refuse('This question is no longer open.', { allowed: 'Correct its entry in the journal.' });
    const effect = obligation.ask.event.effects[obligation.ask.effect];
    const { power, event } = obligation.ask;
    const question = effect ? kindOf(effect).ask(open, effect, command.answer, power, event) : null;
    return question
      ? refuse(`"${command.answer}" is not offered.`, {
          rule: question.rule,
          allowed: `Choose ${question.options.map((option) => option.label).join(', ')}.`,
        })
      : fine();
  },
  open(draft, command) {
    const obligation = draft.obligations.find((item) => item.id === command.obligation);
    if (obligation?.ask.type !== 'answer' && obligation?.ask.type !== 'war') return;
    draft.obligations = draft.obligations.filter((item) => item.id !== command.obligation);
    if (obligation.ask.type === 'war') {
      const { country } = obligation.ask;
      const said = askWar(draft, country).options.find(({ value }) => value === command.answer);
      if (said) moveCounter(draft, country, said.value);
      return;
    }
    const { event, effect, power, title } = obligation.ask;
    const only = event.effects[effect];
    if (only)
      applyOrAsk(
        draft,
        { ...event, effects: [only] },
        { title, secret: event.secret, answers: { 0: command.answer }, event, ...(power ? { power } : {}) },
      );
  },
  say: (command) => ({
    text: command.answer === 'none' ? 'The event is not used' : `The choice: ${command.answer}`,
    notes: sayWhy(command.why),
    rule: 'GS Guide',
  }),
  short: describeByChange,
  nature: 'event',
});

/** Chooses what the app tracks from now on. */
export const keep = plain({
  ...STAYS,
  shape: v.strictObject({
    type: v.literal('keep'),
    what: v.array(v.picklist(TRACKED_PARTS, 'Name income, research, flags or ships.')),
  }),
  asks: { what: null },
  check: fine,
  open(draft, { what }) {
    draft.keeps = what;
  },
  say: ({ what }) => ({ text: `The app tracks ${printList(['events', 'support', ...what])}` }),
  short: describeByChange,
  nature: 'record',
});

/** War between major powers ends the game. @rule GS 26.13 */
export const war = plain({
  shape: v.strictObject({ type: v.literal('war') }),
  asks: {},
  check: (open) =>
    open.step === 'crisis'
      ? fine()
      : refuse('War is declared in the Crisis phase.', {
          rule: 'GS 26.13',
          allowed: 'Go on to that phase first.',
        }),
  open(draft) {
    draft.over = true;
  },
  say: () => ({ text: 'War between major powers: the game is over', rule: 'GS 26.13' }),
  short: describeByChange,
  nature: 'event',
});
