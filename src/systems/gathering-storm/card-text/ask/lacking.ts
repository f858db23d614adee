import type { Refusal } from '@/kernel/result';
import { CHANGED } from '../../effects';
import type { CardPlace } from '../../effects/place';
import { DOUBLED } from '../../research/catalogue';
import { ADJECTIVES, CIVIL_WAR_COUNTRIES, COUNTRIES, capitalize, POWERS, printList } from '../../vocabulary';
import { type Noticed, speaksOf, valuesOf } from '../notions/notion';
import type { Lack } from '../notions/rule';
import { printOr } from '../read/spellings';

/** What is asked where a line lacks something: it fits what was typed, and asks for nothing that stands there. */

export const DO_IT = 'It can be done by hand, on your board.';

/** Where no word is unknown, and no effect says them all. */
export const APART = 'Each word is clear, but not what they say together.';

/** Where nothing of the kind was typed. */
const LACKING: Record<Lack, Refusal> = {
  'how much': { message: 'By how much?', allowed: 'Write a whole number, such as +1 or -2.' },
  who: { message: 'Which power is it for?', allowed: `Name ${printOr(POWERS)}.` },
  where: { message: 'In which country?', allowed: `Name ${printOr(COUNTRIES)}.` },
  'which project': { message: 'Which project?', allowed: 'Name a project of the research sheets.' },
  'which category': {
    message: 'Which category of research?',
    allowed: 'Name air, naval, military, atomic or intelligence.',
  },
  'at most': { message: 'What is the most it can be?', allowed: 'Write for example “at most 3”.' },
  'only one': {
    message: 'A card gives one of these.',
    allowed: 'For two write it twice, a line each; anything else is done by hand, on your board.',
  },
  'any type': {
    message: 'This goes for ships of every type.',
    allowed: `Write “ships” without a type. ${DO_IT}`,
  },
  'whose choice': {
    message: 'Does this happen in any case?',
    allowed: 'Then leave out “may” or “can”. If it is somebody’s choice, do it by hand, on your board.',
  },
  'of what': { message: 'What is it that changes?', allowed: `Name it. ${DO_IT}` },
  counted: {
    message: 'Only support goes by how many there are: results, levels or trade pacts.',
    rule: 'GS Guide, Support',
    allowed: `Write what it comes to. ${DO_IT}`,
  },
  turned: {
    message: 'No card turns this round.',
    allowed: `Leave out the minus, or the word for the opposite. ${DO_IT}`,
  },
  'said twice': {
    message: 'The same thing is said twice of one power.',
    allowed: 'Say once for each power what it gets.',
  },
};

/** What is wrong with something that was typed, where just that is lacking. */
const TYPED: Partial<Record<Lack, (said: readonly Noticed[], place: CardPlace) => Refusal | null>> = {
  'how much': askAmount,
  'which project': askProject,
  'which category': (said) => {
    const [project] = valuesOf(said, 'project');
    if (project)
      return {
        message: `${capitalize(project)} is one project: are its levels counted?`,
        allowed: 'Results are counted of a category, levels of a project.',
      };
    const named = valuesOf(said, 'category');
    return named.length === 0
      ? null
      : { message: `Which one: ${printOr(named)}?`, allowed: 'An event is of one category.' };
  },
  where: askWhere,
  who: (said, place) => {
    const espionage = askEspionage(said, place);
    if (espionage) return espionage;
    const named = [...valuesOf(said, 'power'), ...valuesOf(said, 'side')];
    return named.length === 0
      ? null
      : {
          message: `${printList(named)}: does each get it, or is something missing?`,
          allowed: 'Write a line for each power.',
        };
  },
  'only one': (said) =>
    speaksOf(said, 'down') || said.some((one) => one.is === 'amount' && one.value.sign === '-')
      ? {
          message: 'No event takes one of these away: is it done by hand, on your board?',
          allowed: 'Then the app leaves it to you.',
        }
      : { ...LACKING['only one'], message: 'A card gives one of these: is it there more than once?' },
  'of what': (said) =>
    speaksOf(said, 'dear')
      ? { message: 'What costs more, or less?', allowed: `Name it. ${DO_IT}` }
      : speaksOf(said, 'draw')
        ? { message: 'What is drawn: random tiles, or something else?', allowed: `Name it. ${DO_IT}` }
        : null,
  counted: (said) =>
    speaksOf(said, 'support')
      ? {
          message: 'What is counted: results of a category, levels of a project, or trade pacts?',
          rule: 'GS Guide, Support',
          allowed: 'Name the category, the project or the region.',
        }
      : null,
  'at most': (said) => {
    if (speaksOf(said, 'double', 'permit'))
      return { message: 'Up to three steps are doubled, on every such card.', allowed: DO_IT };
    return said.some(({ is }) => is === 'range') || speaksOf(said, 'max')
      ? {
          message: 'This can be no more than 3 and no less than -3.',
          allowed: `Leave the bounds out. ${DO_IT}`,
        }
      : null;
  },
};

