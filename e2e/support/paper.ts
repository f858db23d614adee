import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy, getResolvedPDFJS } from 'unpdf';

// The PDF reader needs a method that the oldest supported Node lacks.
const buffers = ArrayBuffer.prototype as { transferToFixedLength?: (length?: number) => ArrayBuffer };
buffers.transferToFixedLength ??= function (this: ArrayBuffer, length = this.byteLength) {
  return this.slice(0, length);
};

/** A printed page: the words of each sheet, and how often each color is painted on all of them. */
export interface Printed {
  sheets: string[];
  /** By its color, "#00704f". */
  fills: Record<string, number>;
  /** How often a pattern is. */
  patterns: number;
}

/** Prints a page like a browser that saves ink where possible. */
export async function printed(page: Page): Promise<Printed> {
  const file = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })), {
    // Silences warnings about patterns that it cannot paint; here they are only counted.
    verbosity: 0,
  });
  const { text } = await extractText(file);
  const { OPS } = await getResolvedPDFJS();
  const fills: Record<string, number> = {};
  let patterns = 0;
  for (let no = 1; no <= file.numPages; no += 1) {
    const { fnArray, argsArray } = await (await file.getPage(no)).getOperatorList();
    let color = '#000000';
    for (const [at, op] of fnArray.entries()) {
      if (op === OPS.setFillRGBColor) color = colorOf(argsArray[at]);
      else if (op === OPS.setFillColorN || op === OPS.shadingFill) patterns += 1;
      else if (op === OPS.constructPath && FILLS.some((name) => argsArray[at][0] === OPS[name]))
        fills[color] = (fills[color] ?? 0) + 1;
    }
  }
  return { sheets: text, fills, patterns };
}

const FILLS = ['fill', 'eoFill'] as const;

const colorOf = (values: readonly (string | number)[]): string =>
  typeof values[0] === 'string'
    ? values[0]
    : `#${values.map((value) => Number(value).toString(16).padStart(2, '0')).join('')}`;
