import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { Mark } from '../mark/roundel';
import { PrivateFrame } from './private-frame';

const mark: Mark = { letter: 'X', shape: 'circle', ring: 'solid', ribbon: 'solid', tone: 'g' };

function Sample() {
  const [selected, setSelected] = useState('north');
  return (
    <PrivateFrame
      person="Anna"
      when="Turn 3"
      tabs={[
        { id: 'north', name: 'North', mark, note: '3' },
        { id: 'east', name: 'East', mark, note: '1' },
        { id: 'south', name: 'South', mark },
      ]}
      selected={selected}
      onSelect={setSelected}
      onHide={() => {}}
    >
      {selected}
    </PrivateFrame>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });

test('the tabs are walked by arrow keys, round the ends, and one alone is in the tab order', () => {
  render(<Sample />);
  tab('North, 3').focus();
  fireEvent.keyDown(tab('North, 3'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(tab('East, 1'));
  expect(tab('East, 1').getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('tabpanel', { name: 'East, 1' }).textContent).toBe('east');
  fireEvent.keyDown(tab('East, 1'), { key: 'End' });
  fireEvent.keyDown(tab('South'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(tab('North, 3'));
  fireEvent.keyDown(tab('North, 3'), { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(tab('South'));
  expect(screen.getAllByRole('tab').map((each) => each.tabIndex)).toEqual([-1, -1, 0]);
});

test('says whose a sheet is, and marks the sheets on which something is left', () => {
  const tabs = [
    { id: 'north', name: 'North', mark },
    { id: 'east', name: 'East', mark, due: true },
  ];
  const frame = (faceUp: boolean) => (
    <PrivateFrame
      person="Anna"
      when="Turn 3"
      tabs={tabs}
      selected="north"
      onSelect={() => {}}
      onHide={() => {}}
      faceUp={faceUp}
    />
  );
  const { rerender } = render(frame(false));
  expect(screen.getByRole('banner').textContent).toContain('Only yours. Turn 3');
  expect(tab('East').querySelector('i')).not.toBeNull();
  expect(tab('North').querySelector('i')).toBeNull();
  rerender(frame(true));
  expect(screen.getByRole('banner').textContent).toContain('Face up. Turn 3');
});
