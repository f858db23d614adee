import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Command, Viewer } from '@/kernel/game';
import type { LinkedPerson } from '@/kernel/link/messages';
import type { Moment } from '@/kernel/link/moment';
import type { CarrierState, Platform } from '@/kernel/ports';
import type { Refusal } from '@/kernel/result';
import type { AppStore, Papers, Preferences } from '../app-store';
import { createAppStore } from '../store';
import { createFollowedView } from './followed-view';
import { type HandLink, UNLINKED } from './hand-link';

const AT_THE_TABLE: Refusal = {
  message: 'This is done at the table.',
  allowed: 'Here you read your own papers and leave orders in them.',
};

/** The drafts and forms of a phone's table have this id on the device. */
export const handTableId = (device: string) => `hand.${device}`;

/** Seconds without a touch after which a phone hides its papers. */
const PHONE_SECONDS = 20;

/** On a phone papers close sooner, unless its owner chose otherwise. */
export const phonePreferences = (preferences: Preferences): Preferences => ({
  read: (name) => preferences.read(name) ?? (name === 'papers-seconds' ? String(PHONE_SECONDS) : null),
  write: preferences.write,
});

/** What a phone shows besides the papers. */
export interface HandView {
  person: string;
  tableName: string;
  game: string;
  connection: CarrierState;
  /** Whether the table answers now. */
  isLive: boolean;
  /** Whether the broker is there and the table has not answered for a while. */
  isSilent: boolean;
  /** Milliseconds since 1970; null if the table was never heard. */
  heardAt: number | null;
  /** What the table asks this person now. */
  asked: Moment['kind'] | null;
  /** The answer is sent: to a moment, or a visit of its own. */
  sent: 'answer' | 'visit' | null;
  /** So many decisions of this phone are not sent. */
  unsent: number;
  /** So many decisions no longer held at the table. */
  dropped: number;
  /** When the papers were opened at the table, until their owner has read of it. */
  opened: number | null;
  people: readonly LinkedPerson[];
  /** Why the last answer was refused. */
  refusal: Refusal | null;
  /** Why nothing more comes. */
  ended: Refusal | null;
}

export interface HandStore {
  store: AppStore;
  view: StoreApi<HandView>;
  link: HandLink;
  refresh(): void;
}

/** The same commands, in the same order. */
const isSame = (one: readonly Command[], other: readonly Command[]) =>
  JSON.stringify(one) === JSON.stringify(other);

function viewOf(link: HandLink): HandView {
  const { person, tableName, game } = link.record;
  const { sent, papers, moment } = link;
  const commands = papers?.commands ?? [];
  const isSent = sent !== null && isSame(sent.commands, commands);
  return {
    person,
    tableName,
    game,
    connection: link.connection.state,
    isLive: link.connection.isLive && link.connection.state === 'open',
    isSilent: link.connection.isSilent,
    heardAt: link.heardAt,
    asked: moment?.kind ?? null,
    sent: isSent ? (sent.moment === null ? 'visit' : 'answer') : null,
    unsent: isSent ? 0 : commands.length,
    dropped: link.dropped,
    opened: link.opened,
    people: link.people,
    refusal: link.refusal,
    ended: link.ended,
  };
}

/** The person's papers as the phone has them, with what was decided on it. */
function readPapers({ open, papers, followed, record }: HandLink): Papers | null {
  if (!open || !papers) return null;
  const { viewers } = followed.system.papers(open, record.person);
  const held = viewers.filter((viewer) => Object.hasOwn(papers.hidden, viewer));
  const views = held.map((viewer) => [viewer, { viewer, open, hidden: papers.hidden[viewer] }]);
  return {
    person: record.person,
    viewers: held,
    views: Object.fromEntries(views) as Papers['views'],
    decided: papers.decided,
  };
}

/**
 * The store of a phone: the screens of a game read it like the store of a table. Its journal is the public one that
 * the host sent, and its papers are one person's.
 */
export function createHandStore(platform: Platform, preferences: Preferences, link: HandLink): HandStore {
  const store = createAppStore(platform, preferences);
  const view = createStore<HandView>(() => viewOf(link));
  const readTable = createFollowedView(link.followed, handTableId(link.record.device));

  function refresh(): void {
    const isShown = link.followed.journal !== null && link.ended === null;
    const isOpen = store.getState().papers !== null;
    store.setState({
      table: isShown ? readTable(link.heardAt) : null,
      papers: isShown && isOpen ? readPapers(link) : null,
    });
    view.setState(viewOf(link));
  }

  Object.assign(store.actions, {
    async dispatch(command) {
      if (command.type !== 'undo') return link.decide(command);
      const isDone = command.viewer !== undefined && link.takeBack(command.viewer as Viewer);
      return isDone ? null : AT_THE_TABLE;
    },
    async openPapers() {
      const papers = readPapers(link);
      if (!papers) return UNLINKED;
      store.setState({ papers });
      return null;
    },
    async closePapers() {
      store.setState({ papers: null });
      return null;
    },
  } satisfies Partial<AppStore['actions']>);
  refresh();
  return { store, view, link, refresh };
}
