import { AGGRESSION_TARGETS, printTurn } from '@/games/gathering-storm/rules/vocabulary';
import { cleanName } from '@/kernel/names';
import { Button } from '@/ui/form/button';
import { Choices } from '@/ui/form/choices';
import { useDraftState, useForms } from '@/ui/form/draft-state';
import { TextField } from '@/ui/form/field';
import { PowerKeys } from '@/ui/form/power-keys';
import { Stepper } from '@/ui/form/stepper';
import { Ticks } from '@/ui/form/ticks';
import { LedgerForm, LedgerRow } from '@/ui/sheet/ledger-form';
import { type MARKS, POWER_OPTIONS } from '../board/marks';
import { type useDispatch, useTable } from '../use-table';

const TURNS_BACK = 4;

interface WhenProps {
  label: string;
  /** Null until it is entered. */
  value: number | null;
  onChange: (turn: number) => void;
}

/** This turn or one of the last, for what happened before it was recorded. */
export function When({ label, value, onChange }: WhenProps) {
  const { open } = useTable();
  const turns = Array.from({ length: TURNS_BACK }, (_, back) => open.turn - back).filter((turn) => turn > 0);
  return (
    <Choices
      label={label}
      options={turns.map((turn) => ({
        value: String(turn),
        label: turn === open.turn ? 'This turn' : printTurn(turn),
      }))}
      value={value === null ? null : String(value)}
      onChange={(turn) => onChange(Number(turn))}
    />
  );
}

const AXIS = POWER_OPTIONS.filter(({ value }) => value === 'Germany' || value === 'Italy') as {
  value: 'Germany' | 'Italy';
  name: string;
  mark: (typeof MARKS)['Germany'];
}[];

interface AggressionFormProps {
  send: ReturnType<typeof useDispatch>['send'];
  /** It is recorded: what it was, in a sentence. */
  onRecorded: (words: string) => void;
}

const OUTCOMES = [
  { value: 'succeeded', label: 'Completed' },
  { value: 'going-on', label: 'Going on' },
  { value: 'failed', label: 'Failed' },
] as const;
/** The result in words. */
const SAID = { succeeded: 'completed', 'going-on': 'begun', failed: 'failed' } as const;

const TARGETS = [
  ...AGGRESSION_TARGETS.map(({ name, value, known }) => ({
    value: name,
    label: name,
    note: `value ${value}${known ? '' : ', assumed'}`,
  })),
  { value: 'other', label: 'Another' },
];

/** Records an Axis aggression: whose, against what, its value, and when it was completed. @rule GS 9.14 */
export function AggressionForm({ send, onRecorded }: AggressionFormProps) {
  const [power, setPower] = useDraftState<'Germany' | 'Italy'>('power', 'Germany');
  const [target, setTarget] = useDraftState<string>('target', '');
  const [other, setOther] = useDraftState('other', '');
  const [value, setValue] = useDraftState('value', 1);
  const [outcome, setOutcome] = useDraftState<'succeeded' | 'going-on' | 'failed'>('outcome', 'succeeded');
  const [raises, setRaises] = useDraftState('raises', false);
  const { open } = useTable();
  const forms = useForms();
  const [when, setWhen] = useDraftState('when', open.turn);
  const usual = AGGRESSION_TARGETS.find((item) => item.name === target);
  const name = target === 'other' ? cleanName(other) : target;

  async function record() {
    const dated =
      outcome === 'succeeded' ? { completed: when } : outcome === 'going-on' ? { began: when } : {};
    const sent = await send({
      type: 'aggression',
      power,
      target: name,
      value,
      outcome,
      raisesIndex: raises,
      ...dated,
    });
    if (!sent) return;
    forms.forget();
    const lasting =
      raises && outcome === 'succeeded' ? ' The index is 1 higher for good, from the turn after.' : '';
    onRecorded(`${power} against ${name}: ${SAID[outcome]}.${lasting}`);
  }
  return (
    <LedgerForm label="Record an aggression" onSubmit={() => void record()}>
      <LedgerRow label="Which one" hint="GS 9.14">
        <PowerKeys small label="Whose aggression?" options={AXIS} value={power} onChange={setPower} />
      </LedgerRow>
      <LedgerRow label="Target" {...(usual && !usual.known ? { hint: 'value assumed' } : {})}>
        <Choices
          label="Target"
          options={TARGETS}
          value={target}
          onChange={(next) => {
            const found = AGGRESSION_TARGETS.find((item) => item.name === next);
            setTarget(next);
            setValue(found?.value ?? 1);
            setRaises(found?.raisesIndex ?? false);
          }}
        />
        {target === 'other' && (
          <TextField label="Name of the target" value={other} onChange={setOther} maxLength={40} />
        )}
      </LedgerRow>
      {target !== '' && (
        <>
          <LedgerRow label="Value" hint="extra cards, one a turn">
            <Stepper label="Value" value={value} onChange={setValue} min={0} max={9} sign="minus" />
            <Ticks
              label="Index"
              options={[{ value: 'index', label: 'Raises the index for good' }]}
              values={raises ? ['index'] : []}
              onChange={(values) => setRaises(values.length > 0)}
            />
          </LedgerRow>
          <LedgerRow label="Outcome" hint={power === 'Italy' ? 'counts once conquered' : ''}>
            <Choices label="Outcome" options={OUTCOMES} value={outcome} onChange={setOutcome} />
          </LedgerRow>
          {outcome !== 'failed' && (
            <LedgerRow label="When" hint={outcome === 'succeeded' ? 'completed' : 'begun'}>
              <When label="When" value={when} onChange={setWhen} />
            </LedgerRow>
          )}
          <LedgerRow label="">
            <Button look="solid" disabled={name === ''} type="submit">
              Record it
            </Button>
          </LedgerRow>
        </>
      )}
    </LedgerForm>
  );
}
