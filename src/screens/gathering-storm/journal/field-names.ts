import { capitalize } from '@/systems/gathering-storm/vocabulary';

const NAMES: Record<string, string> = {
  power: 'Power',
  owner: 'Owner',
  country: 'Country',
  target: 'Target',
  amount: 'Amount',
  value: 'Value',
  trend: 'Economic trend',
  number: 'Number of its card',
  left: 'Cards in the pile',
  size: 'Cards of the deck',
  general: 'General event',
  event: 'Event',
  half: 'Whose event',
  how: 'Played or discarded',
  words: 'In words',
  rule: 'Rule label',
  reason: 'Reason',
  until: 'How long',
  outcome: 'Outcome',
  raisesIndex: 'Raises the index',
  completed: 'Completed in turn',
  began: 'Began in turn',
  signed: 'Signed in turn',
  succeeded: 'It succeeded',
  counters: 'Counters',
  threshold: 'War at',
  state: 'State',
  powers: 'Powers',
  flags: 'Flags',
  tiles: 'Tiles drawn',
  by: 'Conquered by',
  project: 'Project',
  category: 'Category',
  last: 'Last step',
  name: 'Name',
  row: 'Row',
  space: 'Space',
  length: 'Spaces in its row',
  free: 'Free by an event',
  fresh: 'Laid down this turn',
  unit: 'Unit',
  when: 'Before or after its advance',
  counter: 'Counter',
  worth: 'Worth',
  answer: 'The choice',
  fullCohesion: 'Full cohesion',
  purge: 'A purge bars diplomacy',
  climate: 'Climate',
};

/** What a command's argument is called on the table. */
export function nameField(key: string): string {
  return NAMES[key] ?? capitalize(key);
}

const VALUES: Record<string, string> = {
  turn: 'This turn',
  every: 'Every turn',
  removed: 'Until removed',
  'going-on': 'Going on',
};

/** What a choice says. */
export function nameValue(value: string | number): string {
  return (
    VALUES[value] ?? capitalize(String(value).replace('/', ' ').replace('-', '−').replace('anti−', 'anti-'))
  );
}
