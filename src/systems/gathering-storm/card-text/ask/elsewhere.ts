/** Countries of the time that are none of the diplomatic regions (GS 4.16), as people call them. */
const ELSEWHERE = new Set(
  `netherlands netherland holland dutch neth denmark danish portugal portuguese switzerland swiss estonia
 estonian latvia latvian lithuania lithuanian luxembourg luxemburg persia iran egypt egyptian china chinese japan
 japanese usa america american manchuria ethiopia abyssinia libya`.split(/\s+/),
);

/** Whether a word names a country that no diplomatic event is about. @rule GS 4.16 */
export const isElsewhere = (word: string): boolean => ELSEWHERE.has(word.toLowerCase());
