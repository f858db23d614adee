import type { ReactNode } from 'react';
import { Choices } from '@/ui/form/choices';
import { LedgerForm, LedgerRow } from '@/ui/sheet/ledger-form';
import { OverSheet } from './page/over-sheet';
import { useDispatch } from './use-table';

interface RuleOption {
  id: string;
  question: string;
  rule: string;
  readings: readonly { value: string; words: string }[];
}

interface RuleOptionsSheetProps {
  /** The game's readings, and the one that this table has chosen of each. */
  options: readonly RuleOption[];
  chosen: Readonly<Record<string, string>>;
  /** The effect of a reading, shown next to it. */
  noteOf?: (id: string, value: string) => string | undefined;
  onClose: () => void;
  /** Shown under the readings. */
  children?: ReactNode;
}

/** How this table reads sentences of the rules that two groups could read in two ways. */
export function RuleOptionsSheet({ options, chosen, noteOf, onClose, children }: RuleOptionsSheetProps) {
  const { send } = useDispatch();
  return (
    <OverSheet
      title="Readings of this table"
      note="The first of each is the usual one. A change counts from now on."
      onClose={onClose}
      wide
    >
      <LedgerForm label="Readings">
        {options.map(({ id, question, rule, readings: ways }) => (
          <LedgerRow key={id} label={question} hint={rule}>
            <Choices
              label={question}
              options={ways.map(({ value, words }) => {
                const note = noteOf?.(id, value);
                return { value, label: words, ...(note ? { note } : {}) };
              })}
              value={chosen[id] ?? null}
              onChange={(value) => void send({ type: 'choose-reading', reading: id, value })}
            />
          </LedgerRow>
        ))}
      </LedgerForm>
      {children}
    </OverSheet>
  );
}
