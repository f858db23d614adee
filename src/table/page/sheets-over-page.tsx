import { type ComponentProps, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { isForOne } from '@/kernel/seats';
import { useActions, useAppStoreApi, usePreferences } from '@/store/context';
import { readLinkedTable } from '@/store/linked-table';
import { FormsOf, useForms } from '@/ui/form/draft-state';
import { type Leave, LeaveBy } from '@/ui/sheet/modal';
import { useGameUi } from '../game-ui';
import { type Asked, HelpButton } from '../help-button';
import { isShown, shownSheet } from '../journal/shown-cards';
import { useTable } from '../use-table';
import { happenedSheet, isHappened } from './happened-sheet';
import { pathOf } from './page-tabs';
import { TableSheet } from './table-sheet';

interface Sheets {
  sheet: string | null;
  /** Help, above any open sheet. */
  help: Asked;
}

/** Prefix of the open sheet's name in the draft keys of its forms. */
const OVER = 'over ';

/** The sheet in which something was begun as the page went away. */
function leftOpen([first]: readonly string[]): string | null {
  const sheet = first?.slice(OVER.length).split('/')[0];
  return sheet === undefined ? null : decodeURIComponent(sheet);
}

/** The open sheet of a page and its setter, and the linked table, which a sheet may change. */
export function useSheets(page: string, away: boolean) {
  const { table } = useTable();
  const forms = useForms();
  const preferences = usePreferences();
  const [pair, setPair] = useState(() => readLinkedTable(preferences, table.id));
  function begin() {
    const left = leftOpen(forms.names(OVER)) ?? (away ? 'last-time' : null);
    const sheets = createStore<Sheets>(() => ({ sheet: left, help: null }));
    const setSheet = (sheet: string | null) => {
      sheets.setState(sheet === 'help' ? { sheet: null, help: 'menu' } : { sheet });
      // A sheet opens empty.
      forms.forget(OVER);
      // A choice made on a sheet takes effect once the sheet closes.
      if (sheet === null) setPair(readLinkedTable(preferences, table.id));
    };
    return { page, sheets, setSheet };
  }
  const [pageState, keep] = useState(begin);
  // A new page starts with the sheet left open over it.
  const here = pageState.page === page ? pageState : begin();
  if (here !== pageState) keep(here);
  return { ...here, pair };
}

/**
 * Shows events as they happen, whatever caused them: at a table for one, what a power played by the app
 * shows; at other tables, each card that leaves a hand. Waits until any other open sheet closes. A separate
 * component, so updates do not re-render the page.
 */
export function EventAnnouncer({ sheets }: { sheets: StoreApi<Sheets> }) {
  const { playOn, cardsShown, hasCurtain } = useGameUi();
  const { open, table, moment } = useTable();
  const readStore = useAppStoreApi();
  const actions = useActions();
  const announce = useEffectEvent(() => {
    const { sheet } = sheets.getState();
    const { announced } = readStore();
    const announces = sheet !== null && (isHappened(sheet) || isShown(sheet));
    if (announced === table.entries || (sheet !== null && !announces)) return;
    actions.markAnnounced(table.entries);
    if (announces || moment !== null) return;
    const rows = table.rows.slice(announced);
    if (isForOne(open.seats)) {
      const shown = rows.find(({ entry, stands }) => stands && playOn?.stops(entry, open));
      if (shown) sheets.setState({ sheet: happenedSheet(shown.no - 1) });
    } else if (hasCurtain(open)) {
      const shown = rows.find((row) => row.stands && (cardsShown?.(row, open).length ?? 0) > 0);
      if (shown) sheets.setState({ sheet: shownSheet(shown.no - 1) });
    }
  });
  // In the picture in which it happened: later it would come over what somebody has gone on to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are what changes, and the page
  useLayoutEffect(() => announce(), [table.rows, sheets]);
  useLayoutEffect(
    () =>
      sheets.subscribe(({ sheet }, { sheet: before }) => {
        if (sheet === null && before !== null && !isHappened(before) && !isShown(before)) announce();
      }),
    [sheets],
  );
  return null;
}

interface SheetOverProps {
  sheets: StoreApi<Sheets>;
  here: ComponentProps<typeof HelpButton>['here'];
  onOpen: (sheet: string | null) => void;
  go: (path: string) => void;
  onPause: () => void;
}

/** The open sheet, in its own component: opening one does not re-render the page. */
export function SheetOver({ sheets, here, ...props }: SheetOverProps) {
  const { table, moment } = useTable();
  const { sheet, help } = useStore(sheets);
  const leaveBy = useRef<Leave>((then) => then());
  const close = () => props.onOpen(null);
  const ask = (asked: Asked) => sheets.setState({ help: asked });
  const shown = sheet && (
    <LeaveBy value={leaveBy}>
      <FormsOf sheet="by-frame" key={sheet} name={OVER + encodeURIComponent(sheet)}>
        <TableSheet
          sheet={sheet}
          onOpen={(next) => (next ? leaveBy.current(() => props.onOpen(next)) : close())}
          go={(path) =>
            leaveBy.current(() => {
              close();
              props.go(path);
            })
          }
          onPause={props.onPause}
          onClose={close}
        />
      </FormsOf>
    </LeaveBy>
  );
  return (
    <>
      {shown}
      <HelpButton
        game={table.game}
        here={{ ...here, under: sheet !== null }}
        asked={help}
        onAsk={ask}
        onGo={(to) => {
          ask(null);
          leaveBy.current(() => {
            props.onOpen(to.sheet ?? null);
            if (to.page) props.go(pathOf(table.id, to.page, moment));
          });
        }}
      />
    </>
  );
}
