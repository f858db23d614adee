import type { Category, Country, Power, Region, Side } from '../../vocabulary';

/** What is an event by itself, and borrows nothing from what stands beside it. */
export const WHOLE = [
  'support',
  'income',
  'tile',
  'index',
  'factory',
  'ship',
  'unit',
  'counter',
  'espionage',
  'subversion',
  'purge',
  'double',
  'step',
  'level',
] as const;
/** What a kind of effect is about besides. */
const BESIDES = [
  'climate',
  'balance',
  'pact',
  'result',
  'activity',
  'diplomatic',
  'research',
  'project',
  'construction',
  'space',
  'accelerate',
  'civil war',
  'spy ring',
  'permit',
  'dispute',
  /** “Draw one more”: of what is drawn; a tile only where that is said. */
  'draw',
] as const;

export type WholeTopic = (typeof WHOLE)[number];
/** What a kind of effect is about; a form about none of it that was typed has nothing to do with it. */
type Matter = WholeTopic | (typeof BESIDES)[number];

/** What is said of it: how many, whose, which way. */
type Particle =
  /** “Turkey counts two”: what is so of four countries’ pacts in any case. */
  | 'counts two'
  /** “Lose their tiles”: what was there is gone, and perhaps all of it. */
  | 'gone'
  /** “We pay one support”: whatever is paid is less, and nothing is read as more. */
  | 'paid'
  /** “Moves by one”: which way is not said, unless a sign or a word says it. */
  | 'swing'
  /** “2 cheaper”: of a price, and of nothing else. */
  | 'dear'
  | 'free'
  | 'cost'
  | 'point'
  | 'earlier'
  | 'place'
  | 'whatever'
  | 'modifier'
  /** “Tile points”: what is paid with. */
  | 'tile point'
  /** “A third counter”: one more than there usually are. */
  | 'second'
  | 'third'
  /** “From now on”: only what is permitted once stays so. */
  | 'now on'
  /** The moment of an effect, which its kind has anyway. */
  | 'in income'
  | 'in diplomacy'
  | 'in economy'
  /** “No diplomatic effect”: what a civil war event alone has. */
  | 'no modifier'
  /** Of two projects: not twice the same. */
  | 'different'
  /** “Her way”, “their own”: whoever was named before. */
  | 'whoever'
  /** “It”: what is spoken of, where nobody was named before. */
  | 'thing'
  | 'any'
  | 'all'
  | 'each'
  | 'max'
  /** “Two back at most”: of what was lost, or in all. */
  | 'back'
  | 'base'
  | 'inverse'
  | 'equal'
  | 'none'
  | 'or'
  | 'and'
  | 'comma'
  | 'up'
  | 'down'
  /** “To 3”, “each turn”: what a number becomes or stays, which no card says. */
  | 'set'
  /** “May”, “can”: somebody’s to choose. */
  | 'may'
  /** Whoever reads it: the owner of the card. */
  | 'self'
  /** Says nothing where nothing else is meant by it: “may”, “build”. */
  | 'silent';

/** What a line can speak of besides names and numbers. */
export type Topic = Matter | Particle;

const MATTERS: ReadonlySet<Topic> = new Set<Matter>([...WHOLE, ...BESIDES]);

/** Whether a kind of effect is about it. */
export const isMatter = (topic: Topic): boolean => MATTERS.has(topic);

/** A number as it was written. */
export interface Amount {
  /** Without its sign. */
  size: number;
  sign: '+' | '-' | null;
  /** The dash before it stands by itself, so that it may only divide: “Poland - 1”. */
  loose: boolean;
  /** “Is now 2”: what it is, and not by how much it changes. */
  stated?: true;
  /** “A tile”: one, where a number is wanted. */
  weak?: true;
  /** What it counts, where that follows it: “two spaces”. */
  of?: Topic;
}

/** One thing that a line says. */
export type Notion =
  | { is: 'power'; value: Power }
  | { is: 'side'; value: Side }
  | { is: 'country'; value: Country }
  | { is: 'region'; value: Region }
  | { is: 'category'; value: Category }
  /** The name of research projects, whoever owns them. */
  | { is: 'project'; value: string }
  /** With every meaning of the word; a unit or a ship with its type, where the word says one; and that it is a plural. */
  | { is: 'topic'; value: readonly Topic[]; type?: string; many?: true }
  | { is: 'amount'; value: Amount }
  /** From −n to +n. */
  | { is: 'range'; value: number };

/** A notion and where it stands in the plain text. */
export type Noticed = Notion & { from: number; end: number };

/** Whether any of these topics is spoken of. */
export const speaksOf = (said: readonly Noticed[], ...topics: readonly Topic[]): boolean =>
  said.some((notion) => notion.is === 'topic' && topics.some((topic) => notion.value.includes(topic)));

/** What is said of one kind, each once. */
export const valuesOf = <I extends Noticed['is']>(said: readonly Noticed[], is: I) =>
  [...new Set(said.flatMap((notion) => (notion.is === is ? [notion.value] : [])))] as Extract<
    Noticed,
    { is: I }
  >['value'][];
