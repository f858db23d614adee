/** Returns the known word closest to a misspelled one, or null; at most one letter in four may differ. */
export function nearestWord(word: string, known: readonly string[]): string | null {
  const small = word.toLowerCase();
  const same = known.find((item) => item.toLowerCase() === small);
  if (same !== undefined) return same;
  if (small.length < 4 || small.length > 24) return null;
  return known.find((item) => isNear(item.toLowerCase(), small)) ?? null;
}

/** Whether two words differ by at most one letter in four, added, left out, or another. */
function isNear(one: string, other: string): boolean {
  const most = Math.max(1, Math.min(2, Math.floor(one.length / 4)));
  if (one[0] !== other[0] || Math.abs(one.length - other.length) > most) return false;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (let to = 1; to <= other.length; to += 1)
      next[to] = Math.min(
        (row[to] ?? 0) + 1,
        (next[to - 1] ?? 0) + 1,
        (row[to - 1] ?? 0) + (letter === other[to - 1] ? 0 : 1),
      );
    row = next;
  }
  return (row[other.length] ?? 0) <= most;
}
