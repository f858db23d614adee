import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { asSentence } from '@/kernel/print';
import { Button } from '@/ui/form/button';
import { Ticks } from '@/ui/form/ticks';
import voice from '@/ui/type.module.css';
import { useTable } from '../use-table';
import styles from './board-list.module.css';
import { useBoardList } from './use-board-list';

/** The foot of a public page, with the board moves still to make above the guide. It blocks nothing. */
export function BoardFoot({ children }: { children?: ReactNode }) {
  const { moment } = useTable();
  const { acts, done, tick, close } = useBoardList();
  const head = useId();
  const foot = useRef<HTMLDivElement>(null);
  const shown = moment === null && acts.length > 0;
  // With very large text the foot scrolls with the page: scroll a new list into view.
  const known = useRef(acts);
  useEffect(() => {
    if (known.current === acts) return;
    known.current = acts;
    pressed.current = false;
    const list = foot.current?.querySelector('[data-board-list]');
    if (list && list.getBoundingClientRect().top >= innerHeight) list.scrollIntoView();
  }, [acts]);
  const pressed = useRef(false);
  // The second of two quick taps was meant for the previous content: the list has not been read yet.
  function guard(event: MouseEvent) {
    if (event.detail <= 1) pressed.current = true;
    else if (!pressed.current) {
      event.preventDefault();
      event.stopPropagation();
    }
  }
  // The list disappears with its last tick: the next Tab continues from here.
  function leave(then: () => void) {
    then();
    foot.current?.focus({ preventScroll: true });
  }
  function onTick(values: string[]) {
    if (values.length === acts.length) leave(() => tick(values));
    else tick(values);
  }
  return (
    <div ref={foot} tabIndex={-1} className={styles.foot}>
      <p aria-live="polite" className={voice.hidden}>
        {shown && `On the board: ${acts.map(({ words }) => asSentence(words)).join(' ')}`}
      </p>
      {shown && (
        <section className={styles.list} aria-labelledby={head} data-board-list onClickCapture={guard}>
          <h2 id={head}>Now on the board</h2>
          <Button className={styles.done} onClick={() => leave(close)}>
            All put right
          </Button>
          <div className={styles.acts}>
            <Ticks
              live
              label="What to do on the board"
              options={acts.map(({ id, words }) => ({ value: id, label: asSentence(words) }))}
              values={done}
              onChange={onTick}
            />
          </div>
        </section>
      )}
      {children}
    </div>
  );
}
