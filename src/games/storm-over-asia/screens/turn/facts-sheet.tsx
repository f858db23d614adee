import { placeOfDiplomatic } from '@/games/storm-over-asia/rules/categories';
import { COHESIVE, type OpenState } from '@/games/storm-over-asia/rules/state';
import { cleanName } from '@/kernel/names';
import { CommandFields } from '@/table/command-fields';
import { OverSheet } from '@/table/page/over-sheet';
import { useDispatch, useTable } from '@/table/use-table';
import { Button } from '@/ui/form/button';
import { Choices } from '@/ui/form/choices';
import { useDraftState, useForms } from '@/ui/form/draft-state';
import { TextField } from '@/ui/form/field';
import { LedgerForm, LedgerRow } from '@/ui/sheet/ledger-form';
import styles from '../new-table.module.css';

/** Cohesions, the purge card in force, and what Japan’s categories are called. @rule SOA 28 to 30 */
export function FactsSheet({ onClose }: { onClose: () => void }) {
  const { open } = useTable<OpenState>();
  const { send } = useDispatch();
  return (
    <OverSheet title="Cohesion and cards" onClose={onClose} wide>
      <LedgerForm label="Cohesion and cards">
        {COHESIVE.map((of) => (
          <CommandFields
            key={of}
            command={{ type: 'set-cohesion', of, cohesion: open.cohesion[of] }}
            asks={{
              cohesion: {
                label: `Cohesion of ${of}`,
                hint: of === 'Russia' ? 'medium +1, high +2, full +3 support' : 'SOA 29, 30',
                choices: { '': 'Not tracked' },
              },
            }}
            onChange={(command) => void send(command)}
          />
        ))}
        <LedgerRow label="Russian purge card" hint="The one just used is held out: assumed">
          {open.cards === 'app' ? (
            <Button onClick={() => void send({ type: 'draw-purge' })}>Draw a purge card</Button>
          ) : (
            <Choices
              label="Purge card in force"
              options={['1', '2', '3', '4'].map((value) => ({ value, label: `Card ${value}` }))}
              value={open.purge.now === null ? null : String(open.purge.now)}
              onChange={(value) => void send({ type: 'enter-purge', card: Number(value) })}
            />
          )}
          <span role="status">
            {open.purge.now === null ? 'None in force' : `Card ${open.purge.now} is in force`}
          </span>
        </LedgerRow>
        <Categories open={open} send={send} />
      </LedgerForm>
    </OverSheet>
  );
}

interface CategoriesProps {
  open: OpenState;
  send: ReturnType<typeof useDispatch>['send'];
}

function Categories({ open, send }: CategoriesProps) {
  const { categories: savedNames } = open;
  const [names, setNames] = useDraftState<readonly string[]>('categories', savedNames);
  const forms = useForms();
  const fresh =
    names.every((name) => cleanName(name) !== '') && names.some((name, at) => name !== savedNames[at]);
  return (
    <LedgerRow label="Japan’s categories" hint={`The diplomatic one is ${placeOfDiplomatic(open)}`}>
      <div className={styles.names}>
        {names.map((name, at) => (
          <TextField
            // biome-ignore lint/suspicious/noArrayIndexKey: a category is its place
            key={at}
            label={`Category ${at + 1}`}
            value={name}
            maxLength={24}
            onChange={(text) => setNames(names.map((item, index) => (index === at ? text : item)))}
          />
        ))}
        <Button
          disabled={!fresh}
          why="Write other names first."
          onClick={() =>
            void send({ type: 'name-categories', names }).then((done) => done && forms.forget('categories'))
          }
        >
          Save the names
        </Button>
      </div>
    </LedgerRow>
  );
}
