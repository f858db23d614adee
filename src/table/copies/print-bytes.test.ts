import { expect, it } from 'vitest';
import { printBytes } from './print-bytes';

it.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1_000, '1 KB'],
  [23_600, '24 KB'],
  [999_600, '1.0 MB'],
  [1_440_000, '1.4 MB'],
  [12_400_000, '12 MB'],
  [3_200_000_000, '3.2 GB'],
])('%i bytes are %s', (bytes, words) => expect(printBytes(bytes)).toBe(words));
