/** For tests and benchmarks: texts that are no list of entries, or far too long to be one. */
export const HOSTILE_TEXTS: readonly string[] = [
  '',
  '\0'.repeat(1000),
  '<script>alert(1)</script>',
  '__proto__ 12\nA title',
  'constructor 1\nx',
  '{"format":"dispatch-box/table"}',
  'a\n\n'.repeat(300_000),
  'a: +1\n'.repeat(160_000),
  `General 12\n${' '.repeat(900_000)}x [`,
  `General 12\n${'support '.repeat(100_000)}`,
  `General 12\n${'[secret] '.repeat(100_000)}`,
];
