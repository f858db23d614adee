import { describe, expect, it } from 'vitest';
import { chooseOrders, visibleFactsOf } from '../policy/choosing';
import { withHands } from '../testing/play';
import { rules } from '../testing/policy';
import { knownListEntry } from './head';

const CHINA = { Yunnan: 'NJ', Shensi: 'NW' };
const known = knownListEntry('Japanese 1', 2);

/** A table at which Japan holds number 2 of its diplomatic list, which is known. */
const withKnown = (setup: object = {}) => withHands({ Japan: [known] }, { china: CHINA, setup });
const keep = { power: 'Japan', slot: 1, do: 'keep' };

describe('SOA 26.111, 26.213: known cards are shown when drawn', () => {
  it('keeping one is refused', () => {
    expect(withKnown().refused('order', keep)).toMatchObject({
      message: 'This card turns a flag as it is drawn: Japan may not keep it.',
      rule: 'SOA 26.111, 26.213',
      allowed: 'Play it.',
    });
  });

  it('a known card is shown when the cards are read, and its flag is due', () => {
    const table = withKnown().to('income');
    expect(table.open.shown).toMatchObject([{ power: 'Japan', number: 2 }]);
    expect(table.open.obligations).toMatchObject([{ owes: 'Japan', ask: { type: 'flag', from: 'warlord' } }]);
  });

  it('any other card may be kept: from another list, with other effects, or shown at another time', () => {
    const flag = known?.effects ?? [];
    withHands({ China: [{ title: 'Own', effects: flag }] }).run('order', { ...keep, power: 'China' });
    withHands({ Japan: [{ title: 'Own', effects: [] }] }).run('order', keep);
    withHands({ Japan: [{ title: 'Own', window: 'diplomatic', effects: flag }] }).run('order', keep);
  });

  it('the diplomatic list counts, whatever its position', () => {
    const elsewhere = { diplomatic: 'Japanese 2' };
    withKnown(elsewhere).run('order', keep);
  });

  it('a power held by the app plays it, whatever its policy says of flags', () => {
    const policy = rules(['card', 'own-flag', 'keep'], ['card', 'other-flag', 'keep']);
    const table = withKnown({ policy });
    const never = () => {
      throw new Error('no die is cast');
    };
    expect(chooseOrders(visibleFactsOf(table.state, 'Japan'), never)).toMatchObject([
      { command: { type: 'order', slot: 1, do: 'play' }, why: ['It turns a flag as it is drawn'] },
    ]);
  });
});
