import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { printEffect } from '@/games/gathering-storm/rules/card-text/grammar/printed';
import type { Event } from '@/games/gathering-storm/rules/cards/card';
import type { Power } from '@/games/gathering-storm/rules/vocabulary';
import type { CardDraft } from '@/games/gathering-storm/screens/events/card-draft';
import { EntryRows } from '@/games/gathering-storm/screens/events/entry-rows';
import {
  PiecesButton,
  PieceTools,
  SecretButton,
} from '@/games/gathering-storm/screens/events/pieces/piece-tools';
import { printRefusal } from '@/kernel/result';
import { signed } from '@/ui/figure/signed';
import { Button } from '@/ui/form/button';
import { Icon } from '@/ui/mark/icon';
import { Notice } from '@/ui/sheet/notice';
import { SaveMark } from '@/ui/sheet/save-mark';
import { Sheet } from '@/ui/sheet/sheet';
import voice from '@/ui/type.module.css';
import form from '../../events/event-form.module.css';
import { type EventPart, firstKinds } from './parts';
import { usePartEntry } from './use-part-entry';
import styles from './write.module.css';

const SHORT = /^\s*([+\-−–]\s?[1-9])\s*(s?)\s*$/i;

/** The line of a support event, as its card prints it. */
export const supportLine = (power: Power, amount: number): string =>
  printEffect({ kind: 'support', power, amount }, { general: false, power });

/**
 * Expands the short form of common effects: a last line of `+1` or `-2` is this power’s support; `s` makes it
 * secret. Returns the expanded words, or null if the last line is not a short form.
 */
export function writeOut(text: string, power: Power | undefined): string | null {
  const lines = text.split('\n');
  const found = SHORT.exec(lines.at(-1) ?? '');
  if (!found || !power) return null;
  const amount = Number((found[1] ?? '').replace(/[−–]/, '-').replace(/\s/, ''));
  const words = [...lines.slice(0, -1), supportLine(power, amount)].join('\n');
  return found[2] && !isSecret(words) ? toggleSecret(words) : words;
}

const SECRET = /[ \t]*\[secret\]/i;

/** Whether the words mark the event as printed on gray. */
const isSecret = (text: string) => SECRET.test(text);

/** Adds `[secret]` after the first line, or removes it. */
export function toggleSecret(text: string): string {
  if (isSecret(text)) return text.replace(SECRET, '').replace(/^\n/, '');
  const [first = '', ...others] = text.split('\n');
  return [`${first.trimEnd()} [secret]`.trimStart(), ...others].join('\n');
}

/** The words with one more line under them. */
export const addLine = (text: string, line: string) =>
  text.trim() === '' ? line : `${text.trimEnd()}\n${line}`;

interface QuickSupportProps {
  power: Power;
  text: string;
  onText: (text: string) => void;
}

const AMOUNTS = [-2, -1, 1, 2];

/** What most cards print, one tap each: an amount of this power’s support, and whether it is secret. */
function QuickSupport({ power, text, onText }: QuickSupportProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that write words are no fields of a set
    <div className={styles.quick} role="group" aria-label="Write it with a tap">
      <span className={voice.label}>Support</span>
      {AMOUNTS.map((amount) => (
        <button
          key={amount}
          type="button"
          aria-label={`Write: ${supportLine(power, amount)}`}
          onClick={() => onText(addLine(text, supportLine(power, amount)))}
        >
          {signed(amount)}
        </button>
      ))}
      <button type="button" aria-pressed={isSecret(text)} onClick={() => onText(toggleSecret(text))}>
        <Icon name="lock" small />
        Secret
      </button>
    </div>
  );
}

interface PartFormProps {
  part: EventPart;
  title: string;
  /** The event saved in this part of the card. */
  held: Event | undefined;
  draft: CardDraft | undefined;
  /** The label of the next part or the next card. */
  nextLabel: string;
  /** Whether the field takes the focus at once. */
  focus: boolean;
  /** The trend that the card has, and what sets it; on the general side alone. */
  trend?: { held: number | undefined; onTold: (trend: number) => void } | undefined;
  onKeep: (event: Event, entry: CardDraft) => void;
  onDraft: (entry: CardDraft | null) => void;
  onTakeOut: () => void;
  onNext: () => void;
}

