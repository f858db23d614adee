import { Fragment } from 'react';
import { kindOf } from '@/games/gathering-storm/rules/effects';
import { askWar } from '@/games/gathering-storm/rules/effects/diplomacy/civil-war-counters';
import { LEVEL } from '@/games/gathering-storm/rules/effects/research/research-level';
import { canWaive, type Due, duesOf, isLook, isNotShown } from '@/games/gathering-storm/rules/guide/dues';
import { levelsIn } from '@/games/gathering-storm/rules/research/sheet';
import { factNow, isSaid, sayFact, sayWhen } from '@/games/gathering-storm/rules/state/counted';
import type { AskedFact, AskedFacts, OpenState } from '@/games/gathering-storm/rules/state/state';
import {
  CIVIL_WAR_COUNTRIES,
  capitalize,
  POWERS,
  type Power,
  powersOf,
} from '@/games/gathering-storm/rules/vocabulary';
import { allOf } from '@/kernel/print';
import { namePass } from '@/kernel/seats';
import { OverSheet } from '@/table/page/over-sheet';
import { useTableActs } from '@/table/use-acts';
import { useCloseWhenResolved } from '@/table/use-close-when-resolved';
import { Button } from '@/ui/form/button';
import { FormsOf, useDraftState, useForms } from '@/ui/form/draft-state';
import { Stepper } from '@/ui/form/stepper';
import { Ticks } from '@/ui/form/ticks';
import { LedgerForm, LedgerRow } from '@/ui/sheet/ledger-form';
import voice from '@/ui/type.module.css';
import { BackChoice } from '../diplomacy/dispute-sections';
import { CountryChoices } from '../europe/country-choices';
import { answersWithMoves, asChoices } from '../events/card-draft';
import type { PageId } from '../pages';
import { useDispatch, useTable } from '../use-table';
import styles from './settle-sheet.module.css';

interface SettleSheetProps {
  onOpen: (sheet: string) => void;
  /** Opens a board. */
  onPage: (page: PageId) => void;
  onClose: () => void;
}

/** Everything due, each with what settles it or the mark that it was done on the table. */
export function SettleSheet({ onOpen, onPage, onClose }: SettleSheetProps) {
  const { open } = useTable();
  const { send } = useDispatch();
  const dues = duesOf(open).filter(canWaive);
  useCloseWhenResolved(dues.length, onClose);
  const silent = dues.filter(isNotShown);
  async function noneToShow() {
    for (const { id } of silent) if (!(await send({ type: 'waive', due: id }))) return;
  }
  return (
    <OverSheet title="What is due" onClose={onClose}>
      {silent.length > 1 && (
        <p className={styles.all}>
          <Button onClick={() => void noneToShow()}>Nobody shows one: {allOf(silent.length)}</Button>
        </p>
      )}
      {dues.length === 0 && <p className={styles.none}>Nothing more is due.</p>}
      <LedgerForm label="What is due" even>
        {dues.map((due) => (
          <LedgerRow key={due.id} label={due.words} hint={`${sayChooser(due)} ${due.rule}`.trim()}>
            {isNotShown(due) ? (
              <Button look="solid" onClick={() => onOpen(`show:${due.owes}`)}>
                Enter {due.owes}’s card
              </Button>
            ) : (
              <Settle due={due} send={send} onOpen={onOpen} onPage={onPage} />
            )}
            {!isLook(due.obligation) && (
              <Button
                {...(due.obligation?.ask.type === 'so-far' ? { look: 'solid' } : {})}
                onClick={() => void send({ type: 'waive', due: due.id })}
              >
                {waivedBy(due)}
              </Button>
            )}
          </LedgerRow>
        ))}
      </LedgerForm>
    </OverSheet>
  );
}

/** The label of a due that the table has settled itself. */
function waivedBy(due: Due): string {
  if (due.obligation?.ask.type === 'so-far') return 'All of it is entered';
  return isNotShown(due) ? 'Nothing to show' : 'Done on the table';
}

/** Where a game in progress enters what happened earlier. @rule GS 9.14, 9.15, 15.24, 25 */
const SoFar = ({ onOpen, onPage }: Pick<SettleSheetProps, 'onOpen' | 'onPage'>) => (
  <>
    <Button onClick={() => onOpen('calendar')}>Pact and aggressions</Button>
    {CIVIL_WAR_COUNTRIES.map((country) => (
      <Button key={country} onClick={() => onOpen(`war:${country}`)}>
        Civil war in {country}
      </Button>
    ))}
    <Button onClick={() => onPage('diplomacy')}>Conquests and flags</Button>
    <Button onClick={() => onPage('research')}>Atomic research</Button>
  </>
);

/** Names who answers a question: the player who showed the card. */
const sayChooser = ({ owes, obligation }: Due): string =>
  obligation?.ask.type !== 'answer' ? '' : owes === 'table' ? 'The table chooses.' : `${owes} chooses.`;

type Send = ReturnType<typeof useDispatch>['send'];

interface SettleProps extends Omit<SettleSheetProps, 'onClose'> {
  due: Due;
  send: Send;
}

