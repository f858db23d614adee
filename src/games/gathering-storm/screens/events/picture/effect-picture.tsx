import { shortName } from '@/games/gathering-storm/rules/say/names';
import type { Picture } from '@/games/gathering-storm/rules/say/picture';
import { cx } from '@/ui/cx';
import { BarredPieces, Climate, Index, Sign, War } from './board-pictures';
import { CountryTile, Dispute, PickTiles } from './country-pictures';
import styles from './effect-picture.module.css';
import { Amount } from './power-pictures';
import { Doubled, ShipSpaces, Steps } from './research-pictures';

/** The height in px with the usual type: on the face of a card in a hand, on a card, on paper, in the journal. */
export type PictureSize = 104 | 48 | 40 | 24;

interface EffectPictureProps {
  picture: Picture;
  size: PictureSize;
}

const SIZES = { 104: styles.face, 48: styles.card, 40: styles.paper, 24: styles.line } as const;

/** What an effect changes, as pieces and figures of the board. Hidden from screen readers: its sentence is beside it. */
export function EffectPicture({ picture, size }: EffectPictureProps) {
  return (
    <span className={cx(styles.picture, SIZES[size])} aria-hidden="true" data-picture={picture.kind}>
      <Drawing picture={picture} isFace={size === 104} isLine={size === 24} />
    </span>
  );
}

interface DrawingProps {
  picture: Picture;
  isFace: boolean;
  isLine: boolean;
}

function Drawing({ picture, isFace, isLine }: DrawingProps) {
  switch (picture.kind) {
    case 'amount':
      return (
        <Amount {...picture} {...(isFace ? { word: shortName(`${picture.of}:${picture.power}`) } : {})} />
      );
    case 'climate':
      return <Climate {...picture} isLine={isLine} />;
    case 'index':
      return <Index {...picture} />;
    case 'country':
      return <CountryTile {...picture} isLine={isLine} />;
    case 'pick':
      return <PickTiles {...picture} isLine={isLine} />;
    case 'dispute':
      return <Dispute {...picture} />;
    case 'war':
      return <War {...picture} isLine={isLine} />;
    case 'steps':
      return <Steps {...picture} />;
    case 'doubled':
      return <Doubled {...picture} isLine={isLine} />;
    case 'ships':
      return <ShipSpaces {...picture} />;
    case 'purge':
      return <BarredPieces />;
    case 'sign':
      return <Sign {...picture} />;
  }
}
