import { namePass } from '@/kernel/seats';
import { useActions } from '@/store/context';
import { canWaive, type Due, duesOf } from '@/systems/gathering-storm/dues';
import { kindOf } from '@/systems/gathering-storm/effects';
import { askWar } from '@/systems/gathering-storm/effects/civil-war-counters';
import type { Question } from '@/systems/gathering-storm/effects/effect';
import { POWERS, type Power } from '@/systems/gathering-storm/vocabulary';
import { OverSheet } from '@/table/over-sheet';
import { useShutWhenSettled } from '@/table/use-shut-when-settled';
import { Button } from '@/ui/button';
import { Choices } from '@/ui/choices';
import { FormsOf, useForms, useKept } from '@/ui/kept';
import { LedgerForm, LedgerRow } from '@/ui/ledger-form';
import { Stepper } from '@/ui/stepper';
import { Ticks } from '@/ui/ticks';
import { BackChoice } from './diplomacy/back-choice';
import styles from './settle-sheet.module.css';
import { useDispatch, useTable } from './use-table';

interface SettleSheetProps {
  onOpen: (sheet: string) => void;
  /** Goes to the construction board. */
  onConstruction: () => void;
  onClose: () => void;
}

/** Everything due, each with what settles it or the mark that it was done on the table. */
export function SettleSheet({ onOpen, onConstruction, onClose }: SettleSheetProps) {
  const { open } = useTable();
  const { send, refusal } = useDispatch();
  const dues = duesOf(open).filter(canWaive);
  useShutWhenSettled(dues.length, onClose);
  return (
    <OverSheet title="What is due" onClose={onClose} refusal={refusal}>
      {dues.length === 0 && <p className={styles.none}>Nothing more is due.</p>}
      <LedgerForm label="What is due" even>
        {dues.map((due) => (
          <LedgerRow key={due.id} label={due.words} hint={`${sayChooser(due)} ${due.rule}`.trim()}>
            {isSilent(due) ? (
              <Button look="solid" onClick={() => onOpen(`show:${due.owes}`)}>
                Enter {due.owes}’s card
              </Button>
            ) : (
              <Settle due={due} send={send} onConstruction={onConstruction} />
            )}
            <Button onClick={() => void send({ type: 'waive', due: due.id })}>
              {isSilent(due) ? 'Nothing to show' : 'Done on the table'}
            </Button>
          </LedgerRow>
        ))}
      </LedgerForm>
    </OverSheet>
  );
}

/** A power with paper cards has shown nothing in this turn. */
const isSilent = (due: Due): boolean => due.id.startsWith('silent:');

/** Who answers a question: whoever showed the card. */
const sayChooser = ({ owes, obligation }: Due): string =>
  obligation?.ask.type !== 'answer' ? '' : owes === 'table' ? 'The table chooses.' : `${owes} chooses.`;

type Send = ReturnType<typeof useDispatch>['send'];

interface SettleProps extends Pick<SettleSheetProps, 'onConstruction'> {
  due: Due;
  send: Send;
}

function Settle({ due, send, onConstruction }: SettleProps) {
  const actions = useActions();
  const { open } = useTable();
  const obligation = due.obligation;
  const answer = (answer: string) => void send({ type: 'answer', obligation: due.id, answer });
  if (obligation?.ask.type === 'facts') {
    return (
      <FormsOf name={due.id}>
        <FactsEntry facts={obligation.ask.facts} send={send} />
      </FormsOf>
    );
  }
  if (obligation?.ask.type === 'visits')
    return obligation.ask.people.map((person) => (
      <Button key={person} onClick={() => actions.lowerCurtain(person)}>
        {namePass(open.seats, person)}
      </Button>
    ));
  if (obligation?.ask.type === 'table' && obligation.ask.building)
    return <Button onClick={onConstruction}>Construction</Button>;
  if (obligation?.ask.type === 'back') return <BackChoice dispute={obligation.ask.dispute} send={send} />;
  if (obligation?.ask.type === 'war') {
    const { words, options } = askWar(open, obligation.ask.country);
    return <Choose question={{ words, options: options.filter(({ why }) => !why) }} onAnswer={answer} />;
  }
  if (obligation?.ask.type !== 'answer') return null;
  const { event, power } = obligation.ask;
  const effect = event.effects[obligation.ask.effect];
  const question = effect ? kindOf(effect).ask(open, effect, undefined, power, event) : null;
  // What it asked has settled itself meanwhile: it only has to apply.
  if (!question)
    return (
      <Button look="solid" onClick={() => answer('')}>
        Apply it: nothing to choose
      </Button>
    );
  return <Choose question={question} onAnswer={answer} />;
}

interface ChooseProps {
  question: Pick<Question, 'words' | 'options'>;
  onAnswer: (answer: string) => void;
}

const Choose = ({ question: { words, options }, onAnswer }: ChooseProps) => (
  <Choices label={words} options={options} value={null} onChange={onAnswer} />
);

type AskedFact = Extract<NonNullable<Due['obligation']>['ask'], { type: 'facts' }>['facts'][number];

/** The numbers and pacts that a shown event needs, entered together. */
function FactsEntry({ facts, send }: { facts: readonly AskedFact[]; send: Send }) {
  const [numbers, setNumbers] = useKept<Record<string, number>>('numbers', {});
  const [pacts, setPacts] = useKept<Record<string, Power[]>>('pacts', {});

  const forms = useForms();
  async function enter() {
    for (const { fact, key } of facts) {
      if (fact === 'pact') await send({ type: 'set-fact', fact, country: key, powers: pacts[key] ?? [] });
      else await send({ type: 'set-fact', fact, value: numbers[key] ?? 0, ...(key ? { project: key } : {}) });
    }
    forms.forget();
  }
  return (
    <div className={styles.facts}>
      {facts.map(({ fact, key, label }) =>
        fact === 'pact' ? (
          <Ticks
            key={key}
            label={label}
            showLabel
            options={POWERS.filter((power) => power !== key).map((power) => ({ value: power, label: power }))}
            values={pacts[key] ?? []}
            onChange={(powers) => setPacts({ ...pacts, [key]: powers })}
          />
        ) : (
          <Stepper
            key={fact + key}
            label={label}
            showLabel
            sign={key || fact === 'subversion' ? 'minus' : 'always'}
            min={key || fact === 'subversion' ? 0 : -20}
            max={fact === 'subversion' ? 9 : 20}
            value={numbers[key] ?? 0}
            onChange={(value) => setNumbers({ ...numbers, [key]: value })}
          />
        ),
      )}
      <Button look="solid" onClick={() => void enter()}>
        Enter {facts.length === 1 ? 'it' : 'them'}
      </Button>
    </div>
  );
}