/** Things of a line that a mark divides. */
function partsOf(said: readonly Noticed[]): Noticed[][] {
  const parts: Noticed[][] = [[]];
  for (const notion of said)
    if (speaksOf([notion], 'comma', 'and')) parts.push([]);
    else parts.at(-1)?.push(notion);
  return parts;
}

const counts = (said: readonly Noticed[]) =>
  said.some((notion) => notion.is === 'amount' && !notion.value.weak);

/** By how much the thing changes that has no number. */
function askChange(said: readonly Noticed[]): Refusal | null {
  const open = partsOf(said).filter((part) => !counts(part));
  const asked = CHANGED.find(({ topic }) => open.some((part) => speaksOf(part, topic)))?.called;
  const [country] = open.flatMap((part) => valuesOf(part, 'country'));
  const what = asked ?? country;
  return what ? { ...LACKING['how much'], message: `By how much does ${what} change?` } : null;
}

function askAmount(said: readonly Noticed[]): Refusal | null {
  const change = askChange(said);
  if (change) return change;
  const [amount] = said.flatMap((notion) => (notion.is === 'amount' && !notion.value.weak ? [notion] : []));
  if (!amount) return null;
  const { size, sign } = amount.value;
  if (speaksOf(said, 'space', 'accelerate') && speaksOf(said, 'ship'))
    return { message: 'Is it each ship by one space, or one ship by two?', allowed: DO_IT };
  if (size === 0) return { message: 'A change of 0 changes nothing.', allowed: DO_IT };
  const figure = `${sign ?? ''}${size}`;
  return {
    message: `What is the ${figure}: a change, or what it becomes?`,
    allowed: `Write +${size} or -${size}: a card changes a number, and never says what it becomes.`,
  };
}

function askProject(said: readonly Noticed[], { power }: CardPlace): Refusal | null {
  const named = valuesOf(said, 'project');
  const categories = valuesOf(said, 'category');
  const names = [...named, ...(named.length === 0 ? categories : [])];
  if (names.length === 0) return null;
  const isDoubled = DOUBLED.some((name) => name === names[0]);
  if (speaksOf(said, 'double') && !isDoubled)
    return { message: `No card doubles ${names[0]}.`, allowed: `Name ${printOr(DOUBLED)}. ${DO_IT}` };
  if (speaksOf(said, 'permit') && !categories.includes('atomic'))
    return { message: 'Only atomic research has to be permitted.', allowed: DO_IT };
  if (named.length > 2)
    return { message: `Which two of ${printList(named)}?`, allowed: 'A card names one project, or two.' };
  if (named.length === 2)
    return speaksOf(said, 'step')
      ? { message: 'These two are not on one research sheet.', allowed: 'Write a line for each.' }
      : { message: `Which of the two: ${printOr(named)}?`, allowed: 'Write a line for each.' };
  if (named.length === 0) return null;
  if (speaksOf(said, 'step'))
    return {
      message: `Which project besides ${named[0]}?`,
      allowed: 'A card gives two projects a step each.',
    };
  const whose = valuesOf(said, 'power')[0] ?? power;
  return whose
    ? { message: `The research sheet of ${whose} has no ${named[0]}.`, allowed: 'Say whose project it is.' }
    : { message: `Whose ${named[0]}?`, allowed: `Name ${printOr(POWERS)} with it.` };
}

