import { act, fireEvent, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paper } from '@/games/gathering-storm/rules/testing/play';
import type { Power } from '@/games/gathering-storm/rules/vocabulary';
import { sitDown } from '../../testing/sit-down';
import { EnterCardSheet } from '../enter-card-sheet';
import { ShowEventSheet } from '../show-event-sheet';

const close = () => undefined;

it.each<[string, Power | null, string[], object]>([
  ['Country dispute', null, ['Bulgaria', 'Rumania'], { countries: ['Bulgaria', 'Rumania'] }],
  ['Research doubling', null, ['Air range'], { project: 'air range' }],
  ['Factory conversion', 'Germany', ['−2'], { power: 'Germany', amount: -2 }],
  [
    'A step of two named projects',
    'Italy',
    ['Axis torpedoes', 'Axis air range'],
    { projects: ['Axis/air range', 'Axis/torpedoes'] },
  ],
  ['Ships accelerated', 'Britain', ['All ships, one space'], { power: 'Britain', ships: 'all' }],
  [
    'A level of any project',
    'France',
    ['Allies', 'intelligence'],
    { owner: 'Allies', category: 'intelligence' },
  ],
])('GS 9.41: “%s” is entered by its blanks', async (kind, power, blanks, effect) => {
  const sheet = power ? <ShowEventSheet power={power} onClose={close} /> : <EnterCardSheet onClose={close} />;
  const { sent } = sitDown(power ? paper().to('read') : paper(), sheet);
  const dialog = within([...document.querySelectorAll('dialog')].at(-1) as HTMLElement);
  const choose = (name: string) => {
    const choices = (['radio', 'checkbox'] as const).flatMap((role) =>
      dialog.queryAllByRole(role, { name, hidden: true }),
    );
    fireEvent.click(choices.at(-1) as HTMLElement);
  };
  const tap = (name: string | RegExp) =>
    act(async () => {
      fireEvent.click(dialog.getAllByRole('button', { name, hidden: true }).at(-1) as HTMLElement);
    });
  await tap('Other kinds');
  for (const name of [kind, ...blanks]) choose(name);
  await tap(power ? /^Done/ : 'Apply the card');
  const command = sent[0] as { event?: object; general?: object } | undefined;
  expect(command?.event ?? command?.general).toMatchObject({ effects: [effect] });
});
