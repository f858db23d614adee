import type { CardPlace } from '@/games/gathering-storm/rules/effects/place';
import type { Effect } from '@/games/gathering-storm/rules/effects/shapes';
import { Button } from '@/ui/form/button';
import type { CardDraft } from '../card-draft';
import { nextDraft } from './effect-draft';

interface PieceToolsProps {
  entry: CardDraft;
  place: CardPlace;
  first: readonly Effect['kind'][];
  onChange: (part: Partial<CardDraft>) => void;
}

/** What can be added to the pieces: a title, another effect. */
export function PieceTools({ entry: { drafts, title }, place, first, onChange }: PieceToolsProps) {
  const add = () => onChange({ drafts: [...drafts, nextDraft(drafts, first, place)] });
  return (
    <>
      <Button aria-expanded={title !== null} onClick={() => onChange({ title: title === null ? '' : null })}>
        {title === null ? 'Add its title' : 'No title'}
      </Button>
      {drafts.length > 0 && (
        <Button icon="plus" onClick={add}>
          Another effect
        </Button>
      )}
    </>
  );
}

/** Toggles whether it is printed on gray: if so, support may come at any time. @rule GS 10.41B */
export function SecretButton({
  secret,
  onChange,
}: Pick<CardDraft, 'secret'> & Pick<PieceToolsProps, 'onChange'>) {
  return (
    <Button icon="lock" aria-pressed={secret} onClick={() => onChange({ secret: !secret })}>
      Secret
    </Button>
  );
}

/** Continues from words that are not all read by choosing pieces. */
export const PiecesButton = ({ onPieces }: { onPieces: () => void }) => (
  <Button onClick={onPieces}>Go on by pieces</Button>
);
