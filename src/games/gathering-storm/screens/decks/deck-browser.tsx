import { type KeyboardEvent, type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { ANYTHING, findCards } from '@/games/gathering-storm/rules/cards/find-cards';
import type { PartCard } from '@/games/gathering-storm/rules/cards/own-deck';
import { USUAL_CHOICES } from '@/games/gathering-storm/rules/options';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import { cx } from '@/ui/cx';
import lay from '@/ui/lay.module.css';
import { useWide } from '@/ui/page/use-wide';
import { Modal } from '@/ui/sheet/modal';
import type { CardNote } from './card-rows';
import { CardRows } from './card-rows';
import { CardSteps } from './card-steps';
import styles from './deck-browser.module.css';
import { DeckCard } from './deck-card';
import { DeckFinder } from './deck-finder';

interface DeckBrowserProps {
  cards: readonly PartCard[];
  /** The card that is initially open next to the list. */
  first?: number | undefined;
  /** The readings that determine when an event is shown. */
  readings?: Pick<OpenState, 'readings' | 'countries'>;
  notes?: ReadonlyMap<number, CardNote>;
  /** Link to edit a card; undefined if the deck is read-only. */
  writeHref?: (number: number) => string;
  onOpen?: (number: number | null) => void;
  /** The guide is at the bottom of the page. */
  guided?: boolean;
  children?: ReactNode;
}

const USUAL: Pick<OpenState, 'readings' | 'countries'> = { readings: USUAL_CHOICES, countries: {} };
const NO_NOTES: ReadonlyMap<number, CardNote> = new Map();

/** Browses a deck: a list of closed cards, and one open card next to it, or over it on a narrow page. */
export function DeckBrowser({
  cards,
  first,
  readings = USUAL,
  notes = NO_NOTES,
  writeHref,
  onOpen,
  guided,
  children,
}: DeckBrowserProps) {
  const wide = useWide();
  const [asked, setAsked] = useState(ANYTHING);
  const wanted = useDeferredValue(asked);
  const [picked, setPicked] = useState<number | null>(wide ? (first ?? null) : null);
  const found = useMemo(() => findCards(cards, wanted), [cards, wanted]);
  const held = found.find(({ card }) => card.number === picked);
  // Next to the list a card is always open: the selected one, or the first result.
  const shown = held ?? (wide ? found[0] : undefined);
  const at = shown ? found.indexOf(shown) : -1;
  const [pick] = useState(() => (number: number | null) => {
    setPicked(number);
    onOpen?.(number);
  });
  const step = (by: number) => pick(found[at + by]?.card.number ?? picked);

  function onArrow(event: KeyboardEvent) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined || (event.target as HTMLElement).closest('input, select')) return;
    event.preventDefault();
    step(by);
  }

  // Next to the list, the open card renders after the list has responded.
  const late = useDeferredValue(shown, undefined);
  const displayed = wide ? late : shown;
  const card = displayed && (
    <DeckCard
      key={displayed.card.number}
      card={displayed.card}
      readings={readings}
      notes={notes.get(displayed.card.number)?.lines ?? []}
      writeHref={writeHref?.(displayed.card.number)}
      tools={
        <CardSteps
          before={found[at - 1]?.card.number}
          after={found[at + 1]?.card.number}
          onGo={pick}
          closes={!wide}
          writeHref={writeHref?.(displayed.card.number)}
        />
      }
    />
  );
  return (
    <div className={cx(styles.page, wide && styles.two)}>
      <div className={cx(lay.column, styles.main)}>
        {children}
        <DeckFinder cards={cards} wanted={asked} onChange={setAsked} found={found.length} />
        <CardRows
          found={found}
          open={shown?.card.number ?? null}
          notes={notes}
          follows={wide}
          onOpen={pick}
        />
      </div>
      {wide ? (
        <div className={cx(styles.side, guided && styles.guided)}>{card}</div>
      ) : (
        held && (
          <Modal label={`Card ${held.card.number}`} onClose={() => pick(null)}>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows do what the buttons do */}
            <div onKeyDown={onArrow}>{card}</div>
          </Modal>
        )
      )}
    </div>
  );
}
