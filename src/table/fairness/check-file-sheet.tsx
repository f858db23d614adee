import { useRef, useState } from 'react';
import { readNoted } from '@/kernel/fairness/four-words';
import { type Verified, verify } from '@/kernel/fairness/verify';
import { LIMITS } from '@/kernel/file/limits';
import { loadSystem } from '@/store/games';
import { Button } from '@/ui/form/button';
import { ErrorLine } from '@/ui/form/error-line';
import { TextArea } from '@/ui/form/text-area';
import { Notice } from '@/ui/sheet/notice';
import { OverSheet } from '../page/over-sheet';
import foot from '../page/sheet-foot.module.css';
import { DealReport } from './deal-report';

/** What people noted, one a line. */
const linesOf = (noted: string) =>
  noted
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

interface Found {
  report?: Verified;
  /** What is said instead of a report. */
  words?: string;
  waits?: true;
}

const LARGE = `This file has more than ${LIMITS.tableMegabytes} MB. At most ${LIMITS.tableMegabytes} MB are read.`;
const UNREAD = 'The file cannot be read. Choose it again, or another copy.';

/** Check a file: whether every card, tile and die in it came as committed. Nothing is stored. */
export function CheckFileSheet({ onClose }: { onClose: () => void }) {
  const picker = useRef<HTMLInputElement>(null);
  const [noted, setNoted] = useState('');
  const [found, setFound] = useState<Found>({});
  const wrong = linesOf(noted).find((line) => readNoted(line) === null);

  async function check(file: File) {
    // Looked at before a letter of it is read.
    if (file.size > LIMITS.tableMegabytes * 1024 * 1024) return setFound({ words: LARGE });
    setFound({ words: 'The file is being checked.', waits: true });
    const report = await file
      .text()
      .then((text) => verify(text, linesOf(noted), loadSystem))
      .catch(() => null);
    setFound(report ? { report } : { words: UNREAD });
  }
  return (
    <OverSheet
      title="Check a file"
      note="Whether every card, tile and die came as committed. The file is not opened as a table."
      onClose={onClose}
    >
      <input
        ref={picker}
        type="file"
        hidden
        aria-label="The file to check"
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) void check(file);
        }}
      />
      <div className={foot.body}>
        <TextArea
          label="What somebody noted"
          hint="Optional: the four words that somebody noted, or 64 digits; of each moment on a line of its own."
          value={noted}
          rows={3}
          wrong={wrong !== undefined}
          onChange={setNoted}
        />
        {wrong !== undefined && (
          <ErrorLine>{`“${wrong}” is neither four words of the list nor 64 digits. Read it again.`}</ErrorLine>
        )}
        {found.words && <Notice tone={found.waits ? 'plain' : 'refusal'}>{found.words}</Notice>}
      </div>
      {found.report && <DealReport report={found.report} />}
      <div className={foot.foot}>
        <Button
          look="solid"
          icon="file"
          disabled={wrong !== undefined || found.waits === true}
          why={found.waits ? 'It is being checked.' : 'First: put right what was noted.'}
          onClick={() => picker.current?.click()}
        >
          Choose a file
        </Button>
      </div>
    </OverSheet>
  );
}
