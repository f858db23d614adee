import type { Effect } from '@/games/gathering-storm/rules/effects/shapes';
import { pictureOfPrinted } from '@/games/gathering-storm/rules/say/picture';
import { EffectPicture } from './effect-picture';

/** What an effect changes as its card prints it, as small as a line; nothing where no picture says more than the sentence. */
export function PrintedPicture({ effect }: { effect: Effect }) {
  const picture = pictureOfPrinted(effect);
  return picture && <EffectPicture picture={picture} size={24} />;
}