function Settle({ due, send, onOpen, onPage }: SettleProps) {
  const { lowerCurtain } = useTableActs();
  const { open } = useTable();
  const obligation = due.obligation;
  const answer = (answer: string) => void send({ type: 'answer', obligation: due.id, answer });
  if (obligation?.ask.type === 'facts') {
    return (
      <FormsOf name={due.id}>
        <FactsEntry due={due.id} asked={obligation.ask} send={send} />
      </FormsOf>
    );
  }
  if (obligation?.ask.type === 'visits')
    return obligation.ask.people.map((person) => (
      <Button key={person} onClick={() => lowerCurtain(person)}>
        {namePass(open.seats, person)}
      </Button>
    ));
  if (obligation?.ask.type === 'so-far') return <SoFar onOpen={onOpen} onPage={onPage} />;
  if (obligation?.ask.type === 'table' && obligation.ask.building)
    return <Button onClick={() => onPage('construction')}>Construction</Button>;
  if (obligation?.ask.type === 'back') return <BackChoice dispute={obligation.ask.dispute} send={send} />;
  if (obligation?.ask.type === 'war') {
    const { words, options } = askWar(open, obligation.ask.country);
    return <Choose question={{ words, options: options.filter(({ why }) => !why) }} onAnswer={answer} />;
  }
  if (obligation?.ask.type !== 'answer') return null;
  const { event, power } = obligation.ask;
  const effect = event.effects[obligation.ask.effect];
  const question = effect ? kindOf(effect).ask(open, effect, undefined, power, event) : null;
  // The question has settled itself in the meantime: the event only has to be applied.
  if (!question)
    return (
      <Button look="solid" onClick={() => answer('')}>
        Apply it: nothing to choose
      </Button>
    );
  const of = { event, at: obligation.ask.effect, power };
  const options = asChoices(answersWithMoves(open, question.options, of));
  return <Choose question={{ words: question.words, options }} onAnswer={answer} />;
}

interface ChooseProps {
  question: { words: string; options: { value: string; label: string; note?: string; disabled?: boolean }[] };
  onAnswer: (answer: string) => void;
}

const Choose = ({ question: { words, options }, onAnswer }: ChooseProps) => (
  <CountryChoices label={words} options={options} value={null} onChange={onAnswer} />
);

type Said = Record<string, number | Power[]>;

/** The numbers and pacts that an event needs, as the table has them, entered together. */
function FactsEntry({ due, asked, send }: { due: string; asked: AskedFacts; send: Send }) {
  const { open } = useTable();
  const forms = useForms();
  const [said, setSaid] = useDraftState<Said>('said', {});
  const whens = [...new Set(asked.facts.map((fact) => sayWhen(open, fact)))];
  const standsAt = (fact: AskedFact) => said[nameOf(fact)] ?? startOf(open, fact);
  const changed = asked.facts.filter((fact) => nameOf(fact) in said || isProposed(open, fact));

  async function enter() {
    const facts = changed.map((fact) => sayFact(fact, standsAt(fact)));
    if (await send({ type: 'enter-counted', obligation: due, facts })) forms.forget();
  }
  return (
    <div className={styles.facts}>
      {whens.map((when) => (
        <Fragment key={when}>
          <p className={voice.aside}>{capitalize(when)}</p>
          {asked.facts
            .filter((fact) => sayWhen(open, fact) === when)
            .map((fact) => (
              <FactField
                key={nameOf(fact)}
                fact={fact}
                value={standsAt(fact)}
                onChange={(value) => setSaid({ ...said, [nameOf(fact)]: value })}
              />
            ))}
        </Fragment>
      ))}
      <Button look="solid" onClick={() => void enter()}>
        {asked.title && changed.length === 0
          ? 'That is right'
          : `Enter ${asked.facts.length === 1 ? 'it' : 'them'}`}
      </Button>
    </div>
  );
}

/** A subversion result changes at least 1: until the table enters it, it defaults to the smallest effect. */
const isProposed = (open: OpenState, fact: AskedFact) => fact.fact === 'subversion' && !isSaid(open, fact);
const startOf = (open: OpenState, fact: AskedFact) => (isProposed(open, fact) ? 1 : factNow(open, fact));

const nameOf = ({ fact, key }: AskedFact) => `${fact} ${key}`;

interface FactFieldProps {
  fact: AskedFact;
  value: number | Power[];
  onChange: (value: number | Power[]) => void;
}

function FactField({ fact, value, onChange }: FactFieldProps) {
  const { key, side, label } = fact;
  if (typeof value !== 'number')
    return (
      <Ticks
        label={label}
        showLabel
        options={(side ? powersOf(side) : POWERS)
          .filter((power) => power !== key)
          .map((power) => ({ value: power, label: power }))}
        values={value}
        onChange={onChange}
      />
    );
  if (fact.fact === 'steps')
    return (
      <>
        <Stepper
          label={`${label}, levels`}
          showLabel
          min={0}
          max={20}
          value={levelsIn(value)}
          onChange={(levels) => onChange(levels * LEVEL)}
        />
        <p className={voice.aside}>The card counts levels: two steps are one (GS 15.13).</p>
      </>
    );
  return (
    <Stepper
      label={label}
      showLabel
      sign={key || fact.fact === 'subversion' ? 'minus' : 'always'}
      min={key || fact.fact === 'subversion' ? 0 : -20}
      max={fact.fact === 'subversion' ? 9 : 20}
      value={value}
      onChange={onChange}
    />
  );
}
