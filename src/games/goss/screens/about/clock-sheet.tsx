import type { OpenState } from '@/games/goss/rules/state';
import {
  DAY_PARTS,
  type DayPart,
  EXTENDED_NIGHT,
  PARTS,
  type Step,
  stepAt,
  stepsOf,
  turnOf,
} from '@/games/goss/rules/steps';
import { CommandSheet } from '@/table/command-sheet';
import { useTable } from '@/table/use-table';
import { Choices } from '@/ui/form/choices';
import { useDraftState } from '@/ui/form/draft-state';
import { NumberField } from '@/ui/form/number-field';
import { LedgerRow } from '@/ui/sheet/ledger-form';

/** The joint phases, which are no side's player turn. */
const JOINT = 'joint';
const whose = ({ side }: Step) => side ?? JOINT;

/** Day and game turn of a table as they are set. */
const dayOf = (turn: number) => Math.ceil(turn / PARTS.length);
function partOf({ turn, step }: OpenState): DayPart {
  if (stepAt(step).extended) return EXTENDED_NIGHT;
  return PARTS.find((part) => turnOf(dayOf(turn), part) === turn) ?? PARTS[0];
}

/** The phase of that name in the other player turn, or the first there is. */
function stepLike(steps: readonly Step[], name: string): Step | undefined {
  return steps.find((step) => step.name === name) ?? steps[0];
}

/** Sets the clock of a table that begins mid-game or fell behind the game. @rule GOSS 4.3.0 */
export function ClockSheet({ onClose }: { onClose: () => void }) {
  const { open } = useTable<OpenState>();
  const [day, setDay] = useDraftState<number | null>('day', dayOf(open.turn));
  const [part, setPart] = useDraftState('part', partOf(open));
  const [step, setStep] = useDraftState('step', stepAt(open.step));
  const steps = stepsOf(open.firstMoves, part === EXTENDED_NIGHT);
  const same = day !== null && turnOf(day, part) === open.turn && step.id === open.step;
  const turns = [...new Set(steps.map(whose))];
  const names: Record<string, string> = {
    joint: 'Joint phases',
    first: `${open.sides.first.name} turn`,
    second: `${open.sides.second.name} turn`,
  };

  function choosePart(next: DayPart) {
    setPart(next);
    const there = stepsOf(open.firstMoves, next === EXTENDED_NIGHT);
    const own = there.filter((item) => item.side === step.side);
    setStep(stepLike(own.length > 0 ? own : there, step.name) ?? step);
  }
  const chooseTurn = (turn: string) =>
    setStep(
      stepLike(
        steps.filter((item) => whose(item) === turn),
        step.name,
      ) ?? step,
    );
  return (
    <CommandSheet
      title="Set the clock"
      note="For a table that begins in the middle, or that played on without the app."
      command={{ type: 'set-clock', day, part, step: step.id }}
      doneLabel="Set the clock"
      waits={day === null ? 'Write a day from 1 to 99.' : same ? 'The clock shows that already.' : null}
      onClose={onClose}
      wide
    >
      <LedgerRow label="Day">
        <NumberField label="Day" hideLabel big value={day} min={1} max={99} onChange={setDay} />
      </LedgerRow>
      <LedgerRow label="Game turn" hint="GOSS 4.3.0">
        <Choices
          label="Game turn"
          options={DAY_PARTS.map((value) => ({ value, label: value }))}
          value={part}
          onChange={choosePart}
        />
      </LedgerRow>
      <LedgerRow label="Whose turn">
        <Choices
          label="Whose turn"
          options={turns.map((value) => ({ value: value as string, label: names[value] ?? value }))}
          value={whose(step)}
          onChange={chooseTurn}
        />
      </LedgerRow>
      {step.side && <PhaseRow step={step} steps={steps} onChoose={setStep} />}
    </CommandSheet>
  );
}

interface PhaseRowProps {
  step: Step;
  steps: readonly Step[];
  onChoose: (step: Step) => void;
}

/** The phase within a player turn. */
function PhaseRow({ step, steps, onChoose }: PhaseRowProps) {
  const { open } = useTable<OpenState>();
  return (
    <LedgerRow label="Phase">
      <Choices
        label="Phase"
        options={steps
          .filter(({ side }) => side === step.side)
          .map(({ id, name, mover }) => ({
            value: id,
            label: name,
            ...(mover ? { note: `${open.sides[mover].name} units move` } : {}),
          }))}
        value={step.id}
        onChange={(id) => onChoose(stepAt(id))}
      />
    </LedgerRow>
  );
}
