import type { Verified } from '@/kernel/fairness/verify';
import { LedgerLines } from '@/ui/sheet/ledger-lines';
import { Notice } from '@/ui/sheet/notice';
import body from '../page/sheet-foot.module.css';
import styles from './fairness.module.css';

/** What a check found: the first card, tile or die that did not come as committed, or that all did. */
export function DealReport({ report }: { report: Verified }) {
  const { name, fault, unchecked, deal, head, noted, seed } = report;
  const rows = [
    ...(name ? [{ label: 'Table', text: name }] : []),
    ...(deal ? [{ label: 'Deal', text: <Typed>{deal.words}</Typed> }] : []),
    ...(head ? [{ label: `After entry ${head.entry}`, text: <Typed>{head.words}</Typed> }] : []),
    ...noted.flatMap(({ given, at }) =>
      at === null ? [] : [{ label: 'Noted', text: `${given}: ${sayPlace(at)}` }],
    ),
    ...(seed ? [{ label: 'Seed', text: <p className={styles.value}>{seed}</p> }] : []),
  ];
  return (
    <>
      <div className={body.body}>
        {fault ? (
          <Notice tone="refusal">{fault.words}</Notice>
        ) : (
          <Notice>
            Nothing is wrong{deal && unchecked.length === 0 && ': every card, tile and die came as committed'}
            .
          </Notice>
        )}
        {unchecked.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {rows.length > 0 && <LedgerLines rows={rows} />}
    </>
  );
}

const Typed = ({ children }: { children: string }) => <span className={styles.short}>{children}</span>;

const sayPlace = (at: 'deal' | number) =>
  at === 'deal' ? 'the committed deal' : `the head after entry ${at}`;
