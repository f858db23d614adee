import { useState } from 'react';
import { canonicalJson } from '@/kernel/canonical';
import { type Catalogue, checkPolicy, type Policy, type PolicyMistake } from '@/kernel/policy';
import { printPolicy, readPolicy } from '@/kernel/policy-file';
import { useDeckActions } from '@/store/context';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';
import { Notice } from '@/ui/notice';
import { Sheet } from '@/ui/sheet';
import type { TableBase } from '../face';
import { OpenFile } from '../open-file';
import { PublicFrame } from '../public-frame';
import { useTable } from '../use-table';
import { ChoiceRules } from './choice-rules';
import styles from './policy.module.css';

interface PolicyPageProps {
  go: (path: string) => void;
  catalogue: Catalogue;
  house: Policy;
}

type WithPolicy = TableBase & { policy?: Policy };

/** How the app decides for the powers that it holds: read, changed, shared, opened from a file. */
export function PolicyPage({ go, catalogue, house }: PolicyPageProps) {
  const { open, moment } = useTable<WithPolicy>();
  const inForce = open.policy ?? house;
  return (
    <PublicFrame page="policy" go={go}>
      {({ send }) => (
        <PolicyForm
          key={canonicalJson(inForce)}
          {...{ catalogue, house, inForce }}
          still={moment !== null || open.over}
          onKeep={(policy) => send({ type: 'set-policy', policy })}
        />
      )}
    </PublicFrame>
  );
}

interface PolicyFormProps {
  catalogue: Catalogue;
  house: Policy;
  inForce: Policy;
  /** The table as it was is only read. */
  still: boolean;
  onKeep: (policy: Policy) => Promise<boolean>;
}

function PolicyForm({ catalogue, house, inForce, still, onKeep }: PolicyFormProps) {
  const decks = useDeckActions();
  const [policy, setPolicy] = useState(inForce);
  const [unread, setUnread] = useState<readonly PolicyMistake[]>([]);
  const mistakes = [...unread, ...checkPolicy(policy, catalogue)];
  const changed = canonicalJson(policy) !== canonicalJson(inForce);

  async function read(file: File) {
    const opened = readPolicy(file.size > MOST_BYTES ? '' : await file.text(), catalogue);
    setUnread(opened.policy ? opened.mistakes.filter(({ at }) => at === undefined) : opened.mistakes);
    if (opened.policy) setPolicy(opened.policy);
  }
  return (
    <div className={styles.page}>
      <Sheet title="How the app decides" titleSize="head" pad>
        <p>
          For each choice the rules are asked in order. One whose condition holds throws a die of its own and
          is taken by its odds; where none is taken, the last line is done. It reads only what that power may
          know.
        </p>
        {!still && (
          <div className={styles.tools}>
            <TextField
              label="Name of the policy"
              value={policy.name}
              maxLength={60}
              onChange={(name) => setPolicy({ ...policy, name })}
            />
            <Button
              look="solid"
              disabled={!changed || policy.name.trim() === ''}
              why={changed ? 'Give it a name.' : 'Nothing is changed.'}
              onClick={() => void onKeep(policy)}
            >
              Keep this policy
            </Button>
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
        {mistakes.length > 0 && (
          <Notice tone="due">
            <ul className={styles.mistakes} aria-label="Mistakes">
              {mistakes.map(({ words, instead, rule }) => (
                <li key={`${rule} ${words}`}>
                  {words} {instead}
                </li>
              ))}
            </ul>
          </Notice>
        )}
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
    </div>
  );
}

/** A policy is a hundredth of it; what is larger is not even opened. */
const MOST_BYTES = 400_000;
