import type { Page } from '@playwright/test';
import { HOUSE_DECK } from '@/systems/gathering-storm/cards/house-deck';
import { Box } from '../pages/box';
import { openKindTable } from './kind-table';
import { seedEntropy } from './seeded';
import { crowdedTable } from './tables';

export interface Scene {
  name: string;
  open(page: Page): Promise<void>;
}

const scene = (name: string, open: (box: Box, page: Page) => Promise<void>): Scene => ({
  name,
  async open(page) {
    await seedEntropy(page);
    await open(new Box(page), page);
  },
});

async function toDeal(box: Box): Promise<void> {
  await box.setUp();
  await box.next('Turn the card');
  await box.next('Apply the card');
  await box.next('Deal the cards');
}

/** The app's deck with everything read and shown up to the taking of income; from a file, since it is slow by hand. */
async function toIncome(box: Box): Promise<void> {
  await openKindTable(box.page, { deck: HOUSE_DECK, keeps: ['income', 'research'], at: 'income' });
}

async function crowded(box: Box, page: Page, stopAt: 'read' | 'diplomacy' = 'diplomacy'): Promise<void> {
  await box.openHome();
  await page.getByLabel('Open a file').setInputFiles({
    name: 'thursday.json',
    mimeType: 'application/json',
    buffer: Buffer.from(crowdedTable(stopAt)),
  });
  await box.guide.waitFor();
}

/** A running game whose first conditional event asks for the results it reads. */
async function owing(box: Box, page: Page): Promise<void> {
  await box.setUp({ cards: 'Paper', running: { season: 'Fall', year: '1937' } });
  await box.next('Enter the card');
  await page.getByRole('button', { name: 'Lay it open' }).click();
  await box.next('Apply the card');
  await box.next('Dealt');
  await page.getByRole('button', { name: 'Germany', exact: true }).click();
  await page.getByRole('radio', { name: 'Support by research results' }).check();
  await page.getByRole('radio', { name: 'military' }).check();
  await page.getByRole('button', { name: 'Done' }).click();
  await box.next('Settle it');
}

const RESEARCHED = Object.entries({
  'Germany/battleship design': 11,
  'Italy/battleship design': 2,
  'Axis/air range': 5,
  'Axis/air transport': 2,
  'Axis/torpedoes': 4,
  'Germany/armor': 6,
  'Germany/West Wall': 3,
  'Axis/spy rings': 3,
}).map(([project, steps]) => ({ type: 'set-sheet', board: 'Axis', what: 'steps', project, steps }));

/** A paper table whose cards were dealt: a power's card is about to be shown. */
async function toShow(box: Box, page: Page): Promise<void> {
  await box.setUp({ cards: 'Paper' });
  await box.next('Enter the card');
  await page.getByRole('button', { name: 'Lay it open' }).click();
  await box.next('Apply the card');
  await box.next('Dealt');
}

/** What a card says, typed into the open form. */
async function inWords(page: Page, ...lines: string[]): Promise<void> {
  await page.getByRole('radio', { name: 'In words' }).check();
  await page.getByRole('textbox', { name: 'What the card says' }).fill(lines.join('\n'));
}

