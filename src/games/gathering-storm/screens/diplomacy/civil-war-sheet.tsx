import { CIVIL_WAR_THRESHOLD, type CivilWarCountry } from '@/games/gathering-storm/rules/vocabulary';
import type { Command } from '@/kernel/game';
import { CommandFields } from '@/table/command-fields';
import { CommandSheet } from '@/table/command-sheet';
import { useDraftState } from '@/ui/form/draft-state';
import { useTable } from '../use-table';

/** A civil war as the board shows it: counters, and whether it is fought. @rule GS 25 */
export function CivilWarSheet({ country, onClose }: { country: CivilWarCountry; onClose: () => void }) {
  const { open } = useTable();
  const { counters, state, threshold, events } = open.civilWars[country];
  const entered = threshold !== CIVIL_WAR_THRESHOLD;
  const [war, setWar] = useDraftState<Command>('war', {
    type: 'civil-war',
    country,
    counters,
    state,
    threshold,
    events,
  });
  const read = entered ? 'as the table entered it' : country === 'Greece' ? 'read in the rules' : 'assumed';
  return (
    <CommandSheet
      title={`Civil war in ${country}`}
      note={`Each event there adds a counter; at ${threshold} (${read}) check whether the war breaks out (GS 25.31).`}
      command={war}
      doneLabel="Enter it"
      onClose={onClose}
    >
      <CommandFields
        command={war}
        asks={{
          counters: {},
          threshold: { label: 'A war is expected at', hint: 'counters', given: true },
          state: {
            label: 'The war',
            hint: 'being fought: index +1',
            choices: { fought: 'Being fought' },
          },
          ...(war.state === 'fought'
            ? { events: { label: 'Events so far', hint: 'counters, those taken away too', given: true } }
            : {}),
        }}
        onChange={setWar}
      />
    </CommandSheet>
  );
}
