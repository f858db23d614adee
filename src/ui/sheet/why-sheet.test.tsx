import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { WhySheet } from './why-sheet';

function sheet(turned = false) {
  const onTurn = vi.fn();
  render(
    <WhySheet
      what="How far aggression has gone."
      title="Why is the index +1?"
      lines={[
        { source: 'Austria taken', amount: 2, sign: 'standing', rule: '23.21', how: 'Every turn' },
        { source: 'Conscripts sent home', amount: -1, sign: 'turn', how: 'This turn' },
      ]}
      waiting={[{ source: 'The Pact', how: 'Not signed', rule: '23.21B' }]}
      notCounted={[{ what: 'Danzig', why: 'adds nothing' }]}
      total={{ label: 'Index now', value: 1 }}
      turned={turned}
      onTurn={onTurn}
      onClose={() => {}}
    />,
  );
  return onTurn;
}

test('explains the number before its lines', () => {
  sheet();
  const lines = screen.getByRole('list', { name: 'Lines' });
  const what = screen.getByText('How far aggression has gone.');
  expect(what.compareDocumentPosition(lines)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('ticks what counts among the lines, and lists below them what waits and what it waits for', () => {
  sheet();
  const lines = screen.getByRole('list', { name: 'Lines' });
  expect(within(lines).getAllByRole('listitem')).toHaveLength(2);
  expect(lines.textContent).not.toContain('The Pact');
  const waiting = screen.getByRole('region', { name: 'Adds nothing now' });
  expect(within(waiting).getByRole('listitem').textContent).toBe('23.21BThe PactNot signed');
  // Marks are for reading only, not checkboxes.
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByText('Danzig')).toBeTruthy();
});

test('it asks to be turned round, and back', () => {
  const onTurn = sheet(true);
  const turn = screen.getByRole('button', { name: 'Turn round' });
  expect(turn.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(turn);
  expect(onTurn).toHaveBeenCalledExactlyOnceWith(false);
});
