import { useId, useState } from 'react';
import { totalOf } from '@/games/gathering-storm/rules/state/lines';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import { readTotal } from '@/games/gathering-storm/rules/totals';
import { readCards } from '@/games/gathering-storm/rules/totals/cards';
import { POWERS, printList, printSigned, printTurn } from '@/games/gathering-storm/rules/vocabulary';
import { OverSheet } from '@/table/page/over-sheet';
import sheet from '@/table/page/sheet-foot.module.css';
import { Button } from '@/ui/form/button';
import { useDraftState } from '@/ui/form/draft-state';
import { named } from '@/ui/sheet/journal-list';
import { LedgerForm, LedgerRow } from '@/ui/sheet/ledger-form';
import { focusOnOpen } from '@/ui/sheet/modal';
import { useDispatch, useTable } from '../use-table';
import { AggressionForm, When } from './aggression-form';
import styles from './calendar-sheet.module.css';

const TURNS_AHEAD = 4;

/** The index, and the cards that each power draws in the next turns. */
function bringsNow(open: OpenState) {
  const turns = Array.from({ length: TURNS_AHEAD + 1 }, (_, ahead) => open.turn + ahead);
  return {
    pact: open.pact !== null && open.pact.ended === null,
    index: readTotal(open, totalOf.index).value,
    cards: POWERS.flatMap((power) =>
      turns.map((turn) => ({ power, turn, count: readCards(open, power, turn).value })),
    ),
  };
}

/** What the last record changed, one sentence each. @rule GS 9.14, 9.15, 23.21A */
function sayBrought(before: ReturnType<typeof bringsNow>, now: ReturnType<typeof bringsNow>): string[] {
  const index = now.index - before.index;
  const signed = now.pact && !before.pact;
  const extra = POWERS.flatMap((power) => {
    const turns = now.cards.flatMap((item, at) => {
      const more = item.count - (before.cards[at]?.count ?? 0);
      return item.power === power && more > 0 ? [{ turn: item.turn, more }] : [];
    });
    const [first] = turns;
    if (!first) return [];
    return signed
      ? [
          `${power} draws ${turns.map(({ more }) => more).join(', ')} … extra cards from ${printTurn(first.turn)} on, as long as the Pact is in effect.`,
        ]
      : [`${power} draws an extra card in ${printList(turns.map(({ turn }) => printTurn(turn)))}.`];
  });
  const said = [
    ...(index === 0 ? [] : [`The European Aggression Index changes by ${printSigned(index)} for good.`]),
    ...extra,
  ];
  return said.length > 0 ? said : ['The index and the draws of the next turns stay as they are.'];
}

/** Aggressions and the Pact: what is recorded, what it brings, and the form for the next. @rule GS 9.14, 9.15 */
export function CalendarSheet({ onClose }: { onClose: () => void }) {
  const { open } = useTable();
  const { send } = useDispatch();
  const [recorded, setRecorded] = useState<{ words: string; before: ReturnType<typeof bringsNow> } | null>(
    null,
  );
  const brought = useId();
  const now = bringsNow(open);
  if (recorded)
    return (
      // A separate sheet from the form, so that its initial state does not count as unsaved input.
      <OverSheet key="recorded" title="Recorded" note={recorded.words} onClose={onClose}>
        <ul id={brought} className={styles.brought}>
          {named(sayBrought(recorded.before, now)).map(([key, words]) => (
            <li key={key}>{words}</li>
          ))}
        </ul>
        <div className={sheet.foot}>
          <Button onClick={() => setRecorded(null)}>Record another</Button>
          <Button ref={focusOnOpen} look="solid" aria-describedby={brought} onClick={onClose}>
            Back to the table
          </Button>
        </div>
      </OverSheet>
    );
  const turns = Array.from({ length: TURNS_AHEAD }, (_, ahead) => open.turn + ahead);
  return (
    <OverSheet
      title="Aggressions and the Pact"
      note="The app adds the extra cards (GS 9.14, 9.15)."
      onClose={onClose}
      wide
    >
      <section className={styles.ahead} aria-label="Cards to draw">
        <table>
          <caption>Cards to draw</caption>
          <thead>
            <tr>
              <th scope="col">Turn</th>
              {POWERS.map((power) => (
                <th key={power} scope="col">
                  {power}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {turns.map((turn) => (
              <tr key={turn}>
                <th scope="row">{printTurn(turn)}</th>
                {POWERS.map((power) => (
                  <td key={power}>{readCards(open, power, turn).value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className={styles.part}>
        <Recorded send={send} onRecorded={(words) => setRecorded({ words, before: now })} />
      </div>
      <div className={styles.part}>
        <AggressionForm send={send} onRecorded={(words) => setRecorded({ words, before: now })} />
      </div>
    </OverSheet>
  );
}

type Send = ReturnType<typeof useDispatch>['send'];

interface RecordedProps {
  send: Send;
  onRecorded: (words: string) => void;
}

function Recorded({ send, onRecorded }: RecordedProps) {
  const { open } = useTable();
  return (
    <LedgerForm label="Recorded">
      {open.aggressions.map((item) => (
        <LedgerRow key={item.id} label={item.target} hint={`${item.power}, value ${item.value}`}>
          {item.completed !== null || item.failed ? (
            <span>
              {item.completed === null
                ? `Failed; begun in ${printTurn(item.began)}`
                : `Completed in ${printTurn(item.completed)}`}
            </span>
          ) : (
            <>
              <span>Going on since {printTurn(item.began)}</span>
              <Button
                onClick={() =>
                  void send({ type: 'complete-aggression', target: item.target, power: item.power })
                }
              >
                It is conquered
              </Button>
              <Button
                onClick={() =>
                  void send({
                    type: 'complete-aggression',
                    target: item.target,
                    power: item.power,
                    succeeded: false,
                  })
                }
              >
                It failed
              </Button>
            </>
          )}
        </LedgerRow>
      ))}
      <LedgerRow label="Nazi-Soviet Pact" hint="GS 9.15">
        <PactLine send={send} onRecorded={onRecorded} />
      </LedgerRow>
    </LedgerForm>
  );
}

function PactLine({ send, onRecorded }: RecordedProps) {
  const { open } = useTable();
  const [signed, setSigned] = useDraftState<number | null>('pact signed', null);
  const [ended, setEnded] = useDraftState<number | null>('pact ended', null);
  if (!open.pact) {
    return (
      <>
        <When label="When it was signed" value={signed} onChange={setSigned} />
        <Button
          disabled={signed === null}
          why="Say when it was signed."
          onClick={async () => {
            if (!(await send({ type: 'sign-pact', signed }))) return;
            setSigned(null);
            onRecorded('The Nazi-Soviet Pact is signed.');
          }}
        >
          It is signed
        </Button>
      </>
    );
  }
  if (open.pact.ended !== null)
    return (
      <span>
        Signed in {printTurn(open.pact.signed)}; ended in {printTurn(open.pact.ended)}
      </span>
    );
  const count = open.turn - open.pact.signed;
  return (
    <>
      <span>
        Signed in {printTurn(open.pact.signed)}.{' '}
        {count > 0 ? `Britain and France draw ${count} extra this turn.` : 'Extra cards from next turn.'}
      </span>
      <When label="The last turn in which it stood" value={ended ?? open.turn} onChange={setEnded} />
      <Button
        onClick={async () => {
          if (await send({ type: 'end-pact', ended: ended ?? open.turn })) setEnded(null);
        }}
      >
        The Pact has ended
      </Button>
    </>
  );
}
