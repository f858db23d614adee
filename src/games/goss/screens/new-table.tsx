import { useState } from 'react';
import { useActions, usePreferences } from '@/store/context';
import { NewTableFrame } from '@/table/new-table/new-table-frame';
import { checkTableName } from '@/table/people/check-names';
import { useDraftState } from '@/ui/form/draft-state';
import { checkSides } from './about/sides-sheet';
import { FIRST_START, readStart, saveStart } from './about/start';
import { StartRows } from './about/start-rows';
import { StartWords } from './about/start-words';

const GAME = 'goss';
/** A new table of GOSS: everything has a default, and everything can be changed at the table. */
export function NewTable() {
  const actions = useActions();
  const preferences = usePreferences();
  const [last] = useState(() => readStart(preferences));
  const [name, setName] = useDraftState('name', 'Our table');
  const [start, setStart] = useDraftState('start', FIRST_START);
  const nameError = checkTableName(name);
  const errors = checkSides(start.sides);
  const { first, second } = start.sides;
  const wrong = nameError !== undefined || Object.keys(errors).length > 0;

  async function make(added: object) {
    const made = await actions.newTable(GAME, { name, ...start, ...added }, null);
    if (made.ok) saveStart(preferences, start);
    return made;
  }
  return (
    <NewTableFrame
      game={GAME}
      wrong={wrong}
      make={make}
      shuffled={{ people: [first.name, second.name], deck: null, readDeck: async () => null }}
      words={<StartWords name={name} onName={setName} error={nameError} start={start} />}
    >
      <StartRows start={start} onChange={setStart} last={last} errors={errors} />
    </NewTableFrame>
  );
}