/** One event of a card, entered as printed words or as pieces; it is saved automatically. */
export function PartForm(props: PartFormProps) {
  const { part, title, held, draft, trend, nextLabel, focus, onKeep, onDraft, onTakeOut, onNext } = props;
  const sheet = useRef<HTMLDivElement>(null);
  const writing = usePartEntry({ part, held, draft, trend, onKeep, onDraft });
  const { place, entry, understood, refusal, blank, whole, change, turn, flush } = writing;
  const [tried, setTried] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the part is opened
  useLayoutEffect(() => {
    if (focus) focusField(sheet.current);
  }, []);

  const enter = (part: Partial<CardDraft>) => {
    setTried(false);
    change(part);
  };
  function next() {
    // A mistake is shown once; continuing anyway leaves the entry as a draft.
    if (!blank && !whole && !tried) return setTried(true);
    flush();
    onNext();
  }
  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    const { selectionStart, value } = event.currentTarget;
    if (event.ctrlKey || event.metaKey || selectionStart !== value.length) return;
    const written = writeOut(value, place.power);
    if (written !== null) {
      event.preventDefault();
      enter({ text: `${written}\n` });
    } else if (value.trim() === '' || /\n[ \t]*$/.test(value)) {
      event.preventDefault();
      next();
    }
  }
  const power = place.power;
  return (
    <Sheet
      title={title}
      titleSize="head"
      tools={<PartState {...{ held, blank, whole }} waits={draft !== undefined} />}
    >
      <div ref={sheet} className={styles.form}>
        <EntryRows
          entry={entry}
          place={place}
          first={firstKinds(part)}
          understood={understood}
          tries={tried && !blank ? 1 : 0}
          after={
            <>
              {power && <QuickSupport power={power} text={entry.text} onText={(text) => enter({ text })} />}
              <p className={styles.keys}>
                <b>Enter</b> on an empty line goes on
                {power && (
                  <>
                    ; <b>+1</b> or <b>-2s</b> and Enter writes support
                  </>
                )}
                .
              </p>
            </>
          }
          onEntry={enter}
          onTrend={trend?.onTold}
          onTurn={turn}
          onDone={next}
          onKey={press}
        />
        {refusal && !blank && <Notice tone="refusal">{printRefusal(refusal)}</Notice>}
        {blank && held && held.title === '' && held.effects.length === 0 && (
          <p className={styles.state}>This card has no general event.</p>
        )}
        <div className={form.foot}>
          <PartTools
            {...{ part, held, writing, onTakeOut }}
            waits={draft !== undefined}
            onEntry={enter}
            onNone={() => {
              onKeep({ title: '', secret: false, effects: [] }, entry);
              onNext();
            }}
          />
          <Button look="solid" tall className={form.done} onClick={next}>
            {nextLabel}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}

interface PartToolsProps extends Pick<PartFormProps, 'part' | 'held' | 'onTakeOut'> {
  writing: ReturnType<typeof usePartEntry>;
  /** Whether the entry is a draft. */
  waits: boolean;
  onEntry: (entered: Partial<CardDraft>) => void;
  /** The card has no general event. */
  onNone: () => void;
}

/** What can be done with the event but to go on: pieces, taking it out, that there is none. */
function PartTools({ part, held, writing, waits, onEntry, onTakeOut, onNone }: PartToolsProps) {
  const { place, entry, understood, blank, turn, forget } = writing;
  return (
    <>
      {entry.how === 'pieces' && (
        <>
          <PieceTools entry={entry} place={place} first={firstKinds(part)} onChange={onEntry} />
          {place.power && <SecretButton secret={entry.secret} onChange={onEntry} />}
        </>
      )}
      {entry.how === 'words' && understood.mistakes.length > 0 && !blank && (
        <PiecesButton onPieces={() => turn('pieces')} />
      )}
      {(held || waits) && (
        <Button
          look="quiet"
          icon="trash"
          onClick={() => {
            forget();
            onTakeOut();
          }}
        >
          Take it out
        </Button>
      )}
      {!held && blank && part === 'general' && <Button onClick={onNone}>It has none</Button>}
    </>
  );
}

interface PartStateProps {
  held: Event | undefined;
  blank: boolean;
  whole: boolean;
  /** A draft is discarded only when its event is saved on the device. */
  waits: boolean;
}

/** Whether the form's content is saved on the card, and what happens to it if not. */
function PartState({ held, blank, whole, waits }: PartStateProps) {
  if (whole) return <SaveMark state={waits ? 'keeping' : 'kept'} text={waits ? 'Saving' : 'On the card'} />;
  if (!blank)
    return (
      <SaveMark
        state="keeping"
        text={
          held
            ? 'Not readable yet: a draft on this device. The card keeps what it had.'
            : 'Not readable yet: a draft on this device'
        }
      />
    );
  if (!held) return null;
  return <SaveMark state="kept" text="The card keeps its event until you take it out" />;
}

/** The words; or of the pieces the first choice under the way of entering. */
function focusField(place: HTMLElement | null): void {
  const words = place?.querySelector('textarea');
  const field = words ?? place?.querySelectorAll<HTMLElement>('input:checked')[1];
  field?.focus();
  words?.setSelectionRange(words.value.length, words.value.length);
}
