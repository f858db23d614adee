import { canonicalJson } from '@/kernel/canonical';
import type { Catalogue, Policy } from '@/kernel/policy';
import { printPolicy, readPolicy } from '@/kernel/policy-file';
import type { Preferences } from '@/store/box';
import { usePreferences } from '@/store/context';
import { readRemembered, remember } from '@/store/remembered';
import type { TableBase } from '../face';
import { PublicFrame } from '../public-frame';
import { useTable } from '../use-table';
import { keepPolicy } from './kept-policy';
import { PolicyForm } from './policy-form';

interface PolicyPageProps {
  go: (path: string) => void;
  catalogue: Catalogue;
  house: Policy;
}

type WithPolicy = TableBase & { policy?: Policy };

/** Under this name the device keeps what was changed and not kept yet. */
const DRAFT = 'policy-draft';

function readDraft(preferences: Preferences, id: string, catalogue: Catalogue): Policy | null {
  const text = readRemembered(preferences, DRAFT, id)?.text;
  return typeof text === 'string' ? readPolicy(text, catalogue).policy : null;
}

/** How the app decides for the powers that it holds: read, changed, shared, opened from a file. */
export function PolicyPage({ go, catalogue, house }: PolicyPageProps) {
  const { open, table, moment } = useTable<WithPolicy>();
  const preferences = usePreferences();
  const inForce = open.policy ?? house;
  return (
    <PublicFrame page="policy" go={go}>
      {({ send }) => (
        <PolicyForm
          key={canonicalJson(inForce)}
          {...{ catalogue, house, inForce }}
          still={moment !== null || open.over}
          draft={readDraft(preferences, table.id, catalogue)}
          onDraft={(policy) =>
            remember(preferences, DRAFT, { id: table.id, text: printPolicy(policy, catalogue.game) })
          }
          onKeep={async (policy) => {
            if (!(await send({ type: 'set-policy', policy }))) return;
            keepPolicy(preferences, policy, catalogue);
            preferences.write(DRAFT, null);
          }}
        />
      )}
    </PublicFrame>
  );
}
