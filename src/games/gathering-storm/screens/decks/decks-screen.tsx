import { useFormsOf } from '@/store/context';
import { HelpKey } from '@/table/help-button';
import { Refusals } from '@/table/refusals';
import { FormsIn, FormsOf } from '@/ui/form/draft-state';
import { lazyComponent } from '@/ui/lazy-component';

interface DecksScreenProps {
  /** `house`, or the id of the user's own deck; undefined for the list. */
  id?: string | undefined;
  /** `card`, `read` or `print`; undefined for the cards of the deck. */
  page?: string | undefined;
  /** A card's number. */
  item?: string | undefined;
  go: (path: string) => void;
}

const DeckList = lazyComponent(async () => (await import('./deck-list')).DeckList);
const DeckPage = lazyComponent(async () => (await import('./deck-page')).DeckPage);
const CardPage = lazyComponent(async () => (await import('./card-page')).CardPage);
const ReadPage = lazyComponent(async () => (await import('./read-page')).ReadPage);
const PrintPage = lazyComponent(async () => (await import('./print/print-page')).PrintPage);

/** The decks of this device: `#/decks`, `#/decks/ID`, `#/decks/ID/card/12`, `#/decks/ID/read`, `#/decks/ID/print`. */
export function DecksScreen({ id, page, item, go }: DecksScreenProps) {
  const place = [id, page, item].filter(Boolean).join(' ');
  return (
    <FormsIn place={useFormsOf('decks')}>
      <FormsOf key={place} name={place}>
        <Refusals>
          {pageOf({ id, page, item, go })}
          <HelpKey game="gathering-storm" here={{ page: 'decks' }} />
        </Refusals>
      </FormsOf>
    </FormsIn>
  );
}

function pageOf({ id, page, item, go }: DecksScreenProps) {
  if (!id) return <DeckList go={go} />;
  if (page === 'card') return <CardPage id={id} number={Number(item)} go={go} />;
  if (page === 'read') return <ReadPage id={id} go={go} />;
  if (page === 'print') return <PrintPage id={id} go={go} />;
  return <DeckPage id={id} go={go} />;
}
