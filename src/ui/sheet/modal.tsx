import {
  createContext,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cx } from '../cx';
import { Button } from '../form/button';
import { useForms } from '../form/draft-state';
import { Recorded, readFields } from '../form/touched';
import lay from '../lay.module.css';
import { type Mark, Ribbon } from '../mark/roundel';
import { LocalAnnouncement, ReadAloud } from '../page/aloud';
import { TopLayer } from '../page/page-layout';
import { useBackNavigation } from '../page/use-back-navigation';
import styles from './modal.module.css';

interface ModalProps {
  label: string;
  /**
   * Called on Escape, the back gesture, a tap outside the sheet and its Close. The parent then removes the
   * sheet. If something chosen or typed is not recorded, the person is asked first.
   */
  onClose: () => void;
  wide?: boolean;
  /** Upside down, for the person opposite. */
  turned?: boolean;
  ribbon?: Mark;
  children?: ReactNode;
}

function ancestorsOf(element: Element | null): Element[] {
  const parent = element?.parentElement;
  return parent ? [parent, ...ancestorsOf(parent)] : [];
}

/** Returns the element that had the focus or, if it is gone, its nearest focusable ancestor. */
function home(before: Element | null, around: readonly Element[]): HTMLElement | undefined {
  // Before the first interaction the body has the focus, which is not visible.
  const place =
    before?.isConnected && before !== document.body
      ? before
      : around.find((item) => item.isConnected && item.matches('[tabindex]'));
  if (place instanceof HTMLElement) return place;
  // All of them are gone, or nothing had the focus: use the page's heading.
  const heading = document.querySelector<HTMLElement>('h1');
  if (heading) heading.tabIndex = -1;
  return heading ?? undefined;
}

/** Carries something out that takes the sheet away: where something would be lost with it, once that is answered. */
export type Leave = (then: () => void) => void;

/** For the content of a sheet. */
const InSheet = createContext<{ leave: () => void; settle: () => void } | null>(null);

/** Leaves the sheet as Escape does; for the Close in its head. */
export function useLeave(otherwise: () => void): () => void {
  return useContext(InSheet)?.leave ?? otherwise;
}

/** Lets a parent that removes a sheet ask the sheet first. */
export const LeaveBy = createContext<RefObject<Leave> | null>(null);

/** Marks the content of a sheet as saved, other than at a table: leaving it loses nothing. */
export function Settled({ by }: { by: unknown }) {
  const sheet = useContext(InSheet);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept is what changes
  useLayoutEffect(() => {
    if (by) sheet?.settle();
  }, [by]);
  return null;
}

type Dialog = RefObject<HTMLDialogElement | null>;

/** Tracks what a person has set in a sheet since it was opened or last recorded. */
function useTouched(dialog: Dialog) {
  const forms = useForms();
  /** The field values before the first change. */
  const before = useRef<string | null>(null);
  const recorded = useContext(Recorded);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was recorded is what changes
  useLayoutEffect(() => {
    before.current = null;
  }, [recorded]);
  return {
    remember() {
      if (dialog.current) before.current ??= readFields(dialog.current);
    },
    isTouched: () =>
      (forms.sheet && forms.names().length > 0) ||
      (before.current !== null && dialog.current !== null && before.current !== readFields(dialog.current)),
    settle() {
      before.current = null;
      if (forms.sheet) forms.forget();
    },
  };
}

/** Where the focus goes after a sheet closes: the element that had it, and its ancestors. */
interface WayHome {
  opener: Element | null;
  around: readonly Element[];
  /** Whether the focus was visible as the sheet opened or, of a sheet just closed, as it closed. */
  marked: boolean;
}

const isFocusMarked = () => document.activeElement?.matches(':focus-visible') ?? false;

/** That of the sheet just closed, until something replaces it. */
let goingHome: WayHome | null = null;

/** What replaces a sheet returns the focus to where that sheet would have. */
function wayHome(): WayHome {
  const taken = goingHome;
  goingHome = null;
  const opener = document.activeElement;
  return taken ?? { opener, around: ancestorsOf(opener), marked: isFocusMarked() };
}

/** Returns the focus once. If several sheets close together, the lowest one decides; a new focus stays. */
function goHome(way: WayHome): void {
  if (goingHome !== way) return;
  goingHome = null;
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) home(way.opener, way.around)?.focus();
}

/** Marks the control that has the focus when its sheet opens. React’s `autoFocus` acts before a sheet is open. */
export const focusOnOpen = (control: HTMLElement | null) => control?.setAttribute('autofocus', '');

