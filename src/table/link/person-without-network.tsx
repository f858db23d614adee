import { useState } from 'react';
import { printRefusal, type Refusal } from '@/kernel/result';
import { useActions } from '@/store/context';
import { Button } from '@/ui/form/button';
import { TextField } from '@/ui/form/field';
import { LedgerForm, LedgerRow } from '@/ui/sheet/ledger-form';
import { Notice } from '@/ui/sheet/notice';
import foot from '../page/sheet-foot.module.css';
import styles from './link.module.css';
import { OpenPackets } from './opened-packets';
import { ShownCode } from './shown-code';

interface Props {
  person: string;
  /** Where the phone opens the app. */
  base: string;
  answered: boolean;
  onBack: () => void;
}

/** At the table: one person’s papers and answer, without a network. */
export function PersonWithoutNetwork({ person, base, answered, onBack }: Props) {
  const actions = useActions();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [at, setAt] = useState(0);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  async function show() {
    const shown = await actions.showHand(person);
    setRefusal(shown.ok ? null : shown.refusal);
    setCodes(shown.ok ? shown.value : []);
    setAt(0);
  }
  const fragment = codes[at];
  const save = async () => setRefusal(await actions.postHand(person));
  return (
    <>
      {refusal && <Notice tone="refusal">{printRefusal(refusal)}</Notice>}
      {answered && <Notice tone="due">{person} has answered.</Notice>}
      {fragment ? (
        <div className={styles.code}>
          <p className={styles.big}>
            {person}: scan {codes.length > 1 ? `code ${at + 1} of ${codes.length}` : 'this'} with your phone’s
            camera
          </p>
          <ShownCode key={at} address={`${base}${fragment}`} label={`${person}’s hand as a code`} />
          {at + 1 < codes.length && (
            <Button look="solid" onClick={() => setAt(at + 1)}>
              Next code
            </Button>
          )}
          <p>Only {person}’s linked phone can read it. It shows the papers as they are now.</p>
        </div>
      ) : (
        <div className={foot.body}>
          <p>
            {person}’s phone needs no network: it reads the papers from a code or from a packet, and shows the
            answer as a code or as eight letters.
          </p>
        </div>
      )}
      <LedgerForm>
        <LedgerRow label={`${person}’s papers`} hint="only the linked phone can read them">
          <Button look="solid" onClick={() => void show()}>
            {fragment ? 'Make a new code' : `Show ${person}’s hand as a code`}
          </Button>
          <Button icon="download" onClick={() => void save()}>
            Save packet for {person}
          </Button>
        </LedgerRow>
      </LedgerForm>
      <EnterLetters key={person} person={person} />
      <OpenPackets open={actions.openAnswers} />
      <div className={foot.foot}>
        <Button onClick={onBack}>Back</Button>
      </div>
    </>
  );
}

/** The letters say nothing to who hears them, so anybody may type them. */
function EnterLetters({ person }: { person: string }) {
  const { enterLetters } = useActions();
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  async function enter() {
    const refused = await enterLetters(person, typed);
    setRefusal(refused);
    if (!refused) setTyped('');
  }
  return (
    <LedgerForm label={`${person}’s answer`} onSubmit={() => void enter()}>
      <LedgerRow label={`${person}’s answer`} hint="may be read aloud: nobody can tell what it means">
        <TextField
          label="Eight letters"
          value={typed}
          onChange={setTyped}
          maxLength={40}
          autoCapitalize="characters"
          {...(refusal ? { error: printRefusal(refusal) } : {})}
        />
        <Button type="submit" look="solid">
          Enter {person}’s answer
        </Button>
      </LedgerRow>
    </LedgerForm>
  );
}
