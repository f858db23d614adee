import { asSentence } from '@/kernel/print';
import { nameEntry, sayEntry } from '@/systems/gathering-storm/say/sentences';
import { ActLine as Line } from '@/table/act-line';
import type { Acts } from '@/table/use-acts';

/** What came of the newest act, in the words of this game. */
export const ActLine = ({ acts }: { acts: Acts }) => (
  <Line acts={acts} say={(entry) => asSentence(sayEntry(entry).text)} name={nameEntry} />
);
