import { useState } from 'react';
import { type Catalogue, checkPolicy, type Policy, type PolicyMistake } from '@/kernel/command/policy';
import { canonicalJson } from '@/kernel/file/canonical';
import { usePreferences } from '@/store/context';
import { Button } from '@/ui/form/button';
import { Choices } from '@/ui/form/choices';
import { Settled } from '@/ui/sheet/modal';
import { OpenFile } from '../copies/open-file';
import { OverSheet } from '../page/over-sheet';
import { Mistakes, PolicyForm } from './policy-form';
import { readPolicyFile, readSavedPolicy } from './saved-policy';

export interface PolicyChoiceProps {
  /** Null for the house policy. */
  policy: Policy | null;
  onChange: (policy: Policy | null) => void;
}

interface Of extends PolicyChoiceProps {
  catalogue: Catalogue;
  house: Policy;
}

/** How the app will decide, chosen and read before the game begins. */
export function PolicyChoice({ catalogue, house, policy, onChange }: Of) {
  const preferences = usePreferences();
  const [savedPolicy] = useState(() => readSavedPolicy(preferences, catalogue));
  const [unread, setUnread] = useState<readonly PolicyMistake[]>([]);
  const [reading, setReading] = useState(false);
  const inForce = policy ?? house;
  const isHouse = (other: Policy) => canonicalJson(other) === canonicalJson(house);
  const offered = [house, savedPolicy, policy].filter(
    (item, at, all): item is Policy =>
      item !== null && all.findIndex((other) => other && canonicalJson(other) === canonicalJson(item)) === at,
  );
  function choose(next: Policy) {
    onChange(isHouse(next) ? null : next);
    setUnread([]);
  }
  async function open(file: File) {
    const read = await readPolicyFile(file, catalogue);
    if (read.policy) choose(read.policy);
    setUnread(read.policy ? read.mistakes.filter(({ at }) => at === undefined) : read.mistakes);
  }
  return (
    <>
      <Choices
        label="The app’s policy"
        options={offered.map((item) => ({
          value: canonicalJson(item),
          label: item.name,
          ...(item === savedPolicy ? { note: 'as at the last table' } : {}),
        }))}
        value={canonicalJson(inForce)}
        onChange={(value) => choose(offered.find((item) => canonicalJson(item) === value) ?? house)}
      />
      <Button icon="learn" onClick={() => setReading(true)}>
        Read and change it
      </Button>
      <OpenFile what="A policy" onFile={(file) => void open(file)} />
      <Mistakes mistakes={[...unread, ...checkPolicy(inForce, catalogue)]} />
      {reading && (
        <OverSheet title="The app’s policy" wide onClose={() => setReading(false)}>
          <Settled by={inForce} />
          <PolicyForm {...{ catalogue, house, inForce }} still={false} onDraft={choose} />
        </OverSheet>
      )}
    </>
  );
}
