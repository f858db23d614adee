import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Deck } from '@/games/storm-over-asia/rules/cards/card';
import { createStormOverAsia } from '@/games/storm-over-asia/rules/system';
import { readTotal } from '@/games/storm-over-asia/rules/totals';
import { printTransition } from '@/games/storm-over-asia/rules/transition/print';
import { readTableFile } from '@/kernel/file/saves';
import { createJournal } from '@/kernel/journal/journal';
import { stateAt } from '@/kernel/journal/moments';
import { main } from './replay';

/** Tables of Storm Over Asia as the releases before editions wrote them: one with paper cards, one with the app’s deck. */
const textOf = (cards: string) =>
  gunzipSync(
    readFileSync(
      fileURLToPath(new URL(`../../e2e/support/saves/first-china-${cards}.json.gz`, import.meta.url)),
    ),
  ).toString('utf8');

function openOlder(cards: string) {
  const read = readTableFile(textOf(cards));
  if (!read.ok) throw new Error(read.refusal.message);
  const { file, entries } = read.value;
  return createJournal(createStormOverAsia(file.deck as Deck | null), file.setup as never, entries as never);
}

describe('tables of Storm Over Asia from before editions', () => {
  it.each(['paper', 'app'])('%s: no entry, no outcome and no hand differs', async (cards) => {
    const said: string[] = [];
    const io = {
      readFile: async () => textOf(cards),
      out: () => undefined,
      err: (line: string) => said.push(line),
    };
    expect([await main(['older.json', '--all'], io), said]).toEqual([0, []]);
  });

  it('SOA transition: the passage is printed as the sheet shows it', async () => {
    const lines: string[] = [];
    const io = {
      readFile: async () => textOf('paper'),
      out: (line: string) => lines.push(line),
      err: () => undefined,
    };
    expect(await main(['older.json'], io)).toBe(0);
    const { passage } = JSON.parse(lines.join('\n')) as { passage: string[] };
    const { open } = stateAt(openOlder('paper'));
    expect(passage.join('\n')).toBe(printTransition(open).trimEnd());
    expect(passage).toContain('The most the Burma Road carries: 17 BRPs [SOA transition 13.31]');
    expect(passage).toContain(
      'Malaya for Britain, 1940: not entered: flags in Malaya [SOA transition 5.51C]',
    );
  });

  it('keeps past decisions: a freed card that came again, a surplus used over two turns, a doubled draw', () => {
    const { open } = stateAt(openOlder('paper'));
    expect(open.warlords).toMatchObject({ heldOut: { region: 'Yunnan', turn: 4 }, drawn: { turn: 4 } });
    expect(open.front).toMatchObject({ surplus: 2, surplusUsed: 2 });
    expect(readTotal(open, 'front').value).toBe(3);
    expect(open.passage).toMatchObject({ tension: 57, resistance: 8, declared: 2, seenTo: ['growth'] });
    expect(open.over).toBe(true);
  });
});
