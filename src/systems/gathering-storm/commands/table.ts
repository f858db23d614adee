import * as v from 'valibot';
import { accept, refuse } from '@/kernel/result';
import { remindersOf } from '../construction/allowances';
import { leaveToTable } from '../diplomacy/backing';
import { canWaive, duesOf } from '../dues';
import { kindOf } from '../effects';
import { KEEPS, seatsShape } from '../setup';
import { applyOrAsk } from '../showing';
import { define, fine, goesOn, plain, STAYS, text } from './define';

/** Something due was done on the table: it no longer stops the way, and the journal keeps the reason. */
export const waive = plain(
  v.strictObject({
    type: v.literal('waive'),
    due: v.string(),
    reason: v.optional(text(120), 'Done on the table'),
  }),
  (open, { due: id }) => {
    if (remindersOf(open).some((item) => item.id === id)) return fine();
    const due = duesOf(open).find((item) => item.id === id);
    if (!due) return refuse('Nothing of that kind is due.', { allowed: 'Go on: what is due stops the way.' });
    return canWaive(due)
      ? fine()
      : refuse(`${due.words}: this cannot be passed over.`, { rule: due.rule, allowed: 'Do it here.' });
  },
  (draft, { due: id, reason }) => {
    const due = [...duesOf(draft), ...remindersOf(draft)].find((item) => item.id === id);
    if (!due) return;
    if (due.obligation) draft.obligations = draft.obligations.filter((item) => item.id !== id);
    if (due.obligation?.ask.type === 'back') leaveToTable(draft, due.obligation.ask.dispute);
    draft.waived.push({ due: id, step: draft.step, words: due.words, reason });
  },
);

/** Answers what an event that lies open still asks. @rule GS Guide */
export const answer = plain(
  v.strictObject({
    type: v.literal('answer'),
    obligation: v.string(),
    answer: v.pipe(v.string(), v.maxLength(40)),
  }),
  (open, command) => {
    const obligation = open.obligations.find((item) => item.id === command.obligation);
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
  (draft, command) => {
    const obligation = draft.obligations.find((item) => item.id === command.obligation);
    if (obligation?.ask.type !== 'answer') return;
    const { event, effect, power, title } = obligation.ask;
    draft.obligations = draft.obligations.filter((item) => item.id !== command.obligation);
    const only = event.effects[effect];
    if (only)
      applyOrAsk(
        draft,
        { ...event, effects: [only] },
        { title, secret: event.secret, answers: { 0: command.answer }, event, ...(power ? { power } : {}) },
      );
  },
);

/** People and powers change places; a hand belongs to its power and goes with it. @rule GS 9.12 */
export const reseat = define({
  shape: v.strictObject({ type: v.literal('reseat'), seats: seatsShape }),
  audience: () => 'public',
  decide: (state) => {
    const running = goesOn(state.open);
    return running.ok ? accept({}) : running;
  },
  open(draft, { seats }) {
    draft.seats = seats;
  },
});

/** What the app keeps from now on. */
export const keep = plain(
  v.strictObject({
    type: v.literal('keep'),
    what: v.array(v.picklist(KEEPS, 'Name income, research, flags or ships.')),
  }),
  fine,
  (draft, { what }) => {
    draft.keeps = what;
  },
  STAYS,
);

/** War between major powers ends the game. @rule GS 26.13 */
export const war = plain(
  v.strictObject({ type: v.literal('war') }),
  (open) =>
    open.step === 'crisis'
      ? fine()
      : refuse('War is declared in the Crisis phase.', {
          rule: 'GS 26.13',
          allowed: 'Go on to that phase first.',
        }),
  (draft) => {
    draft.over = true;
  },
);
