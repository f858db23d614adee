import type { Command } from '../game';

/** For tests only: the docs page with a game's commands. The first game uses the page of the file format. */
export const pageOf = (game: string): string =>
  `docs/${game === 'gathering-storm' ? 'journal-format' : game}.md`;

/** Every command in the JSON examples of a page. */
export const commandsOn = (page: string): Command[] =>
  [...page.matchAll(/```json[^\n]*\n([\s\S]*?)```/g)]
    .flatMap(([, json = '']) => [JSON.parse(json)].flat() as Partial<Command>[])
    .filter((one): one is Command => typeof one.type === 'string');