/** Shows the dialog. WebKit also draws a focus ring round its first button after a tap: then the heading takes the focus. */
function show(dialog: HTMLDialogElement, wasMarked: boolean): void {
  dialog.showModal();
  const heading = dialog.querySelector<HTMLElement>('h1, h2');
  if (wasMarked || !heading || !document.activeElement?.matches('button:focus-visible')) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true, focusVisible: false });
}

/** Opens the dialog while it is rendered. Returns whether unmounting closes it now, not the person. */
function useShown(dialog: Dialog): RefObject<boolean> {
  const forms = useForms();
  const leaving = useRef(false);
  const way = useRef<WayHome>(null);
  /** Which time it was rendered last: what it did before is not shut by that. */
  const newest = useRef<object>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it opens; its forms are the same all the time
  useLayoutEffect(() => {
    const shown = dialog.current;
    const { hash } = location;
    const mine = {};
    newest.current = mine;
    if (!shown?.open) {
      way.current = wayHome();
      if (shown) show(shown, way.current.marked);
    }
    return () => {
      if (goingHome === null && way.current) {
        // What is pressed in this sheet is gone when another replaces it.
        way.current.marked = isFocusMarked();
        goingHome = way.current;
      }
      // When all is drawn, and before the next key: as the focus moves the browser styles and lays out the whole page.
      queueMicrotask(() => {
        if (newest.current !== mine) return;
        leaving.current = true;
        // A hidden dialog is closed here. A removed one is closed already, without an event.
        if (shown?.isConnected) shown.close();
        else if (shown?.open) shown.dispatchEvent(new Event('close'));
        leaving.current = false;
        if (way.current) goHome(way.current);
      });
      // Closed for good, not only hidden or left by navigation: it opens empty next time.
      if (forms.sheet === 'by-itself')
        setTimeout(() => !shown?.isConnected && location.hash === hash && forms.forget());
    };
  }, []);
  return leaving;
}

/**
 * A sheet over everything else: a native dialog, open while it is rendered. On closing, the focus returns to
 * where it was. On a phone the sheet fills the screen.
 */
export function Modal({ label, onClose, wide, turned, ribbon, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  /** What to do once the person agrees to discard what was entered. */
  const [asks, setAsks] = useState<(() => void) | null>(null);
  const { remember, isTouched, settle } = useTouched(dialog);
  const leaveThen: Leave = (then) => (isTouched() ? setAsks(() => then) : then());
  const leave = () => leaveThen(onClose);
  const leaveBy = useContext(LeaveBy);
  useBackNavigation(leave);
  useEffect(() => {
    if (!leaveBy) return;
    leaveBy.current = leaveThen;
    return () => {
      leaveBy.current = (then) => then();
    };
  });
  const leaving = useShown(dialog);

  function press(event: PointerEvent) {
    remember();
    pressedOutside.current = event.target === dialog.current;
  }

  function release(event: MouseEvent) {
    // The second of two quick taps was meant for what opened the sheet.
    if (pressedOutside.current && event.target === dialog.current && event.detail <= 1) leave();
    pressedOutside.current = false;
  }

  return (
    // Escape does for the keyboard what the tap beside the sheet does for a finger.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <dialog
      ref={dialog}
      className={cx(styles.modal, wide && styles.wide, turned && styles.turned)}
      aria-label={label}
      onPointerDownCapture={press}
      onKeyDownCapture={remember}
      onClick={release}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        leave();
      }}
      onClose={(event) => {
        if (event.target !== dialog.current || dialog.current.open || leaving.current) return;
        // Browsers close a dialog at the second Escape, even if the first was cancelled.
        if (isTouched()) dialog.current.showModal();
        leave();
      }}
    >
      <div className={styles.sheet}>
        <TopLayer />
        <LocalAnnouncement on="sheet" />
        <ReadAloud />
        {ribbon && <Ribbon mark={ribbon} />}
        <InSheet value={{ leave, settle }}>
          <div className={styles.content}>{children}</div>
        </InSheet>
        {asks && <AskToLeave onStay={() => setAsks(null)} onLeave={asks} />}
      </div>
    </dialog>
  );
}

/** Asks before anything entered is lost. */
function AskToLeave({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <div className={styles.ask} role="alert">
      <p>What you entered here is not recorded yet.</p>
      <div className={lay.buttons}>
        <Button look="solid" autoFocus onClick={onStay}>
          Stay here
        </Button>
        <Button onClick={onLeave}>Leave without it</Button>
      </div>
    </div>
  );
}
