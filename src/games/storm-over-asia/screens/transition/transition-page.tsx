import { useState } from 'react';
import type { OpenState } from '@/games/storm-over-asia/rules/state';
import { printTransition } from '@/games/storm-over-asia/rules/transition/print';
import { readTransition } from '@/games/storm-over-asia/rules/transition/sheet';
import { useDeckActions } from '@/store/context';
import { useTable } from '@/table/use-table';
import { Button } from '@/ui/form/button';
import lay from '@/ui/lay.module.css';
import { Sheet } from '@/ui/sheet/sheet';
import voice from '@/ui/type.module.css';
import { FigureSheet } from './figure-sheet';
import { RussiaSheet } from './russia-sheet';
import { ShipsSheet } from './ships-sheet';
import styles from './transition.module.css';
import { BritishForms, WarForms } from './transition-forms';

/** What goes on to A World at War: every figure with its lines, from the table’s own flags and research. @rule SOA transition */
export function TransitionPage() {
  const { open, moment } = useTable<OpenState>();
  const sheet = readTransition(open);
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <header>
          <h2 className={styles.title}>{open.name}: passage to A World at War</h2>
          <p className={voice.note}>
            What Storm Over Asia hands on, in {sheet.season}. “SOA transition” means its transition rules.
          </p>
        </header>
        {sheet.figures.map((figure) => (
          <FigureSheet key={figure.id} figure={figure} />
        ))}
        {moment === null && <BritishForms />}
      </div>
      <div className={styles.column}>
        <RussiaSheet russia={sheet.russia} effects={sheet.effects} />
        {moment === null && <WarForms />}
        <ShipsSheet ships={sheet.ships} />
        <Give />
      </div>
    </div>
  );
}

const SAID = {
  shared: 'Shared.',
  downloaded: 'The file is in your downloads.',
  cancelled: 'Nothing was shared.',
};

/** The sheet on paper, as text, or as data. */
function Give() {
  const { open } = useTable<OpenState>();
  const { giveFile } = useDeckActions();
  const [said, setSaid] = useState('');
  const stem = open.name
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-');
  async function give(kind: 'txt' | 'json') {
    const text = kind === 'txt' ? printTransition(open) : JSON.stringify(readTransition(open), null, 2);
    const type = kind === 'txt' ? 'text/plain' : 'application/json';
    setSaid(SAID[await giveFile(`${stem}-passage.${kind}`, text, type)]);
  }
  return (
    <Sheet title="Save it for A World at War" pad className={styles.give ?? ''}>
      <div className={lay.buttons}>
        <Button icon="file" onClick={() => window.print()}>
          Print
        </Button>
        <Button icon="share" onClick={() => void give('txt')}>
          As text
        </Button>
        <Button icon="share" onClick={() => void give('json')}>
          As JSON
        </Button>
      </div>
      <p role="status">{said}</p>
    </Sheet>
  );
}
