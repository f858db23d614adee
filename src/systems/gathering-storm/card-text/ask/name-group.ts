import { ADJECTIVES, POWERS, type Power } from '../../vocabulary';
import { GROUPS } from '../notions/whom';

/** A printed line of one power: whose it is, and the rest. */
function headOf(line: string): { power: Power; rest: string } | null {
  for (const power of POWERS)
    for (const name of [ADJECTIVES[power], power])
      if (line.startsWith(`${name} `)) return { power, rest: line.slice(name.length + 1) };
  return null;
}

/** Lines that print the same of each power of a group, as one: “Every power: support level +1”; else nothing. */
export function nameGroup(printed: string): string | null {
  const lines = printed.split('\n');
  const heads = lines.map(headOf);
  const rest = heads[0]?.rest;
  const same = heads.filter((head) => head?.rest === rest).map((head) => head?.power);
  const group = GROUPS.find(
    ([, powers]) => powers.length === same.length && powers.every((power) => same.includes(power)),
  );
  if (rest === undefined || !group || same.length !== heads.findLastIndex((head) => head?.rest === rest) + 1)
    return null;
  const told = `${group[0]}: ${rest.replace(': ', ' ')}`;
  return [told, ...lines.slice(same.length)].join(', and ');
}
