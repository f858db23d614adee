import type { Entry } from '@/kernel/entry';
import { boardActs } from '@/systems/goss/board-moves';
import { advanceAction, extendAction, type GuideAction, guideFor } from '@/systems/goss/guide';
import { printWhose } from '@/systems/goss/markers';
import { nameEntry, natureOf, sayCards, sayEntry, sayRow } from '@/systems/goss/sentences';
import type { OpenState } from '@/systems/goss/state';
import { printClock, printTurn, stepAt } from '@/systems/goss/steps';
import { nameTotal } from '@/systems/goss/totals';
import { namesOf } from '@/systems/goss/vocabulary';
import { createFace, type ExtraWays, endGame } from '@/table/face';
import { Button } from '@/ui/button';
import { BLANK } from './blank';
import { TableSheet } from './table-sheet';

/** The public pages, as their tabs stand. The register is the table itself. */
const PAGES = [
  { id: 'table', name: 'Register' },
  { id: 'results', name: 'Results' },
  { id: 'journal', name: 'Journal' },
] as const;

/** "Day 3, PM: Combat, Western turn". */
function partOf({ turn, step }: Entry['at'], { sides }: OpenState): string {
  const { side, name } = stepAt(step);
  const clock = capital(printClock({ turn, step }));
  return side ? `${clock}: ${name}, ${sides[side].name} turn` : `${clock}: ${name}`;
}

/** What GOSS tells the screens that all tables share. */
export const FACE = createFace<OpenState>({
  name: 'GOSS',
  // Nobody holds a hand here: the two sides stand in the table’s own words.
  powers: [],
  marks: {},
  mostPeople: 2,
  forOne: false,
  handRule: null,
  pages: PAGES,
  blank: BLANK,
  printTurn,
  whenOf: (open) => ({ title: capital(printClock(open)), note: printWhose(open) }),
  phaseOf: (step) => stepAt(step).name,
  stepOf: ({ step, sides }) => {
    const { side } = stepAt(step);
    return side ? `${sides[side].name} turn` : 'before the player turns';
  },
  boardNow: () => 'results',
  guideFor,
  extraFor,
  boardActs,
  ending: endGame,
  hasCurtain: () => false,
  nextVisitor: () => null,
  sayEntry,
  sayRow,
  sayCards,
  nameEntry,
  nameTotal: (key, { sides }) => nameTotal(key, namesOf(sides)),
  natureOf,
  partOf,
  sheet: (name, tools) => <TableSheet sheet={name} {...tools} />,
});

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Beside the one next thing: the way on from ground assaults, and extended night where it may follow. */
function extraFor(open: OpenState, { run, onOpen }: ExtraWays) {
  if (open.over || open.pending.length > 0) return null;
  const on = stepAt(open.step).assaults ? advanceAction(open) : null;
  const keys = [on, extendAction(open)].filter((action) => action !== null);
  if (keys.length === 0) return null;
  const press = (action: GuideAction) => ('command' in action ? run(action.command) : onOpen(action.go));
  return keys.map((action) => (
    // The second of two quick taps would mean what nobody has read yet.
    <Button key={action.label} onClick={({ detail }) => detail <= 1 && press(action)}>
      {action.label}
    </Button>
  ));
}
