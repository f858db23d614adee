import { accept, type Refusal, type Result, refuse } from '@/kernel/result';
import { MOST_LETTERS } from '@/systems/storm-over-asia/cards/entry-list';

const MOST_BYTES = 4 * MOST_LETTERS;
const NO_TEXT = {
  message: 'This is no text.',
  allowed: 'Open a file of plain text; what a table or a document has is copied and pasted.',
};
/** Letters that no text has. */
const CONTROL = /(?![\t\n\r\f\v])\p{Cc}/gu;

/** Why a text is no list of entries at all; nothing where it may be one. */
export function checkListText(text: string): Refusal | null {
  if (text.length > MOST_LETTERS) {
    const print = (count: number) => count.toLocaleString('en-US');
    return {
      message: `The text has ${print(text.length)} letters; at most ${print(MOST_LETTERS)} are read.`,
      allowed: 'Paste the list in parts.',
    };
  }
  if (text.includes('"dispatch-box/'))
    return {
      message: 'This is a file of Dispatch Box, not a list of entries.',
      allowed: 'Open it from Home.',
    };
  const controls = text.match(CONTROL)?.length ?? 0;
  return text.includes('\0') || controls > text.length / 100 + 2 ? NO_TEXT : null;
}

/** Opens a file as text, or says why it is none; nothing of it is run. */
export async function readListFile(file: Blob): Promise<Result<string>> {
  const megabytes = Math.ceil((file.size / 1024 / 1024) * 10) / 10;
  if (file.size > MOST_BYTES)
    return refuse(`The file has ${megabytes.toFixed(1)} MB: a list of entries is far smaller.`, {
      allowed: 'Open a smaller one, or paste the list in parts.',
    });
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    const wrong =
      text.trim() === '' ? { ...NO_TEXT, message: 'There is nothing in it.' } : checkListText(text);
    return wrong ? refuse(wrong.message, wrong.allowed ? { allowed: wrong.allowed } : {}) : accept(text);
  } catch {
    return refuse(NO_TEXT.message, { allowed: NO_TEXT.allowed });
  }
}
