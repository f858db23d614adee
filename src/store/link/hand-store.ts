import type { OpenBase, Viewer } from '@/kernel/game';
import { type Journal, lineBack } from '@/kernel/journal/journal';
import { stateAt } from '@/kernel/journal/moments';
import type { View } from '@/kernel/journal/views';
import type { Platform, TableRecord, TableSummary } from '@/kernel/ports';
import type { Refusal } from '@/kernel/result';
import type { AppState, AppStore, Papers, Preferences } from '../app-store';
import { createAppStore } from '../store';
import { DescribedRows, readView } from '../table/table-view';
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

type Table = Journal<OpenBase, unknown>;

/**
 * The store of a phone: the screens of a game read it like the store of a table. Its journal is the public one that
 * the host sent, and its papers are one person's.
 */
export function createHandStore(platform: Platform, preferences: Preferences, link: HandLink) {
  const store = createAppStore(platform, preferences);
  const { system } = link.followed;
  let rows: { of: Table; described: DescribedRows } | null = null;

  function readTable(journal: Table): AppState['table'] {
    if (rows?.of !== journal)
      rows = { of: journal, described: new DescribedRows(system, link.followed.setup) };
    const { record } = link;
    const base: TableRecord = {
      id: handTableId(record.device),
      game: record.game,
      rules: link.followed.rules,
      setup: link.followed.setup,
      deck: null,
      kind: 'public',
    };
    const note: TableSummary = {
      ...system.describe(stateAt(journal).open, lineBack(journal)),
      id: base.id,
      game: base.game,
      entries: journal.published.length,
      playedAt: link.heardAt ?? 0,
      copiedAt: null,
      copiedEntries: journal.published.length,
    };
    return readView(journal, rows.described, { record: base, note });
  }

  const readViews = (viewers: readonly Viewer[]): Papers['views'] => {
    const { open, papers } = link;
    return Object.fromEntries(
      viewers.map((viewer) => [
        viewer,
        { viewer, open, hidden: papers?.hidden[viewer] ?? null } as View<OpenBase, unknown>,
      ]),
    );
  };

  function refresh(): void {
    const { journal } = link.followed;
    const { papers } = store.getState();
    const ended = link.ended !== null;
    store.setState({
      table: journal && !ended ? readTable(journal) : null,
      papers:
        papers && link.papers && !ended
          ? { ...papers, views: readViews(papers.viewers), decided: link.papers.decided }
          : null,
    });
  }

  const { actions } = store;
  Object.assign(actions, {
    async dispatch(command) {
      if (command.type === 'undo')
        return command.viewer !== undefined && link.takeBack(command.viewer as Viewer) ? null : AT_THE_TABLE;
      return link.decide(command);
    },
    async openPapers() {
      const { open, papers } = link;
      if (!open || !papers) return UNLINKED;
      const { person } = link.record;
      const { viewers } = system.papers(open, person);
      const held = viewers.filter((viewer) => Object.hasOwn(papers.hidden, viewer));
      store.setState({
        papers: { person, viewers: held, views: readViews(held), decided: papers.decided },
      });
      return null;
    },
    async closePapers() {
      store.setState({ papers: null });
      return null;
    },
  } satisfies Partial<AppStore['actions']>);
  return { store, refresh };
}
