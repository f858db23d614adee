import { printOwner } from '@/games/gathering-storm/rules/naming';
import { projectsOn } from '@/games/gathering-storm/rules/research/placing';
import { CATEGORIES, capitalize, type Side } from '@/games/gathering-storm/rules/vocabulary';
import { OverSheet } from '@/table/page/over-sheet';
import { Button } from '@/ui/form/button';
import { Choices } from '@/ui/form/choices';
import { useDraftState } from '@/ui/form/draft-state';
import { Stepper } from '@/ui/form/stepper';
import { LedgerForm, LedgerRow } from '@/ui/sheet/ledger-form';
import { useDispatch, useTable } from '../use-table';
import { nameOf } from './research-words';

/** Shows everyone how many results a project has, as stated by its owner. @rule GS 15.11, 15.15 */
export function ShowResultSheet({ side, onClose }: { side: Side; onClose: () => void }) {
  const { open } = useTable();
  const { send } = useDispatch();
  const [picked, setPicked] = useDraftState<string | null>('picked', null);
  const [results, setResults] = useDraftState('results', 0);
  const projects = projectsOn(open, side);
  const project = projects.find(({ id }) => id === picked);
  const known = (id: string) => open.facts.results[id] ?? 0;
  function pick(id: string) {
    setPicked(id);
    setResults(known(id) + 1);
  }
  async function show() {
    if (!project || results === known(project.id)) return;
    if (await send({ type: 'reveal', project: project.id, results })) onClose();
  }
  return (
    <OverSheet
      title={`Show a result: ${printOwner(side)} research`}
      note="Everyone sees it from now on, and support events count it at once (GS 15.15; Guide, Support)."
      onClose={onClose}
      wide
    >
      <LedgerForm label="Show a result" onSubmit={() => void show()}>
        {CATEGORIES.map((category) => ({
          category,
          own: projects.filter((item) => item.category === category),
        }))
          .filter(({ own }) => own.length > 0)
          .map(({ category, own }) => (
            <LedgerRow key={category} label={capitalize(category)}>
              <Choices
                label={`${capitalize(category)} research`}
                name="project"
                options={own.map((item) => ({
                  value: item.id,
                  label: nameOf(item),
                  ...(known(item.id) > 0 ? { note: `${known(item.id)} shown` } : {}),
                }))}
                value={picked}
                onChange={pick}
              />
            </LedgerRow>
          ))}
        <LedgerRow label="Results" hint="all that are shown of it now">
          <Stepper
            label={project ? `Results of ${nameOf(project)}` : 'Results'}
            min={0}
            max={20}
            value={results}
            onChange={setResults}
          />
          <Button
            type="submit"
            look="solid"
            disabled={!project || results === known(project.id)}
            why={project ? 'That many are shown already' : 'Choose a project'}
          >
            Show it to all
          </Button>
        </LedgerRow>
      </LedgerForm>
    </OverSheet>
  );
}
