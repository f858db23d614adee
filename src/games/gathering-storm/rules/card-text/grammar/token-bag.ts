import type { CardPlace } from '../../effects/place';
import { type Owner, POWERS, type Power, powersOf, type Side, sideOf } from '../../vocabulary';
import { type Amount, isTopic, isWho, type Token, type Topic } from './token';

type ValueOf<I extends Token['is']> = Extract<Token, { is: I }>['value'];

/**
 * The tokens of a part, in any order. A frame removes what it knows; what remains was not understood, so
 * nothing that a person wrote is ignored.
 */
export class TokenBag {
  left: Token[];

  constructor(
    readonly tokens: readonly Token[],
    readonly place: CardPlace,
  ) {
    this.left = [...tokens];
  }

  private drop = (token: Token): void => {
    this.left = this.left.filter((other) => other !== token);
  };

  all<I extends Token['is']>(is: I): Extract<Token, { is: I }>[] {
    return this.left.filter((token): token is Extract<Token, { is: I }> => token.is === is);
  }

  /** What it names of one kind, each once. */
  takeAll<I extends Token['is']>(is: I): ValueOf<I>[] {
    const found = this.left.filter((token) => token.is === is);
    for (const token of found) this.drop(token);
    return [...new Set(found.map(({ value }) => value))] as ValueOf<I>[];
  }

  has = (...topics: Topic[]): boolean => this.left.some((token) => isTopic(token, ...topics));

  /** Whether any of these topics occurs; removes every occurrence. */
  take(...topics: Topic[]): boolean {
    const found = this.left.filter((token) => isTopic(token, ...topics));
    for (const token of found) this.drop(token);
    return found.length > 0;
  }

  /** The powers it concerns: those named, all of a side, “all powers”, or the card's owner; else null. */
  takeWhom(): Power[] | null {
    const named = this.all('power').map(({ value }) => value);
    const sides = this.takeAll('side');
    const powers = POWERS.filter(
      (power) => named.includes(power) || sides.some((side) => powersOf(side).includes(power)),
    );
    this.takeAll('power');
    // “Axis support: Italy, -1” may mean one of them or both.
    if (
      named.length > 0 &&
      new Set(named).size < powers.length &&
      named.every((one) => sides.includes(sideOf(one)))
    )
      return null;
    if (powers.length > 0) return powers;
    if (this.has('all') && !this.place.power) {
      this.take('all');
      return [...POWERS];
    }
    return this.place.power ? [this.place.power] : null;
  }

  /** The beneficiaries, of one side; null for “Germany or Italy”, which may be either. @rule GS 9.31C */
  takeBeneficiaries(): { side: Side; beneficiaries: Power[] } | null {
    // “Germany or Italy”, “Fr/Brit”: one of them, or both.
    const either = this.tokens.some(
      (token, at) =>
        isTopic(token, 'or', 'stroke') &&
        this.tokens[at - 1]?.is === 'power' &&
        this.tokens[at + 1]?.is === 'power',
    );
    const sides = this.takeAll('side');
    const powers = this.takeAll('power');
    const [side, ...more] = new Set([...sides, ...powers.map(sideOf)]);
    if (more.length > 0 || either) return null;
    if (side) return { side, beneficiaries: powers };
    const { power } = this.place;
    return power ? { side: sideOf(power), beneficiaries: [power] } : null;
  }

  /** Whether no power other than Russia is named. */
  takeRussia = (): boolean => this.takeAll('power').every((power) => power === 'Russia');

  /** The names of projects; a category or topic that is also a project counts only if no other is named. */
  takeProjects(): string[] {
    const named = this.takeAll('project');
    if (this.take('spy ring')) named.push('spy rings');
    if (this.take('subversion')) named.push('subversion');
    const [atomic] = this.all('category').filter(({ value }) => value === 'atomic');
    if (!atomic || named.length > 0) return named;
    this.drop(atomic);
    return ['atomic'];
  }

  /** Whose projects: a side, a power, or the owner of the card. */
  takeOwner(): Owner | null {
    const owners: Owner[] = [...this.takeAll('side'), ...this.takeAll('power')];
    return owners.length > 1 ? null : (owners[0] ?? this.place.power ?? null);
  }

  /** The number next to a word: “max. 3”, “3 at most”. */
  takeBeside(topic: Topic): Amount | null {
    for (const [at, word] of this.left.entries()) {
      if (!isTopic(word, topic)) continue;
      const amount = [this.left[at + 1], this.left[at - 1]].find((token) => token?.is === 'amount');
      if (amount?.is !== 'amount') continue;
      this.drop(word);
      this.drop(amount);
      return amount.value;
    }
    return null;
  }

  takeRange(): number | null {
    const [range] = this.all('range');
    if (range) this.drop(range);
    return range?.value ?? null;
  }

  /** The first number that counts one of these or nothing specific; prefers explicit numbers to “a tile”. */
  takeAmount = (...of: Topic[]): Amount | null =>
    this.takeFirst((value) => value.of === undefined || of.includes(value.of));

  /** A number that counts one of these. */
  takeCount = (...of: Topic[]): Amount | null =>
    this.takeFirst((value) => value.of !== undefined && of.includes(value.of));

  private takeFirst(wanted: (amount: Amount) => boolean): Amount | null {
    const found = this.all('amount').filter(({ value }) => wanted(value));
    const first = found.find(({ value }) => !value.weak) ?? found[0];
    if (first) this.drop(first);
    return first?.value ?? null;
  }

  /** A number with the direction of its sign or of words; null if ambiguous. */
  takeSigned(...of: Topic[]): number | null {
    const amount = this.takeAmount(...of);
    return amount && this.signed({ ...amount, loose: false });
  }

  signed({ size, sign, loose, stated }: Amount): number | null {
    const up = this.take('up');
    const down = this.take('down');
    if (up && down) return null;
    const word = up ? '+' : down ? '-' : null;
    if (stated && !word && !sign && size !== 0) return null;
    // “Poland - 1”: a dash, or a minus? “Lowered by -1”: less, or less of less?
    if ((loose && word !== '-') || (word && sign && word !== sign)) return null;
    return (word ?? sign) === '-' ? 0 - size : size;
  }

  /** The one type of unit or ship that it names: `undefined` for none, `null` for several. */
  typeOf(topic: 'unit' | 'ship'): string | undefined | null {
    const types = new Set(
      this.tokens.flatMap((token) =>
        isTopic(token, topic) && token.is === 'topic' && token.type ? [token.type] : [],
      ),
    );
    return types.size > 1 ? null : [...types][0];
  }

  /** Whether all of it was understood. */
  get isEmpty(): boolean {
    return this.left.every(
      (token) =>
        isTopic(token, 'silent', 'may', 'comma', 'and', 'stop') ||
        (token.is === 'amount' && token.value.weak),
    );
  }

  /** Whether a power or side is named. */
  get isNamed(): boolean {
    return this.left.some(isWho);
  }
}
