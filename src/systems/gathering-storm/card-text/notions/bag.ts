import {
  type Category,
  type Country,
  POWERS,
  type Power,
  powersOf,
  type Region,
  type Side,
} from '../../vocabulary';
import type { Amount, Noticed, Topic } from './notion';

/**
 * What a clause says, in any order. A rule takes out what it knows; what is left at the end was not understood, so
 * that nothing a person wrote is passed over.
 */
export class Bag {
  private left: Noticed[];

  constructor(readonly notions: readonly Noticed[]) {
    this.left = [...notions];
  }

  private drop(notion: Noticed): void {
    this.left = this.left.filter((other) => other !== notion);
  }

  all<I extends Noticed['is']>(is: I): Extract<Noticed, { is: I }>[] {
    return this.left.filter((notion): notion is Extract<Noticed, { is: I }> => notion.is === is);
  }

  private takeAll<V>(is: Noticed['is']): V[] {
    const found = this.all(is);
    for (const notion of found) this.drop(notion);
    return [...new Set(found.map(({ value }) => value as V))];
  }

  /** Whether it is said. */
  has(...topics: Topic[]): boolean {
    return this.all('topic').some(({ value }) => topics.some((topic) => value.includes(topic)));
  }

  /** Whether it is said; then it is taken, as often as it stands there. */
  take(...topics: Topic[]): boolean {
    const found = this.all('topic').filter(({ value }) => topics.some((topic) => value.includes(topic)));
    for (const notion of found) this.drop(notion);
    return found.length > 0;
  }

  /** The powers it names; a side is all its powers. `all powers` is everyone. */
  takePowers(): Power[] {
    if (this.has('all') && this.all('power').length + this.all('side').length === 0) {
      this.take('all');
      return [...POWERS];
    }
    const sides = this.takeSides();
    const powers = this.takeAll<Power>('power');
    return POWERS.filter(
      (power) => powers.includes(power) || sides.some((side) => powersOf(side).includes(power)),
    );
  }

  takeNamed = (): Power[] => this.takeAll<Power>('power');
  takeSides = (): Side[] => this.takeAll<Side>('side');
  takeCountries = (): Country[] => this.takeAll<Country>('country');
  takeRegions = (): Region[] => this.takeAll<Region>('region');
  takeCategories = (): Category[] => this.takeAll<Category>('category');

  /** Names of projects; a category or a topic that is one too counts where no other is named. */
  takeProjects(): string[] {
    const named = this.takeAll<string>('project');
    if (this.take('spy ring')) named.push('spy rings');
    if (this.take('subversion')) named.push('subversion');
    const [atomic] = this.all('category').filter(({ value }) => value === 'atomic');
    if (!atomic || named.length > 0) return named;
    this.drop(atomic);
    return ['atomic'];
  }

  /** The number behind or before a word: “max. 3”, “3 at most”. */
  takeBeside(topic: Topic): Amount | null {
    const at = this.left.findIndex((notion) => notion.is === 'topic' && notion.value.includes(topic));
    if (at === -1) return null;
    const [before, word, after] = [this.left[at - 1], this.left[at], this.left[at + 1]];
    const amount = [after, before].find((notion) => notion?.is === 'amount');
    if (amount?.is !== 'amount' || !word) return null;
    this.drop(word);
    this.drop(amount);
    return amount.value;
  }

  takeRange(): number | null {
    const [range] = this.all('range');
    if (range) this.drop(range);
    return range?.value ?? null;
  }

  /** The first number that counts one of these, or nothing in particular. */
  takeAmount(...of: Topic[]): Amount | null {
    return this.takeFirst((value) => value.of === undefined || of.includes(value.of));
  }

  /** A number that counts one of these. */
  takeCount(...of: Topic[]): Amount | null {
    return this.takeFirst((value) => value.of !== undefined && of.includes(value.of));
  }

  /** What is written in figures goes before “a tile”. */
  private takeFirst(wanted: (amount: Amount) => boolean): Amount | null {
    const found = this.all('amount').filter(({ value }) => wanted(value));
    const first = found.find(({ value }) => !value.weak) ?? found[0];
    if (first) this.drop(first);
    return first?.value ?? null;
  }

  /** A number with the ways in which it can be meant: its sign, and the words for more and less. */
  takeSigned(...of: Topic[]): number[] {
    const amount = this.takeAmount(...of);
    if (!amount) return [];
    return this.signed({ ...amount, loose: false });
  }

  /** The same, where a dash by itself may only divide. */
  takeLoose(...of: Topic[]): number[] {
    const amount = this.takeAmount(...of);
    return amount ? this.signed(amount) : [];
  }

  signed({ size, sign, loose, stated }: Amount): number[] {
    const up = this.take('up');
    const down = this.take('down');
    const plus = size;
    const minus = 0 - size;
    if (up && down) return this.isDivided ? [] : [plus, minus];
    const word = up ? '+' : down ? '-' : null;
    if (stated && !word && !sign && size !== 0) return [];
    // “Poland - 1”: a dash, or a minus? “Lowered by -1”: less, or less of less?
    if (loose && word !== '-') return [plus, minus];
    if (word && sign && word !== sign) return [plus, minus];
    return [(word ?? sign) === '-' ? minus : plus];
  }

  /** The types of units or ships that it names, whether or not they were taken. */
  typesOf(topic: 'unit' | 'ship'): string[] {
    const types = this.notions.flatMap((notion) =>
      notion.is === 'topic' && notion.value.includes(topic) && notion.type ? [notion.type] : [],
    );
    return [...new Set(types)];
  }

  /** Whether a comma or an “and” stands between more and less: they are of two things then. */
  private get isDivided(): boolean {
    const at = (...topics: Topic[]) =>
      this.notions.flatMap((notion, place) =>
        notion.is === 'topic' && topics.some((topic) => notion.value.includes(topic)) ? [place] : [],
      );
    const marks = at('comma', 'and');
    return at('up').some((up) =>
      at('down').some((down) =>
        marks.some((mark) => (up < mark && mark < down) || (down < mark && mark < up)),
      ),
    );
  }

  /** Takes what only joins. */
  takeJoints(): void {
    this.take('comma', 'and');
  }

  get isEmpty(): boolean {
    return this.left.every(
      (notion) =>
        (notion.is === 'topic' && (notion.value.includes('silent') || notion.value.includes('may'))) ||
        (notion.is === 'amount' && notion.value.weak),
    );
  }

  /** What was not taken. */
  get rest(): readonly Noticed[] {
    return this.left;
  }
}
