import * as v from 'valibot';
import type { HELD_BY } from './seats';

type HeldBy = (typeof HELD_BY)[number];

const personName = v.pipe(
  v.string('A name is text.'),
  v.trim(),
  v.minLength(1, 'Write a name.'),
  v.maxLength(24, 'A name has at most 24 letters.'),
);

/**
 * The shape of a table's seats: every power belongs to exactly one person, and some people may have none.
 * @param count the number of powers in words: "five"; as many people may sit here
 * @param held whether powers may be held by the app, or are played face up
 */
export const createSeatsShape = <const Powers extends readonly string[]>(
  powers: Powers,
  count: string,
  held: readonly HeldBy[] = [],
) =>
  v.pipe(
    v.array(
      v.strictObject({
        person: personName,
        powers: v.array(v.picklist(powers)),
        by: v.optional(
          v.picklist(
            held,
            held.length > 0 ? `Powers are held by ${held.join(' or ')}.` : 'People play here.',
          ),
        ),
      }),
    ),
    v.minLength(1, 'At least one person sits at the table.'),
    v.maxLength(powers.length, `At most ${count} people sit at the table.`),
    v.check(
      (seats) => new Set(seats.map((seat) => seat.person)).size === seats.length,
      'Two people have the same name.',
    ),
    v.check(
      (seats) =>
        powers.every(
          (power) => seats.flatMap((seat) => seat.powers).filter((held) => held === power).length === 1,
        ),
      `Each of the ${count} powers belongs to exactly one person.`,
    ),
    v.check(
      (seats) => seats.some(({ by, powers: held }) => by !== 'app' && held.length > 0),
      'Somebody must play: the app has every power.',
    ),
  );

/** A table's name. */
export const tableName = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'Give the table a name.'),
  v.maxLength(40, 'At most 40 letters.'),
);
