import {
  MARKS,
  otherSide,
  type Party,
  SIDES,
  type Side,
  type Sides,
  TONES,
} from '@/games/goss/rules/vocabulary';
import { cleanName } from '@/kernel/names';
import { Choices } from '@/ui/form/choices';
import { TextField } from '@/ui/form/field';
import { PowerKeys } from '@/ui/form/power-keys';
import { markOf } from '../marks';
import styles from './about.module.css';

export const SIDE_WORDS: Record<Side, string> = { first: 'First side', second: 'Second side' };
const MARK_WORDS = { disk: 'Disk', square: 'Square' } as const;
const TONE_WORDS = { ink: 'Ink', blue: 'Blue', green: 'Green', brown: 'Brown' } as const;

/** A side as it is called here: by its name, or by its place while it has none. */
export const callSide = (sides: Sides, side: Side) => cleanName(sides[side].name) || SIDE_WORDS[side];

interface SidesFormProps {
  sides: Sides;
  onChange: (sides: Sides) => void;
  /** What is wrong with each name. */
  errors: Partial<Record<Side, string>>;
}

/** Edits the two sides: if one takes a mark, the other gets the other mark. */
export function SidesForm({ sides, onChange, errors }: SidesFormProps) {
  function change(side: Side, party: Partial<Party>) {
    const other = otherSide(side);
    const mark = party.mark ?? sides[side].mark;
    const left = MARKS.find((item) => item !== mark) ?? sides[other].mark;
    onChange({
      ...sides,
      [side]: { ...sides[side], ...party },
      [other]: { ...sides[other], mark: left },
    });
  }
  return (
    <div className={styles.sides}>
      {SIDES.map((side) => (
        <SideFields
          key={side}
          label={SIDE_WORDS[side]}
          party={sides[side]}
          error={errors[side]}
          onChange={(party) => change(side, party)}
        />
      ))}
    </div>
  );
}

interface SideFieldsProps {
  label: string;
  party: Party;
  error: string | undefined;
  onChange: (party: Partial<Party>) => void;
}

function SideFields({ label, party, error, onChange }: SideFieldsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand beside its controls
    <div className={styles.side} role="group" aria-label={label}>
      <TextField
        label={`${label}: name`}
        big
        whole
        value={party.name}
        onChange={(name) => onChange({ name })}
        {...(error ? { error } : {})}
      />
      <Choices
        label={`${label}: mark`}
        options={MARKS.map((value) => ({ value, label: MARK_WORDS[value] }))}
        value={party.mark}
        onChange={(mark) => onChange({ mark })}
      />
      <div className={styles.tones}>
        <PowerKeys
          label={`${label}: color`}
          small
          options={TONES.map((value) => ({
            value,
            name: TONE_WORDS[value],
            mark: markOf({ ...party, tone: value }),
          }))}
          value={party.tone}
          onChange={(tone) => onChange({ tone })}
        />
      </div>
    </div>
  );
}
