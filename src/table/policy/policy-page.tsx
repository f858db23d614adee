import type { Catalogue, Policy } from '@/kernel/command/policy';
import { printPolicy, readPolicy } from '@/kernel/command/policy-file';
import { canonicalJson } from '@/kernel/file/canonical';
import { usePreferences } from '@/store/context';
import { useDraftState } from '@/ui/form/draft-state';
import type { TableBase } from '../game-ui';
import type { PageProps } from '../page/public-frame';
import { useTable } from '../use-table';
import { PolicyForm } from './policy-form';
import { savePolicy } from './saved-policy';

interface PolicyPageProps {
  send: PageProps['send'];
  catalogue: Catalogue;
  house: Policy;
}

type WithPolicy = TableBase & { policy?: Policy };

/** How the app decides for the powers that it holds: read, changed, shared, opened from a file. */
export function PolicyPage({ send, catalogue, house }: PolicyPageProps) {
  const { open, moment } = useTable<WithPolicy>();
  const preferences = usePreferences();
  /** Unsaved changes, in the file format. */
  const [draft, setDraft] = useDraftState<string | null>('draft', null);
  const inForce = open.policy ?? house;
  return (
    <PolicyForm
      key={canonicalJson(inForce)}
      {...{ catalogue, house, inForce }}
      still={moment !== null || open.over}
      draft={draft === null ? null : readPolicy(draft, catalogue).policy}
      onDraft={(policy) => setDraft(printPolicy(policy, catalogue.game))}
      onKeep={async (policy) => {
        if (!(await send({ type: 'set-policy', policy }))) return;
        savePolicy(preferences, policy, catalogue);
        setDraft(null);
      }}
    />
  );
}
