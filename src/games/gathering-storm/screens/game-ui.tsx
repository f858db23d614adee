import { description } from '@/games/gathering-storm/rules/description';
import { placesPoints } from '@/games/gathering-storm/rules/guide/phases';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import { createGameUi } from '@/table/game-ui';
import { MARKS } from './board/marks';
import { cardsShown } from './events/cards-shown';
import { drawEntry } from './events/picture/entry-pictures';
import { extraFor } from './guide-extra';
import { sayHand } from './hand/say-hand';
import { boardOfStep, PAGES } from './pages';
import { MAP_QUESTIONS, PLAY_ON } from './play-on';
import { BLANK } from './set-up/blank';
import { pendingOf } from './sheets/pending';
import { TableSheet } from './table-sheet';

/** Gathering Storm for the screens that all tables share. */
export const GAME_UI = createGameUi<OpenState>(description, {
  marks: MARKS,
  pages: PAGES,
  papers: [{ title: 'Cards of a deck', note: 'Nine to a page; choose the deck first', path: '/decks' }],
  blank: BLANK,
  boardNow: boardOfStep,
  extraFor,
  pendingOf,
  playOn: PLAY_ON,
  papersHint: (open) =>
    placesPoints(open)
      ? {
          line: 'Place research points',
          reason: 'Whoever has some opens the papers. What is left as the phase ends lapses (assumed).',
        }
      : null,
  sayHand,
  cardsShown,
  drawEntry,
  bothSeas: true,
  mapQuestions: MAP_QUESTIONS,
  sheet: (name, tools) => <TableSheet sheet={name} {...tools} />,
});
