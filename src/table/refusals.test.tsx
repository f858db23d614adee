import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { AppFrame } from '@/ui/page/app-frame';
import { Modal } from '@/ui/sheet/modal';
import {
  createRefusalSlot,
  type RefusalSlot,
  Refusals,
  type Refused,
  useRefusalSlotHere,
  useRefusals,
} from './refusals';

const NO: Refused = { message: 'That cannot be.', allowed: 'Do something else.' };

/** Sends from a page, optionally with a sheet over it. */
function Sender({ sheet, hold }: { sheet: boolean; hold: (place: RefusalSlot) => void }) {
  hold(useRefusals());
  return sheet ? <Modal label="Sheet" onClose={() => undefined} /> : null;
}

/** A part of a page that shows its own refusals until it is silenced. */
function Part() {
  const { place, refused } = useRefusalSlotHere();
  const [says, setSays] = useState(true);
  return (
    <section aria-label="Part">
      <button type="button" onClick={() => place.tell(NO)}>
        Try
      </button>
      <button type="button" onClick={() => setSays(false)}>
        Say nothing
      </button>
      {says && refused}
    </section>
  );
}

const Alone = () => <>{String(useRefusals())}</>;

function show(page: ReactNode) {
  let place: RefusalSlot | undefined;
  const hold = (of: RefusalSlot) => {
    place = of;
  };
  const draw = (sheet: boolean) => (
    <Refusals>
      <AppFrame>
        {page}
        <Sender sheet={sheet} hold={hold} />
      </AppFrame>
    </Refusals>
  );
  const { rerender } = render(draw(false));
  return {
    tell: (refusal: Refused | null) => act(() => place?.tell(refusal)),
    open: (sheet: boolean) => rerender(draw(sheet)),
  };
}

it('a refusal stays on the page until an attempt succeeds or it is closed by hand', () => {
  const { tell: report } = show(null);
  report(NO);
  expect(screen.getByRole('alert').textContent).toContain('That cannot be. Do something else.');
  report(null);
  expect(screen.queryByRole('alert')).toBeNull();
  report(NO);
  fireEvent.click(screen.getByRole('button', { name: 'Close this message' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('under a sheet nothing is read: the refusal is on the sheet, and closes with it', () => {
  const { tell: report, open } = show(null);
  open(true);
  report(NO);
  expect(within(screen.getByRole('dialog')).getByRole('alert')).toBeTruthy();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  open(false);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('the same words a second time are another alert, which is read aloud again', () => {
  const { tell: report } = show(null);
  report(NO);
  const first = screen.getByRole('alert');
  report(NO);
  expect(screen.getByRole('alert')).not.toBe(first);
});

it('shows All the same next to a refusal that the table may overrule', () => {
  const { tell: report } = show(null);
  const doAnyway = vi.fn();
  report({ ...NO, doAnyway });
  fireEvent.click(screen.getByRole('button', { name: 'All the same' }));
  expect(doAnyway).toHaveBeenCalledOnce();
});

it('a part of a page shows a refusal next to what was tried; if it shows none, the page does', () => {
  show(<Part />);
  const part = within(screen.getByRole('region', { name: 'Part' }));
  fireEvent.click(part.getByText('Try'));
  expect(part.getByRole('alert')).toBeTruthy();
  fireEvent.click(part.getByText('Say nothing'));
  fireEvent.click(part.getByText('Try'));
  expect(part.queryByRole('alert')).toBeNull();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

it('the refusal of a part of a page goes once something else succeeds, or is refused', () => {
  const { tell: report } = show(<Part />);
  const part = within(screen.getByRole('region', { name: 'Part' }));
  fireEvent.click(part.getByText('Try'));
  report(null);
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(part.getByText('Try'));
  report({ ...NO, message: 'Nor can this.' });
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Nor can this.'),
  ]);
  // A refusal of the part itself is the newest, and the only one shown.
  fireEvent.click(part.getByText('Try'));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(part.getByRole('alert')).toBeTruthy();
});

it('a refusal without a frame waits for the next frame', () => {
  const place = createRefusalSlot();
  place.tell(NO);
  const shown = vi.fn();
  place.lay(shown);
  expect(shown).toHaveBeenCalledExactlyOnceWith(NO);
});

it('without a refusal slot nothing can be sent', () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Alone />)).toThrow('Nothing shows here what is refused.');
  quiet.mockRestore();
});
