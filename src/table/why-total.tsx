import { type ComponentProps, useState } from 'react';
import type { Explained, TotalLine } from '@/kernel/totals';
import { Button } from '@/ui/form/button';
import { FormsOf, useForms } from '@/ui/form/draft-state';
import { LineForm } from '@/ui/form/line-form';
import { Modal } from '@/ui/sheet/modal';
import { WhySheet } from '@/ui/sheet/why-sheet';
import type { TableBase } from './game-ui';
import { useLastTurn } from './journal/use-rows';
import { useDispatch, useTable } from './use-table';

const LONGS = [
  { value: 'turn' as const, label: 'This turn' },
  { value: 'every' as const, label: 'Every turn' },
  { value: 'removed' as const, label: 'Until removed' },
];

type Sheet = ComponentProps<typeof WhySheet>;

/** A total as its game describes it, now or at the end of the previous turn. */
export interface DescribedTotal
  extends Pick<Sheet, 'title' | 'what' | 'waiting' | 'notCounted' | 'total' | 'form' | 'mark'> {
  name: string;
  sign: 'always' | 'minus';
  explained: Explained;
  /** Whether the number of a line is unknown, which is not 0. */
  lacks?: (line: TotalLine) => boolean;
  /** On a list to be checked: the state of a line. */
  signOf?: (line: TotalLine) => Pick<Sheet['lines'][number], 'sign'>;
  /** Whether the table may set the value now, and whether it may add a modifier. */
  says: boolean;
  adds: boolean;
  /** Links to related places. */
  links: readonly { to: string; label: string; icon?: ComponentProps<typeof Button>['icon'] }[];
}

/** The table to describe: `past` is the previous turn; `own`, whether the table may change the total now. */
export interface WhyAt<Open> {
  now: Open;
  past: Open | null;
  own: boolean;
}

interface WhyTotalProps<Open extends TableBase> {
  total: string;
  tell: (at: WhyAt<Open>) => DescribedTotal;
  /** "Last turn: −2" */
  sayLast: (now: Open, last: Open) => string;
  onClose: () => void;
  /** Opens another total, a form or a page from here. */
  onGo: (to: string) => void;
}

/** Explains a total and lets the table correct it; the game supplies the description. */
export function WhyTotal<Open extends TableBase>({
  total,
  tell: explain,
  sayLast,
  onClose,
  onGo,
}: WhyTotalProps<Open>) {
  const { open: now, moment } = useTable<Open>();
  const last = useLastTurn<Open>();
  const [looksBack, setLooksBack] = useState(false);
  const then = looksBack ? last : null;
  const { send } = useDispatch();
  const forms = useForms();
  const [adding, setAdding] = useState(() => forms.names('line/').length > 0);
  const [turned, setTurned] = useState(false);
  // An earlier moment cannot be changed.
  const own = moment === null && !then;
  const described = explain({ now, past: then?.open ?? null, own });
  const { name, sign, explained, mark, lacks, signOf, says, adds, links, ...sheet } = described;
  const turning = { turned, onTurn: setTurned };
  if (adding) {
    const title = `Add a modifier to ${name}`;
    return (
      <FormsOf name="line" sheet="by-itself">
        <Modal
          label={title}
          onClose={() => setAdding(false)}
          turned={turned}
          {...(mark ? { ribbon: mark } : {})}
        >
          <LineForm
            title={title}
            {...(mark ? { mark } : {})}
            totalLabel={name}
            before={explained.value}
            sign={sign}
            longs={LONGS}
            {...turning}
            onLeave={() => setAdding(false)}
            onAdd={async ({ amount, words, rule, long }) => {
              const more = { ...(words ? { words } : {}), ...(rule ? { rule } : {}) };
              if (await send({ type: 'add-line', total, amount, until: long, ...more })) setAdding(false);
            }}
            preview="Shown as the table’s modifier. Undo takes it back."
          />
        </Modal>
      </FormsOf>
    );
  }
  const remove = says || adds ? (id: string) => void send({ type: 'remove-line', id }) : null;
  return (
    <WhySheet
      // A past turn is a separate sheet: viewing it does not discard drafts.
      key={then ? 'then' : 'now'}
      {...sheet}
      {...(mark ? { mark } : {})}
      lines={explained.lines.map((line) => ({
        ...readLine(line, lacks?.(line) ?? false, remove),
        ...signOf?.(line),
      }))}
      before={
        last && !then ? { label: sayLast(now, last.open), onPress: () => setLooksBack(true) } : undefined
      }
      sign={sign}
      {...turning}
      {...(says
        ? {
            says: {
              value: explained.value,
              onSay: (value) => void send({ type: 'say-total', total, value }),
            },
          }
        : {})}
      tools={
        <>
          {adds && (
            <Button icon="plus" onClick={() => setAdding(true)}>
              Add a modifier
            </Button>
          )}
          {then && (
            <Button icon="chevron-left" onClick={() => setLooksBack(false)}>
              Back to now
            </Button>
          )}
          {links.map(({ to, label, icon }) => (
            <Button key={to} {...(icon ? { icon } : {})} onClick={() => onGo(to)}>
              {label}
            </Button>
          ))}
        </>
      }
      onClose={onClose}
    />
  );
}

const TAGS: Partial<Record<TotalLine['basis'], { text: string; assumed?: boolean }>> = {
  table: { text: 'Table’s modifier' },
  assumed: { text: 'assumed', assumed: true },
};

function readLine(line: TotalLine, lacks: boolean, onRemove: ((id: string) => void) | null) {
  const { words, amount, basis, rule, how, id } = line;
  const tag = TAGS[basis];
  const parts = line.parts?.map((part) => ({ text: part.words, amount: part.amount }));
  return {
    source: words,
    amount: lacks ? null : amount,
    ...(rule ? { rule } : {}),
    ...(how ? { how } : {}),
    ...(tag ? { tag } : {}),
    ...(parts ? { parts: [...parts, { text: 'Sum', amount, result: true }] } : {}),
    ...(basis === 'table' && id && onRemove ? { onRemove: () => onRemove(id) } : {}),
  };
}
