import type { ReactNode } from 'react';
import { generalIn, picturesIn } from '@/games/gathering-storm/rules/say/picture';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import type { PublicRow } from '@/kernel/journal/views';
import { named } from '@/ui/sheet/journal-list';
import { EffectPicture } from './effect-picture';

/** The picture of an entry that did one thing, for a line without room for more. */
export function drawLine({ entry }: PublicRow, open: OpenState, rows: readonly PublicRow[]): ReactNode {
  const [only, more] = picturesIn(entry, open, generalIn(entry, rows));
  return only && !more ? <EffectPicture picture={only} size={24} /> : null;
}

/** What an entry’s cards did, as small pictures for its line; nothing for other entries. */
export function drawEntry({ entry }: PublicRow, open: OpenState, rows: readonly PublicRow[]): ReactNode {
  const pictures = picturesIn(entry, open, generalIn(entry, rows));
  if (pictures.length === 0) return null;
  return named(pictures, (picture) => JSON.stringify(picture)).map(([key, picture]) => (
    <EffectPicture key={key} picture={picture} size={24} />
  ));
}
