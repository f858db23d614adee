import { freshId } from '@/kernel/fresh-id';
import type { Event } from '../cards/card';
import { applyEvent, isConditional, kindOf, missingFor } from '../effects';
import type { FactNeed, Missing, Source } from '../effects/effect';
import type { Answers, Effect } from '../effects/shapes';
import { printId } from '../naming';
import { isSaid, movedAt } from '../state/counted';
import type { AskedFact, AskedFacts, OpenState } from '../state/state';
import { type Power, printList } from '../vocabulary';

/** What an applied event asks its owner and the table. */

/** Applies an event. Effects that need an answer become obligations, as do numbers not entered yet. */
export function applyOrAsk(draft: OpenState, event: Event, source: Asking): void {
  const whole = source.event ?? event;
  const ready: Event = {
    ...event,
    effects: event.effects.filter(
      (effect, at) => kindOf(effect).ask(draft, effect, source.answers[at], source.power, whole) === null,
    ),
  };
  const answers = Object.fromEntries(
    ready.effects
      .map((effect, at) => [at, source.answers[event.effects.indexOf(effect)]])
      .filter(([, answer]) => answer !== undefined),
  );
  applyEvent(draft, ready, { ...source, answers, event: whole });
  askFacts(draft, ready, { ...source, answers });
  pushQuestions(draft, event, source);
}

/** An event to apply; `counted` is set if the facts it counts have been determined. */
type Asking = Source & { counted?: readonly FactNeed[] };

/** Adds one obligation for what an event counts, and one for each number not entered yet. */
function askFacts(draft: OpenState, event: Event, { title, answers, counted }: Asking): void {
  const facts = counted?.map(nameFact).filter((fact) => !isAsked(draft, fact)) ?? [];
  const owe = (id: string, { words, rule, by }: Owing, ask: AskedFacts) =>
    draft.obligations.push({ id, owes: 'table', words, rule, ...(by ? { by } : {}), ask });
  const [first] = facts;
  if (first) {
    const unknown = draft.running && facts.some((fact) => !isSaid(draft, fact));
    // A mere look uses no id from the counter, so that later ids do not change.
    const id = unknown ? freshId(draft, 'o') : lookId(first);
    const ask: AskedFacts = { type: 'facts', facts, title, ...(unknown ? { unknown } : {}) };
    owe(id, { words: `${title}: is this what it counts?`, rule: 'GS Guide, Support' }, ask);
  }
  const isLooked = (effect: Effect) => counted !== undefined && isConditional(effect);
  for (const missing of missingFor(draft, event, answers, isLooked))
    owe(freshId(draft, 'o'), missing, { type: 'facts', facts: missing.facts.map(nameFact) });
}

/**
 * Asks again for what an open event counts, if it may have changed when a step ends.
 * @rule GS Guide, Support
 */
export function askAgain(draft: OpenState, step: string): void {
  const { titles, needs } = movedAt(draft, step);
  const facts = needs.map(nameFact).filter((fact) => !isAsked(draft, fact));
  const [first] = facts;
  if (!first) return;
  const title = printList(titles);
  draft.obligations.push({
    id: lookId(first),
    owes: 'table',
    words: `${title}: is what it counts still right?`,
    rule: 'GS Guide, Support',
    ask: { type: 'facts', facts, title, again: true },
  });
}

const isAsked = ({ obligations }: OpenState, fact: AskedFact): boolean =>
  obligations.some(({ ask }) => ask.type === 'facts' && ask.facts.some((other) => isSame(other, fact)));

const lookId = ({ fact, key, side }: AskedFact) => `look:${fact}:${key}:${side ?? ''}`;

type Owing = Pick<Missing, 'words' | 'rule' | 'by'>;

const isSame = (one: AskedFact, other: AskedFact) =>
  one.fact === other.fact && one.key === other.key && one.side === other.side;

/** Adds one obligation for each effect that still needs an answer. */
function pushQuestions(
  draft: OpenState,
  event: Event,
  { power, title, answers }: { power?: Power; title: string; answers: Answers },
): void {
  for (const [effect, item] of event.effects.entries()) {
    const question = kindOf(item).ask(draft, item, answers[effect], power, event);
    if (!question) continue;
    draft.obligations.push({
      id: freshId(draft, 'o'),
      owes: question.whose ?? power ?? 'table',
      words: `${title}: ${question.words}`,
      rule: question.rule,
      ...(question.by ? { by: question.by } : {}),
      ask: { type: 'answer', title, event, effect, answers, ...(power ? { power } : {}) },
    });
  }
}

function nameFact(need: FactNeed): AskedFact {
  switch (need.fact) {
    case 'pact':
      return {
        fact: 'pact',
        key: need.country,
        label: need.country,
        ...(need.side ? { side: need.side } : {}),
      };
    case 'category-results':
      return {
        fact: need.fact,
        key: `${need.power}/${need.category}`,
        label: `${need.category} research for ${need.power}`,
      };
    case 'balance':
      return { fact: 'balance', key: '', label: 'Balance of Power' };
    case 'subversion':
      return { fact: 'subversion', key: '', label: 'What one subversion result changes' };
    case 'index':
      return { fact: 'index', key: '', label: 'European Aggression Index' };
    default:
      return { fact: need.fact, key: need.project, label: printId(need.project) };
  }
}
