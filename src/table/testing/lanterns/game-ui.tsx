import { description } from '@/kernel/testing/lanterns/description';
import { createGameUi } from '@/table/game-ui';
import { MenuFrame } from '@/table/page/menu-frame';

/** What the shared screens need of this game. */
export const GAME_UI = createGameUi(description, {
  marks: {
    East: { ring: 'solid', ribbon: 'solid', letter: 'E', shape: 'circle', tone: 'g' },
    West: { ring: 'solid', ribbon: 'solid', letter: 'W', shape: 'square', tone: 'i' },
  },
  pages: [
    { id: 'table', name: 'Street' },
    { id: 'journal', name: 'Journal' },
  ],
  blank: [],
  boardNow: () => 'journal',
  extraFor: () => null,
  sheet: (_, { onOpen, ...tools }) => <MenuFrame tools={{ ...tools, onOpen }} lines={{}} />,
});