/** Every screen and state, named once: pictures, the accessibility sweep and the hunt for secrets read it. */
export const scenes: Scene[] = [
  scene('home-empty', (box) => box.openHome()),
  scene('home', async (box, page) => {
    await toIncome(box);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: /^Home/ }).click();
    await page.getByRole('button', { name: /^Resume/ }).waitFor();
  }),
  scene('new-table', async (box, page) => {
    await box.openHome();
    await page.getByRole('button', { name: /^New table/ }).click();
    await page.getByRole('heading', { name: 'New table' }).waitFor();
  }),
  scene('new-table-running', async (box, page) => {
    await box.openHome();
    await page.getByRole('button', { name: /^New table/ }).click();
    await page.getByRole('radio', { name: 'Already running' }).check();
    await page.getByRole('textbox', { name: 'Year' }).fill('1955');
  }),
  scene('table-empty', (box) => box.setUp()),
  scene('table-card', async (box) => {
    await box.setUp();
    await box.next('Turn the card');
  }),
  scene('table', toIncome),
  scene('curtain', async (box, page) => {
    await toDeal(box);
    await box.next('Pass to Anna');
    await page.getByRole('button', { name: /I am Anna/ }).waitFor();
  }),
  scene('papers', async (box) => {
    await toDeal(box);
    await box.next('Pass to Anna');
    await box.openPapers('Anna');
  }),
  scene('why', async (box, page) => {
    await toIncome(box);
    await page.getByRole('button', { name: /^Italy support/ }).click();
  }),
  scene('why-line', async (box, page) => {
    await toIncome(box);
    await page.getByRole('button', { name: /^Italy support/ }).click();
    await page.getByRole('button', { name: 'Add a line' }).click();
  }),
  scene('why-index', async (box, page) => {
    await toIncome(box);
    await page.getByRole('button', { name: /European Aggression Index/ }).click();
  }),
  scene('journal', async (box, page) => {
    await toIncome(box);
    await page.getByRole('button', { name: 'Journal' }).click();
  }),
  scene('menu', async (box, page) => {
    await toIncome(box);
    await page.getByRole('button', { name: 'Menu' }).click();
  }),
  scene('calendar', async (box, page) => {
    await toIncome(box);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: /^Aggressions and the Pact/ }).click();
    await page.getByRole('radio', { name: /^Austria/ }).check();
  }),
  scene('facts', async (box, page) => {
    await toIncome(box);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: /^Board figures/ }).click();
  }),
  scene('pause', async (box, page) => {
    await toIncome(box);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: /^Pause Dinner/ }).click();
  }),
  scene('paper-ask', async (box) => {
    await box.setUp({ cards: 'Paper' });
    await box.next('Enter the card');
    await box.page.getByRole('button', { name: 'Lay it open' }).click();
    await box.next('Apply the card');
    await box.next('Dealt');
  }),
  scene('paper-event', async (box, page) => {
    await box.setUp({ cards: 'Paper' });
    await box.next('Enter the card');
    await page.getByRole('button', { name: 'Lay it open' }).click();
    await box.next('Apply the card');
    await box.next('Dealt');
    await page.getByRole('button', { name: 'Britain', exact: true }).click();
    await page.getByRole('dialog').getByRole('radio', { name: '+1' }).check();
  }),
  scene('paper-card', async (box, page) => {
    await box.setUp({ cards: 'Paper' });
    await box.next('Enter the card');
    await page.getByRole('button', { name: 'An effect' }).click();
  }),
  scene('paper-kinds', async (box, page) => {
    await toShow(box, page);
    await page.getByRole('button', { name: 'Russia', exact: true }).click();
    await page.getByRole('button', { name: 'Other kinds' }).click();
  }),
  scene('paper-words', async (box, page) => {
    await toShow(box, page);
    await page.getByRole('button', { name: 'Italy', exact: true }).click();
    await inWords(
      page,
      'The harbors are dredged',
      'Albania, Bulgaria or Greece: 1',
      'Italian support level: +1',
    );
    await page.getByRole('radio', { name: 'Bulgaria' }).check();
  }),
  scene('paper-words-wrong', async (box, page) => {
    await toShow(box, page);
    await page.getByRole('button', { name: 'Britain', exact: true }).click();
    await inWords(
      page,
      'A by-election',
      'British support level: -1',
      'Turky: 1',
      'Atlantis: 2',
      'Britain sings',
    );
    await page.getByRole('button', { name: 'Done' }).click();
  }),
  scene('card-words', async (box, page) => {
    await box.setUp({ cards: 'Paper' });
    await box.next('Enter the card');
    await page.getByRole('radio', { name: '+1', exact: true }).check();
    await inWords(page, 'More ore is sold', 'Turkey: 1', 'German national income: +1');
  }),
  scene('crowded', (box, page) => crowded(box, page)),
  scene('crowded-why', async (box, page) => {
    await crowded(box, page);
    await page.getByRole('button', { name: /^Germany support/ }).click();
  }),
  scene('crowded-income', async (box, page) => {
    await crowded(box, page);
    await page.getByRole('button', { name: /^Germany: (Tile points|Points short)/ }).click();
    await page.getByRole('button', { name: 'Income', exact: true }).click();
  }),
  scene('crowded-papers', async (box, page) => {
    await crowded(box, page, 'read');
    await box.next('Pass to Anna');
    await box.openPapers('Anna');
  }),
  scene('crowded-journal', async (box, page) => {
    await crowded(box, page);
    await page.getByRole('button', { name: 'Journal' }).click();
  }),
  scene('readings', async (box, page) => {
    await crowded(box, page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: /^Readings/ }).click();
  }),
  scene('seats', async (box, page) => {
    await crowded(box, page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: /^Who sits here/ }).click();
  }),
  scene('device', async (box, page) => {
    await crowded(box, page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: /^This device/ }).click();
  }),
  scene('copy', async (box, page) => {
    await crowded(box, page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: /^End the evening/ }).click();
    await page.getByText('in your downloads').waitFor();
  }),
  scene('civil-war', async (box, page) => {
    await crowded(box, page);
    await page.getByRole('button', { name: /^Spain/ }).click();
  }),
  scene('settle', owing),
  scene('why-formula', async (box, page) => {
    await owing(box, page);
    await page
      .getByRole('group', { name: 'Germany armor' })
      .getByRole('button', { name: 'One more' })
      .click();
    await page.getByRole('button', { name: 'Enter them' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: /^Germany support/ }).click();
  }),
  scene('research', async (box, page) => {
    const table = await openKindTable(page, {
      general: [{ kind: 'doubling', project: 'battleship design' }],
      commands: RESEARCHED,
    });
    await table.go('Apply the card', 'Deal the cards', 'Pass to Anna');
    await box.openPapers('Anna');
    await box.papers.turnToResearch('Axis');
    await box.papers.putStep('Torpedoes');
  }),
  scene('research-points', async (box, page) => {
    const table = await openKindTable(page, {
      national: { Germany: [{ kind: 'research-level', project: 'Axis/torpedoes' }] },
      commands: RESEARCHED,
    });
    await table.go('Apply the card', 'Deal the cards', 'Pass to Anna');
    await box.openPapers('Anna');
    await page.getByRole('button', { name: /^Bring it/ }).click();
    await box.papers.turnToResearch('Axis');
    for (const project of ['Air range', 'Spy rings', 'German armor']) await box.papers.putStep(project);
  }),
  scene('research-card', async (box, page) => {
    const table = await openKindTable(page, {
      national: { Germany: [{ kind: 'research-level-any', owner: 'Axis', category: 'intelligence' }] },
    });
    await table.go('Apply the card', 'Deal the cards', 'Pass to Anna');
    await box.openPapers('Anna');
  }),
  scene('construction', async (box, page) => {
    const lay = (name: string, space: number) => ({
      type: 'lay-ship',
      power: 'Britain',
      name,
      row: 1,
      space,
      length: 4,
      fresh: false,
    });
    const table = await openKindTable(page, {
      national: {
        Britain: [
          { kind: 'acceleration', power: 'Britain', ships: 'all' },
          { kind: 'free-unit', power: 'Britain' },
        ],
      },
      keeps: ['ships', 'income'],
      commands: [
        lay('Hood II', 2),
        lay('Rodney II', 4),
        { type: 'set-fact', fact: 'factories', power: 'Britain', civilian: 6, military: 2, idle: 1 },
        { type: 'set-fact', fact: 'conversion-price', power: 'Britain', value: 6 },
      ],
      at: 'construction',
    });
    await table.next('Show what was used');
    await box.menu(/^Construction/);
  }),
  scene('money', async (box, page) => {
    const table = await openKindTable(page, {
      national: { Germany: [{ kind: 'income', power: 'Germany', amount: -1 }] },
      keeps: ['income'],
      readings: { 'income-shown': 'owner' },
      commands: [
        { type: 'set-purse', power: 'Germany', base: 23 },
        { type: 'purse-line', power: 'Germany', amount: -4, words: 'An infantry unit for the East' },
        { type: 'add-line', total: 'draws:Germany', amount: 2, until: 'every' },
      ],
    });
    await table.go('Apply the card', 'Deal the cards', 'Pass to Anna');
    await box.openPapers('Anna');
    await page.getByRole('button', { name: 'Open the ledger' }).click();
  }),
  scene('money-table', async (_, page) => {
    await openKindTable(page, { keeps: ['income'], readings: { 'income-shown': 'owner' }, at: 'income' });
  }),
  scene('money-paper', async (box, page) => {
    await box.setUp({ cards: 'Paper' });
    await box.menu(/^Readings/);
    await page.getByRole('radio', { name: 'Only the owner' }).check();
    await box.close();
    await box.go('Enter the card');
    await page.getByRole('button', { name: 'Lay it open' }).click();
    await box.go('Apply the card', 'Dealt', 'Nobody', 'Nobody', 'Take income');
    await page.getByRole('button', { name: 'Another round' }).click();
    await box.next('Pass to Anna');
    await box.openPapers('Anna');
  }),
  scene('tiles', async (box, page) => {
    await openKindTable(page, {
      keeps: ['income'],
      commands: [{ type: 'add-line', total: 'draws:Germany', amount: 3, until: 'every' }],
      at: 'income',
    });
    await box.menu(/^Construction/);
    await page.getByRole('button', { name: 'Draw them' }).click();
  }),
  scene('projects', async (box) => {
    await box.setUp();
    await box.menu(/^Research projects/);
  }),
  scene('dispute', async (_, page) => {
    const table = await openKindTable(page, {
      general: [
        { kind: 'dispute', countries: ['Bulgaria', 'Rumania'] },
        { kind: 'index', amount: 1 },
      ],
      at: 'placement',
    });
    await table.next('Settle it');
    await table.sheet.getByRole('button', { name: 'Germany in Bulgaria' }).click();
  }),
  scene('dispute-later', async (_, page) => {
    await openKindTable(page, {
      general: [{ kind: 'dispute', countries: ['Bulgaria', 'Rumania'] }],
      at: 'income-events',
    });
  }),
  scene('countries', async (box, page) => {
    await openKindTable(page, {
      commands: [
        { type: 'set-fact', fact: 'conquered', country: 'Austria', by: 'Axis' },
        { type: 'set-fact', fact: 'flags', country: 'Belgium', flags: ['France', 'Britain'] },
      ],
      at: 'placement',
    });
    await box.menu(/^Countries/);
    await box.sheet.getByRole('radio', { name: /^Belgium/ }).check();
  }),
  scene('place', async (box, page) => {
    await openKindTable(page, { at: 'placement' });
    await box.menu(/^Lay down a counter/);
    await box.sheet.getByRole('button', { name: 'Germany', exact: true }).click();
  }),
];
