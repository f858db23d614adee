import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CarrierState, Platform } from '@/kernel/ports';
import type { Refusal } from '@/kernel/result';
import type { AppStore, Preferences } from '../app-store';
import { createAppStore } from '../store';
import { createFollowedView } from './followed-view';
import type { LinkView } from './link-view';
import type { RoomLink } from './room-link';

const AT_THE_TABLE: Refusal = {
  message: 'This is done at the table.',
  allowed: 'This screen only shows it.',
};

/** What a watching screen shows besides the table. */
export interface RoomView {
  connection: CarrierState;
  /** Whether the table answers now. */
  isLive: boolean;
  /** Milliseconds since 1970; null if the table was never heard. */
  heardAt: number | null;
  /** Why nothing more comes. */
  ended: Refusal | null;
}

export interface RoomStore {
  store: AppStore;
  view: StoreApi<RoomView>;
  link: RoomLink;
  refresh(): void;
}

const viewOf = ({ state, isLive, heardAt, ended }: RoomLink): RoomView => ({
  connection: state,
  isLive: isLive && state === 'open',
  heardAt,
  ended,
});

/** The phones as the table’s own screens read them; null if there are none. */
function phonesOf({ people, moment, state }: RoomLink): LinkView | null {
  if (!people.some(({ phone }) => phone)) return null;
  const asked = people.filter(({ person }) => moment?.people.includes(person));
  const names = (some: typeof asked) => some.map(({ person }) => person);
  return {
    people,
    moment,
    missing: {
      phones: names(asked.filter(({ phone, answered }) => phone && !answered)),
      table: moment?.kind === 'last' ? [] : names(asked.filter(({ phone }) => !phone)),
    },
    isWatched: true,
    state,
    address: '',
    broker: null,
    names: {},
    room: '',
    pairing: null,
  };
}

/** The store of a screen that watches a table elsewhere: the screen of a game reads it like the store of a table. */
export function createRoomStore(
  platform: Platform,
  preferences: Preferences,
  link: RoomLink,
  id: string,
): RoomStore {
  const store = createAppStore(platform, preferences);
  const view = createStore<RoomView>(() => viewOf(link));
  const readTable = createFollowedView(link.followed, id);

  function refresh(): void {
    store.setState(
      link.ended ? { table: null, link: null } : { table: readTable(link.heardAt), link: phonesOf(link) },
    );
    view.setState(viewOf(link));
  }

  Object.assign(store.actions, { dispatch: async () => AT_THE_TABLE } satisfies Partial<AppStore['actions']>);
  refresh();
  return { store, view, link, refresh };
}
