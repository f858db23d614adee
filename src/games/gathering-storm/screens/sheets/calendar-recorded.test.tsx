import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { paper } from '@/games/gathering-storm/rules/testing/play';
import { FormsOf } from '@/ui/form/draft-state';
import { sitDown, whole } from '../testing/sit-down';
import { CalendarSheet } from './calendar-sheet';

const click = (name: string, role = 'button') =>
  act(async () => {
    const target = screen.getAllByRole(role, { name, hidden: true })[0] as HTMLElement;
    fireEvent.pointerDown(target);
    fireEvent.click(target);
  });

it('GS 9.15: a recorded Pact shows how many cards it adds and for how long; closing then loses no input', async () => {
  const close = vi.fn();
  const sheet = (
    <FormsOf sheet="by-frame" name="calendar">
      <CalendarSheet onClose={close} />
    </FormsOf>
  );
  sitDown(paper(), sheet);
  await click('This turn', 'radio');
  await click('It is signed');
  const words = whole(document.body);
  expect(words).toMatch(
    /Britain draws 1, 2, 3, 4 … extra cards from Summer 1935 on, as long as the Pact is in effect/,
  );
  await click('Record another');
  await click('Close');
  expect(close).toHaveBeenCalled();
});
