import { HOUSE_DECK } from '@/games/gathering-storm/rules/cards/house-deck';
import { duesOf } from '@/games/gathering-storm/rules/guide/dues';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import { seedOf } from './seeded';
import { createTableFile } from './table-file';

const SEED = seedOf(37, 11);

/** A seeded table in the middle of Fall 1938, crowded: extra cards, a dozen lines, a war, a pact. As a whole copy. */
export function crowdedTable(stopAt: 'read' | 'diplomacy' = 'diplomacy'): string {
  const { table, run, file } = createTableFile(HOUSE_DECK, SEED, {
    season: 'Summer',
    year: 1938,
    keeps: ['income', 'research', 'flags'],
  });
  const open = (): OpenState => table.open;
  /** Settles what shown events leave due, so that the turn can go on. */
  function settle(): void {
    for (const due of duesOf(open()).filter(({ obligation }) => obligation))
      run({ type: 'waive', due: due.id });
  }
  function visitAll(): void {
    for (const { person } of open().seats) run({ type: 'open-papers', person });
  }
  function goTo(step: string): void {
    while (open().step !== step) {
      settle();
      if (open().step === 'draw') run({ type: 'turn-card' });
      else if (open().step === 'general') run({ type: 'apply-card' });
      else if (open().step === 'deal') run({ type: 'deal' });
      else {
        if (open().step === 'read') visitAll();
        if (open().step === 'income') run({ type: 'take-income' });
        run({ type: 'advance' });
      }
    }
    settle();
  }
  const incomes = { Germany: 24, Italy: 15, Britain: 22, France: 17, Russia: 16 };
  for (const [power, value] of Object.entries(incomes))
    run({ type: 'set-fact', fact: 'base-income', power, value });
  for (const [project, value] of [
    ['Germany/armor', 1],
    ['Germany/West Wall', 2],
    ['Axis/air range', 1],
    ['Allies/ASW', 1],
  ])
    run({ type: 'set-fact', fact: 'results', project, value });
  run({ type: 'set-fact', fact: 'pact', country: 'Rumania', powers: ['Germany'] });
  run({ type: 'set-fact', fact: 'balance', value: 2 });
  run({ type: 'civil-war', country: 'Spain', counters: 5, state: 'fought' });
  run({ type: 'civil-war', country: 'Yugoslavia', counters: 2, state: 'quiet' });
  run({
    type: 'add-line',
    total: 'support:Germany',
    amount: 1,
    words: 'Rhineland held',
    rule: 'GS 10.5',
    until: 'every',
  });
  run({ type: 'aggression', power: 'Germany', target: 'Austria', completed: 13 });
  goTo('crisis');
  run({ type: 'aggression', power: 'Germany', target: 'Sudetenland' });
  run({ type: 'sign-pact' });
  goTo('end');
  visitAll();
  run({ type: 'end-turn' });
  goTo(stopAt);
  return file();
}
