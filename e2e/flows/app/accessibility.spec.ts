import { expect } from '@playwright/test';
import { findAccessibilityIssues } from '../../support/look/accessibility';
import { scenes } from '../../support/scenes/scenes';
import { test } from '../../support/test';

/** Each page once, and each kind of sheet over one; the sweep audits every scene in all sizes. */
const PAGES = [
  // Home and what it opens.
  'home-empty',
  'home-shelf',
  'new-table',
  'decks',
  'deck-begun',
  'card-whole',
  'list-mistakes',
  'damaged-table',
  'help',
  'device-home',
  // Gathering Storm.
  'crowded',
  'papers',
  'curtain',
  'why',
  'menu',
  'paper-card',
  'journal-correct',
  'diplomacy-crowded',
  'economy-crowded',
  'construction',
  'research-crowded',
  'research-public',
  'history',
  'then',
  'room',
  'solo-policy',
  // Storm Over Asia.
  'china-flags',
  'china-powers',
  'china-passage',
  'china-cards',
  // GOSS.
  'goss-register',
  'goss-doubles',
  'goss-results',
  // A guided turn.
  'first-turn',
];

for (const name of PAGES)
  test(`accessibility of ${name}`, async ({ page }) => {
    const scene = scenes.find((one) => one.name === name);
    expect(scene, name).toBeDefined();
    await scene?.open(page);
    expect(await findAccessibilityIssues(page)).toEqual([]);
  });
