import { useState } from 'react';
import { printProject } from '@/games/gathering-storm/rules/naming';
import { projectsOn } from '@/games/gathering-storm/rules/research/placing';
import {
  CATEGORIES,
  type Category,
  capitalize,
  type Owner,
  powersOf,
  SIDES,
  type Side,
} from '@/games/gathering-storm/rules/vocabulary';
import { cleanName } from '@/kernel/names';
import { OverSheet } from '@/table/page/over-sheet';
import { Button } from '@/ui/form/button';
import { Choices } from '@/ui/form/choices';
import { FormsOf, useDraftState, useForms } from '@/ui/form/draft-state';
import { EnteredStepper } from '@/ui/form/entered-stepper';
import { TextField } from '@/ui/form/field';
import { SelectField } from '@/ui/form/select-field';
import { LedgerForm, LedgerRow } from '@/ui/sheet/ledger-form';
import { useDispatch, useTable } from '../use-table';

const options = <T extends string>(values: readonly T[]) =>
  values.map((value) => ({ value, label: capitalize(value) }));

/** The table's list of research projects: what the Guide names, corrected and extended by the table. @rule GS 15.14 */
export function ProjectsSheet({ onClose }: { onClose: () => void }) {
  const { open } = useTable();
  const { send } = useDispatch();
  const [side, setSide] = useState<Side>('Axis');
  const projects = projectsOn(open, side);
  return (
    <OverSheet
      title="Research projects"
      note="The last step of each, and the steps at which its results come, as your record sheet has them; 0 and empty are not known. Once every project of a category says where its results come, the sheets tell how many there are when support counts them. What else is on the sheets stays secret."
      onClose={onClose}
      wide
    >
      <LedgerForm label="Research projects">
        <LedgerRow label="Whose sheet?">
          <Choices live label="Whose sheet?" options={options(SIDES)} value={side} onChange={setSide} />
        </LedgerRow>
        {projects.map(({ id, name, owner, category, last, basis, resultSteps }) => (
          <LedgerRow
            key={id}
            label={printProject({ name, owner })}
            hint={basis === 'guide' ? '' : basis === 'table' ? 'the table’s own' : 'assumed'}
          >
            <SelectField
              hideLabel
              label={`Category of ${printProject({ name, owner })}`}
              options={options(CATEGORIES)}
              value={category}
              onChange={(to) => void send({ type: 'set-project', owner, name, category: to, last })}
            />
            <EnteredStepper
              label={`Last step of ${printProject({ name, owner })}`}
              min={0}
              max={40}
              value={last ?? 0}
              onEnter={(steps) =>
                void send({ type: 'set-project', owner, name, category, last: steps === 0 ? null : steps })
              }
            />
            <FormsOf name={`results of ${id}`}>
              <ResultSteps
                label={`Results of ${printProject({ name, owner })} at steps`}
                steps={resultSteps ?? []}
                onSet={(results) => send({ type: 'set-project', owner, name, category, last, results })}
              />
            </FormsOf>
          </LedgerRow>
        ))}
        <FormsOf key={side} name={`${side}: another`}>
          <AddProject side={side} send={send} />
        </FormsOf>
      </LedgerForm>
    </OverSheet>
  );
}

interface ResultStepsProps {
  label: string;
  steps: readonly number[];
  onSet: (steps: number[]) => Promise<boolean>;
}

/** The steps at which a project's results come, entered one after another; nothing is sent until saved. */
function ResultSteps({ label, steps, onSet }: ResultStepsProps) {
  const said = steps.join(', ');
  const [words, setWords] = useDraftState('steps', said);
  const forms = useForms();
  const [error, setError] = useState('');
  async function keep() {
    const found = words.split(/[\s,;]+/).filter(Boolean);
    if (found.some((word) => !/^\d+$/.test(word))) return setError('Write the steps as numbers: 4, 8, 10.');
    if (await onSet(found.map(Number))) forms.forget();
  }
  return (
    <>
      <TextField
        label={label}
        placeholder="4, 8, 10"
        maxLength={60}
        value={words}
        onChange={(next) => {
          setWords(next);
          setError('');
        }}
        {...(error ? { error } : {})}
      />
      {words.trim() !== said && <Button onClick={() => void keep()}>Keep these steps</Button>}
    </>
  );
}

function AddProject({ side, send }: { side: Side; send: ReturnType<typeof useDispatch>['send'] }) {
  const [name, setName] = useDraftState('name', '');
  const [category, setCategory] = useDraftState<Category>('category', 'military');
  const [owner, setOwner] = useDraftState<Owner>('owner', side);
  const owners: Owner[] = side === 'Russia' ? [side] : [side, ...powersOf(side)];
  const forms = useForms();
  async function add() {
    if (!(await send({ type: 'set-project', owner, name, category, last: null }))) return;
    setName('');
    forms.forget();
  }
  return (
    <LedgerRow label="Another project">
      <TextField label="Its name" value={name} onChange={setName} maxLength={40} />
      <Choices
        label="Category"
        showLabel
        options={options(CATEGORIES)}
        value={category}
        onChange={setCategory}
      />
      {owners.length > 1 && (
        <Choices label="Whose" showLabel options={options(owners)} value={owner} onChange={setOwner} />
      )}
      <Button disabled={cleanName(name) === ''} why="Write its name" onClick={() => void add()}>
        Add it
      </Button>
    </LedgerRow>
  );
}
