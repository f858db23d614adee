import { expect } from '@playwright/test';
import { openKindTable } from '../../support/tables/kind-table';
import { test } from '../../support/test';

test('papers: a sheet already read this turn is not asked for again at the next visit', async ({ page }) => {
  const box = await openKindTable(page, {
    national: { Germany: [{ kind: 'support', power: 'Germany', amount: 2 }] },
    secret: true,
    at: 'read',
  });
  await box.next('Pass to Anna');
  await box.openPapers('Anna');
  await expect(box.papers.hideButton).toContainText('Italy not read yet');
  await expect(box.papers.hideButton).toContainText('Axis research: 5 points left');
  await box.turnTo('Italy');
  await expect(box.papers.hideButton).not.toContainText('not read yet');
  await box.papers.turnToResearch('Axis');
  await box.papers.putStep('Torpedoes');
  // Points left when the papers are hidden lapse when research is finished: the button says so until all are
  // placed.
  await expect(box.papers.hideButton).toContainText('Axis research: 4 points left');
  await box.turnTo('Germany');
  await box.hide();
  await box.visit();
  await box.next('Show any public events');
  await box.passTo('Anna');
  await box.openPapers('Anna');
  await expect(box.papers.hideButton).not.toContainText('not read yet');
});
