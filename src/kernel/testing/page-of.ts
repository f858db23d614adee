import type { Command } from '../game';

/** For tests only: the page of docs that says what a game can be told. The first game’s is that of the file itself. */
export const pageOf = (game: string): string =>
  `docs/${game === 'gathering-storm' ? 'journal-format' : game}.md`;

/** Every command that stands on a page. */
export const commandsOn = (page: string): Command[] =>
  [...page.matchAll(/```json[^\n]*\n([\s\S]*?)```/g)]
    .flatMap(([, json = '']) => [JSON.parse(json)].flat() as Partial<Command>[])
    .filter((one): one is Command => typeof one.type === 'string');
