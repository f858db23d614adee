import { expect } from '@playwright/test';
import { openKindTable } from '../../support/tables/kind-table';
import { test } from '../../support/test';

test('papers: a sheet already read this turn is not asked for again at the next visit', async ({ page }) => {
  const app = await openKindTable(page, {
    national: { Germany: [{ kind: 'support', power: 'Germany', amount: 2 }] },
    secret: true,
    at: 'read',
  });
  await app.next('Pass to Anna');
  await app.openPapers('Anna');
  await expect(app.papers.hideButton).toContainText('Italy not read yet');
  await expect(app.papers.hideButton).toContainText('Axis research: 5 points left');
  await app.turnTo('Italy');
  await expect(app.papers.hideButton).not.toContainText('not read yet');
  await app.papers.turnToResearch('Axis');
  await app.papers.putStep('Torpedoes');
  // Points left when the papers are hidden lapse when research is finished: the button says so until all are
  // placed.
  await expect(app.papers.hideButton).toContainText('Axis research: 4 points left');
  await app.turnTo('Germany');
  await app.hide();
  await app.visit();
  await app.next('Show any public events');
  await app.passTo('Anna');
  await app.openPapers('Anna');
  await expect(app.papers.hideButton).not.toContainText('not read yet');
});
