import * as v from 'valibot';

/** Who plays which powers. */
export interface Seat<Power extends string = string> {
  person: string;
  powers: Power[];
}

const personName = v.pipe(
  v.string('A name is text.'),
  v.trim(),
  v.minLength(1, 'Write a name.'),
  v.maxLength(24, 'A name has at most 24 letters.'),
);

/**
 * The seats of a table: every power belongs to exactly one person, and some people may have none.
 * @param count how many powers there are, in words: "five"; as many people may sit here
 */
export const createSeatsShape = <const Powers extends readonly string[]>(powers: Powers, count: string) =>
  v.pipe(
    v.array(v.strictObject({ person: personName, powers: v.array(v.picklist(powers)) })),
    v.minLength(1, 'At least one person sits at the table.'),
    v.maxLength(powers.length, `At most ${count} people sit at the table.`),
    v.check(
      (seats) => new Set(seats.map((seat) => seat.person)).size === seats.length,
      'Two people have the same name.',
    ),
    v.check(
      (seats) => powers.every((power) => seats.filter((seat) => seat.powers.includes(power)).length === 1),
      `Each of the ${count} powers belongs to exactly one person.`,
    ),
  );

/** What a table is called. */
export const tableName = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'Give the table a name.'),
  v.maxLength(40, 'At most 40 letters.'),
);