/** “Naval espionage vs Axis”: an espionage event is of its owner’s own research, and against nobody. */
function askEspionage(said: readonly Noticed[], { power }: CardPlace): Refusal | null {
  const [category] = valuesOf(said, 'category');
  if (!speaksOf(said, 'espionage') || !category) return null;
  const rule = 'GS Guide, Espionage';
  return power
    ? { message: `Is it a free point in ${ADJECTIVES[power]} ${category} research?`, rule, allowed: DO_IT }
    : { message: 'Espionage is an event of a power’s own card.', rule, allowed: DO_IT };
}

function askWhere(said: readonly Noticed[], place: CardPlace): Refusal | null {
  const espionage = askEspionage(said, place);
  if (espionage) return espionage;
  const named = valuesOf(said, 'country');
  if (named.length === 0 && speaksOf(said, 'research', 'activity', 'construction')) {
    const [category] = valuesOf(said, 'category');
    return category
      ? {
          message: 'Is the counter for research of any category?',
          allowed: `Then leave out “${category}”. ${DO_IT}`,
        }
      : LACKING['of what'];
  }
  if (named.length === 0) {
    const regions = valuesOf(said, 'region');
    return regions.length > 1
      ? { message: `Which one: ${printOr(regions)}?`, allowed: 'Name one region.' }
      : // Support is of a power, and of no country; a number alone could be of anything.
        speaksOf(said, 'support') || (counts(said) && said.every(({ is }) => is === 'amount'))
        ? (askChange(said) ?? LACKING['of what'])
        : null;
  }
  if (speaksOf(said, 'dispute'))
    return named.length === 1
      ? { message: `Which other country, besides ${named[0]}?`, allowed: 'A dispute is between two.' }
      : { message: `Which two of ${printList(named)}?`, allowed: 'A dispute is between two.' };
  if (speaksOf(said, 'civil war'))
    return {
      message: `${printList(named)} ${named.length === 1 ? 'has' : 'have'} no civil war.`,
      allowed: `It can come in ${printOr(CIVIL_WAR_COUNTRIES)}.`,
    };
  return { message: `What happens in ${printList(named)}?`, allowed: DO_IT };
}

/** What a line lacks, as a question that fits what stands on it. */
export const askFor = (lack: Lack, said: readonly Noticed[], place: CardPlace): Refusal =>
  TYPED[lack]?.(said, place) ?? LACKING[lack];

/** Whether more than one thing changes: two numbers, or two things that have numbers of their own. */
const isSeveral = (said: readonly Noticed[]): boolean =>
  said.filter((notion) => notion.is === 'amount' && !notion.value.weak).length > 1 ||
  CHANGED.filter(({ topic }) => speaksOf(said, topic)).length > 1;

/** A question about words that are all understood, where no kind of effect has them together; or nothing. */
export function askApart(said: readonly Noticed[]): Refusal | null {
  const [project] = valuesOf(said, 'project');
  const [country] = valuesOf(said, 'country');
  const bare = said.every(({ is }) => is !== 'topic');
  if (project && bare && counts(said))
    return {
      message: `A level of ${project}, or a step?`,
      allowed: 'Write “+1 level”; a step is given to two projects.',
    };
  const subject = project ?? country ?? valuesOf(said, 'power')[0];
  if (subject && bare && !counts(said))
    return {
      message: `What happens ${country && !project ? 'in' : 'to'} ${subject}?`,
      allowed: 'Write what the card says of it.',
    };
  if (counts(said) && said.every(({ is }) => is === 'amount')) return LACKING['of what'];
  if (said.length > 3)
    return {
      message: APART,
      allowed: isSeveral(said) ? `Write each effect on a line of its own. ${DO_IT}` : DO_IT,
    };
  return null;
}
