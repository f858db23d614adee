import type { Page } from '@playwright/test';
import type { App } from '../../pages/app';
import { FirstTurn } from '../../pages/first-turn';

type Opened = [name: string, open: (app: App, page: Page) => Promise<void>];

/** A guided turn after so many taps on what it points at. */
const after = (name: string, game: string, kind: string, taps: number): Opened => [
  name,
  async (_, page) => {
    const turn = new FirstTurn(page);
    await turn.open(game, kind);
    for (let count = 0; count < taps; count += 1) await turn.tap();
  },
];

export const FIRST_TURN_SCENES: Opened[] = [
  after('first-turn', 'gathering-storm', 'paper', 0),
  after('first-turn-sheet', 'gathering-storm', 'paper', 10),
  after('first-turn-carried', 'gathering-storm', 'paper', 11),
  after('first-turn-papers', 'gathering-storm', 'hotseat', 4),
  after('first-turn-alone', 'gathering-storm', 'alone', 1),
  after('first-turn-china', 'storm-over-asia', 'paper', 3),
  after('first-turn-goss', 'goss', 'table', 2),
];
