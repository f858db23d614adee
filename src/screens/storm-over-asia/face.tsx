import { boardActs } from '@/systems/storm-over-asia/board-moves';
import { printTurn } from '@/systems/storm-over-asia/calendar';
import { duesOf, hasCurtain, nextVisitor, roundDue } from '@/systems/storm-over-asia/dues';
import { guideFor } from '@/systems/storm-over-asia/guide';
import { nameEntry, natureOf, sayCards, sayEntry, sayRow } from '@/systems/storm-over-asia/sentences';
import type { OpenState } from '@/systems/storm-over-asia/state';
import { stepAt } from '@/systems/storm-over-asia/steps';
import { nameTotal } from '@/systems/storm-over-asia/totals';
import { createFace, endGame } from '@/table/face';
import { BLANK } from './blank';
import { stepOf } from './face-words';
import { extraFor } from './guide-extra';
import { MAP_QUESTIONS, PLAY_ON } from './play-on';
import { sayHand } from './say-hand';
import { SEATING } from './seating';
import { cardsShown } from './turn/cards-shown';
import { TableSheet } from './turn/table-sheet';

/** The public pages, as their tabs stand. China is the table itself. */
const PAGES = [
  { id: 'table', name: 'China' },
  { id: 'powers', name: 'Powers' },
  { id: 'passage', name: 'Passage' },
  { id: 'journal', name: 'Journal' },
] as const;

/** What Storm Over Asia tells the screens that all tables share. */
export const FACE = createFace<OpenState>({
  name: 'Storm Over Asia',
  ...SEATING,
  handRule: 'SOA 9',
  pages: PAGES,
  papers: [{ title: 'The deck', note: 'Every number, and what this table knows of it', page: 'cards' }],
  blank: BLANK,
  printTurn,
  whenOf: ({ turn }) => ({ title: printTurn(turn), note: `Turn ${turn}` }),
  phaseOf: (step) => stepAt(step).phase,
  stepOf,
  boardNow: (open) => (open.over ? 'passage' : 'powers'),
  guideFor,
  extraFor,
  boardActs,
  playOn: PLAY_ON,
  sayHand,
  cardsShown,
  mapQuestions: MAP_QUESTIONS,
  ending: endGame,
  hasCurtain,
  nextVisitor,
  roundDue,
  owes: (open) => duesOf(open).find(({ owes }) => owes !== 'table')?.owes ?? null,
  sayEntry,
  sayRow,
  sayCards,
  nameEntry,
  nameTotal,
  natureOf,
  sheet: (name, tools) => <TableSheet sheet={name} {...tools} />,
});
