import { ADJECTIVES, POWERS, type Power } from '../../vocabulary';
import { GROUPS } from '../notions/whom';

/** A printed line of one power: whose it is, and the rest. */
function headOf(line: string): { power: Power; rest: string } | null {
  for (const power of POWERS)
    for (const name of [ADJECTIVES[power], power])
      if (line.startsWith(`${name} `)) return { power, rest: line.slice(name.length + 1) };
  return null;
}

/** Lines beside each other that print the same of several powers; what is of no power is alone. */
interface Run {
  lines: string[];
  powers: Power[];
  rest: string | null;
}

function runsOf(lines: readonly string[]): Run[] {
  const runs: Run[] = [];
  for (const line of lines) {
    const head = headOf(line);
    const last = runs.at(-1);
    if (head && last?.rest === head.rest) {
      last.lines.push(line);
      last.powers.push(head.power);
    } else runs.push({ lines: [line], powers: head ? [head.power] : [], rest: head?.rest ?? null });
  }
  return runs;
}

const groupOf = ({ powers }: Run): string | undefined =>
  GROUPS.find(([, all]) => all.length === powers.length && all.every((power) => powers.includes(power)))?.[0];

/** Lines that print the same of each power of a group, as one: “Every power: support level +1”; else nothing. */
export function nameGroup(printed: string): string | null {
  const runs = runsOf(printed.split('\n'));
  const group = runs[0] && groupOf(runs[0]);
  if (group === undefined) return null;
  const told = runs.flatMap((run) =>
    run.rest !== null && groupOf(run) === group ? run.rest.replace(': ', ' ') : run.lines,
  );
  return `${group}: ${told.join(', and ')}`;
}
