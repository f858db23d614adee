/** The separators for CSV cells; spreadsheets expect the one of their country. */
export const SEPARATORS = [
  { value: ',', label: 'Comma' },
  { value: ';', label: 'Semicolon' },
  { value: '\t', label: 'Tab' },
] as const;
export type Separator = (typeof SEPARATORS)[number]['value'];
