import { createChapters, type Help } from '@/kernel/help';

export const help: Help = {
  lacks: ['add-line', 'say-total', 'choose-reading'],
  firstTurns: [],
  words: [{ word: 'Lantern', is: 'A light of paper.', does: 'The wind puts it out.', rule: 'L 2' }],
  chapters: [
    createChapters('L')('The evening', [
      ['1', 'A house lights lanterns.', { name: 'Street', page: 'table' }],
      ['2', 'The wind puts lanterns out.', { name: 'Street', page: 'table' }],
    ]),
  ],
  pages: { table: ['Enter what each house lights.'] },
  keys: [],
};
