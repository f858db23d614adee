import { description } from '@/games/storm-over-asia/rules/description';
import type { OpenState } from '@/games/storm-over-asia/rules/state';
import { createGameUi } from '@/table/game-ui';
import { BLANK } from './blank';
import { extraFor, MAP_QUESTIONS, PLAY_ON } from './guide-extra';
import { MARKS } from './marks';
import { sayHand } from './say-hand';
import { cardsShown } from './turn/cards-shown';
import { TableSheet } from './turn/table-sheet';

/** The public pages, in tab order. China is the table itself. */
const PAGES = [
  { id: 'table', name: 'China' },
  { id: 'powers', name: 'Powers' },
  { id: 'passage', name: 'Passage' },
  { id: 'journal', name: 'Journal' },
] as const;

/** Storm Over Asia for the screens that all tables share. */
export const GAME_UI = createGameUi<OpenState>(description, {
  marks: MARKS,
  pages: PAGES,
  papers: [{ title: 'The deck', note: 'Every number, and what this table knows of it', page: 'cards' }],
  blank: BLANK,
  boardNow: (open) => (open.over ? 'passage' : 'powers'),
  extraFor,
  playOn: PLAY_ON,
  sayHand,
  cardsShown,
  bothSeas: true,
  mapQuestions: MAP_QUESTIONS,
  sheet: (name, tools) => <TableSheet sheet={name} {...tools} />,
});
