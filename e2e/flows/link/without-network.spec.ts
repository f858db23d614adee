import { expect } from '@playwright/test';
import { Phone } from '../../pages/phone';
import { openEvening } from '../../support/evening';
import { test } from '../../support/test';

const SHOTS = process.env.LINK_SHOTS;

test('a phone without a network reads its hand from a code and answers by eight letters', async ({
  page,
  browser,
}) => {
  const app = await openEvening(page, 516, { seats: [{ person: 'Anna', powers: ['Germany', 'Italy', 'Britain', 'France', 'Russia'] }] });
});
