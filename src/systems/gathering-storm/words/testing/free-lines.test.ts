import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { effectShape } from '../../effects/shapes';
import { POWERS } from '../../vocabulary';
import lines from './free-lines.json';

const form = v.picklist(['general', ...POWERS]);
const line = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));
const meaning = v.pipe(v.array(effectShape), v.minLength(1));
const freeLine = v.strictObject({ form, line, effects: meaning });

describe('lines as owners of the game type them', () => {
  it.each(lines)('$form: $line', (item) => {
    expect(v.safeParse(freeLine, item).issues).toBeUndefined();
  });

  it('says nothing twice', () => {
    const typed = lines.map((item) => `${item.form}: ${item.line}`);
    expect(typed.filter((words, at) => typed.indexOf(words) !== at)).toEqual([]);
  });
});
