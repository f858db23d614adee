import {
  type Decoder,
  decodeText,
  type OpenedText,
  refuseFileSize,
  type TextWanted,
} from '@/kernel/file/decode-text';
import { type Result, refuse } from '@/kernel/result';

const decodeAs: Decoder = (encoding, bytes) => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** Opens a file as text, or says why it is not text. */
export async function readTextFile(file: Blob, wanted: TextWanted): Promise<Result<OpenedText>> {
  const refused = refuseFileSize(file.size, wanted);
  if (refused) return refused;
  const bytes = await file.arrayBuffer().catch(() => null);
  return bytes
    ? decodeText(new Uint8Array(bytes), wanted, decodeAs)
    : refuse('The file cannot be read.', { allowed: 'Open it again.' });
}
