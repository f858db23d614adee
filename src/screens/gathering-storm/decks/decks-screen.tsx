import { fetched } from '@/ui/fetched';

interface DecksScreenProps {
  /** `house`, or the id of a deck of one’s own; nothing for the list. */
  id?: string | undefined;
  /** `card`, `read` or `print`; nothing for the cards of the deck. */
  page?: string | undefined;
  /** A card's number. */
  item?: string | undefined;
  go: (path: string) => void;
}

const DeckList = fetched(async () => (await import('./deck-list')).DeckList);
const DeckPage = fetched(async () => (await import('./deck-page')).DeckPage);
const CardPage = fetched(async () => (await import('./card-page')).CardPage);
const ReadPage = fetched(async () => (await import('./read-page')).ReadPage);
const PrintPage = fetched(async () => (await import('./print-page')).PrintPage);

/** The decks of this device: `#/decks`, `#/decks/ID`, `#/decks/ID/card/12`, `#/decks/ID/read`, `#/decks/ID/print`. */
export function DecksScreen({ id, page, item, go }: DecksScreenProps) {
  return pageOf({ id, page, item, go });
}

function pageOf({ id, page, item, go }: DecksScreenProps) {
  if (!id) return <DeckList go={go} />;
  if (page === 'card') return <CardPage key={`${id}/${item}`} id={id} number={Number(item)} go={go} />;
  if (page === 'read') return <ReadPage key={id} id={id} go={go} />;
  if (page === 'print') return <PrintPage key={id} id={id} go={go} />;
  return <DeckPage key={id} id={id} go={go} />;
}
