// A QR code in a terminal.
import { generate } from 'lean-qr';

/** The light border that a camera needs, in modules. */
const QUIET = 2;
const BLACK_ON_WHITE = '\x1b[30;107m';
const RESET = '\x1b[0m';
/** Two modules above each other, by which of them are dark. */
const HALVES = [' ', '▀', '▄', '█'];

/** The lines of a text's QR code, to be printed in black on white. */
export function qrLines(text) {
  const code = generate(text);
  const lines = [];
  for (let y = -QUIET; y < code.size + QUIET; y += 2) {
    let line = '';
    for (let x = -QUIET; x < code.size + QUIET; x += 1)
      line += HALVES[(code.get(x, y) ? 1 : 0) + (code.get(x, y + 1) ? 2 : 0)];
    lines.push(line);
  }
  return lines;
}

export function printQr(text) {
  for (const line of qrLines(text)) console.log(`${BLACK_ON_WHITE}${line}${RESET}`);
}
