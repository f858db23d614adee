import { useState } from 'react';
import { type Catalogue, checkPolicy, type Policy, type PolicyMistake } from '@/kernel/command/policy';
import { printPolicy } from '@/kernel/command/policy-file';
import { canonicalJson } from '@/kernel/file/canonical';
import { cleanName } from '@/kernel/names';
import { useDeckActions } from '@/store/context';
import { Button } from '@/ui/form/button';
import { TextField } from '@/ui/form/field';
import { named } from '@/ui/sheet/journal-list';
import { Notice } from '@/ui/sheet/notice';
import { Sheet } from '@/ui/sheet/sheet';
import { OpenFile } from '../copies/open-file';
import { ChoiceRules } from './choice-rules';
import styles from './policy.module.css';
import { readPolicyFile } from './saved-policy';

/** The errors in a policy, each with what the app does instead. */
export function Mistakes({ mistakes }: { mistakes: readonly PolicyMistake[] }) {
  if (mistakes.length === 0) return null;
  return (
    <Notice tone="due">
      <ul className={styles.mistakes} aria-label="Mistakes">
        {named(mistakes, ({ rule, words }) => `${rule} ${words}`).map(([key, { words, instead }]) => (
          <li key={key}>
            {words} {instead}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

interface PolicyFormProps {
  catalogue: Catalogue;
  house: Policy;
  inForce: Policy;
  /** The table as it was is only read. */
  still: boolean;
  /** Without it every change holds at once. */
  onKeep?: (policy: Policy) => unknown;
  /** Unsaved changes, and where they are stored until saved. */
  draft?: Policy | null;
  onDraft?: (policy: Policy) => void;
}

/** Shows and edits a policy: rules on or off, their odds, its file, and errors with what is done instead. */
export function PolicyForm({ catalogue, house, inForce, still, onKeep, draft, onDraft }: PolicyFormProps) {
  const decks = useDeckActions();
  const [policy, setDraft] = useState(draft ?? inForce);
  const [unread, setUnread] = useState<readonly PolicyMistake[]>([]);
  const mistakes = [...unread, ...checkPolicy(policy, catalogue)];
  const changed = canonicalJson(policy) !== canonicalJson(inForce);
  function setPolicy(next: Policy) {
    // A changed policy must not keep the name of the house policy.
    const own = next.name === house.name && canonicalJson(next) !== canonicalJson(house);
    const named = own ? { ...next, name: `${house.name}, changed` } : next;
    setDraft(named);
    onDraft?.(named);
  }

  async function read(file: File) {
    const opened = await readPolicyFile(file, catalogue);
    setUnread(opened.policy ? opened.mistakes.filter(({ at }) => at === undefined) : opened.mistakes);
    if (opened.policy) setPolicy(opened.policy);
  }
  const keep = onKeep && (
    <Button
      look="solid"
      disabled={!changed || cleanName(policy.name) === ''}
      why={changed ? 'Give it a name.' : 'Nothing is changed.'}
      onClick={() => void onKeep(policy)}
    >
      Save this policy
    </Button>
  );
  return (
    <div className={styles.page}>
      <Sheet title="How the app decides" titleSize="head" pad>
        <p>
          For each choice the rules are asked in order. When a rule’s condition is true, a die decides by its
          odds whether it is used; if none is used, the last line is done. A rule knows only what that power
          may know.
        </p>
        {!still && (
          <div className={styles.tools}>
            <TextField
              label="Name of the policy"
              value={policy.name}
              maxLength={60}
              onChange={(name) => setPolicy({ ...policy, name })}
            />
            {keep}
            <Button
              disabled={canonicalJson(policy) === canonicalJson(house)}
              why="It is the house policy."
              onClick={() => setPolicy(house)}
            >
              The house policy
            </Button>
            <OpenFile what="A policy" onFile={(file) => void read(file)} />
            <Button
              icon="share"
              onClick={() =>
                void decks.giveFile('policy.json', printPolicy(policy, catalogue.game), 'application/json')
              }
            >
              Share
            </Button>
          </div>
        )}
        {changed && keep && !still && (
          <p role="status">Changed, not saved yet: the table still plays by the old policy.</p>
        )}
        <Mistakes mistakes={mistakes} />
      </Sheet>
      <div className={styles.choices}>
        {catalogue.choices.map((kind) => (
          <ChoiceRules
            key={kind.id}
            kind={kind}
            catalogue={catalogue}
            rules={policy.rules.filter(({ choice }) => choice === kind.id)}
            still={still}
            onChange={(next) =>
              setPolicy({ ...policy, rules: policy.rules.map((rule) => (rule.id === next.id ? next : rule)) })
            }
          />
        ))}
      </div>
      {changed && !still && <div className={styles.tools}>{keep}</div>}
    </div>
  );
}
