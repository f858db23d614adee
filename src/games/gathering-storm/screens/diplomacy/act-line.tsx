import { nameEntry, sayEntry } from '@/games/gathering-storm/rules/say/sentences';
import { asSentence } from '@/kernel/print';
import { ActLine as Line } from '@/table/act-line';
import type { Acts } from '@/table/use-acts';

/** The result of the newest act, in this game's words. */
export const ActLine = ({ acts }: { acts: Acts }) => (
  <Line acts={acts} say={(entry) => asSentence(sayEntry(entry).text)} name={nameEntry} />
);
