import { useState } from 'react';
import { usePreferences } from '@/store/context';
import { Choices } from '@/ui/choices';
import { LedgerForm, LedgerRow } from '@/ui/ledger-form';
import { OverSheet } from './over-sheet';

const THEMES = [
  { value: 'system', label: 'As the device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;
const SPANS = [
  { value: '60', label: 'One minute' },
  { value: '120', label: 'Two minutes' },
  { value: '300', label: 'Five minutes' },
] as const;
const RESTS = [...SPANS, { value: '0', label: 'Never' }] as const;

/** What belongs to this device and not to the table. */
export function DeviceSheet({ onClose }: { onClose: () => void }) {
  const preferences = usePreferences();
  const [theme, setTheme] = useState(preferences.read('theme') ?? 'system');
  const [papers, setPapers] = useState(preferences.read('papers-seconds') ?? '120');
  const [rest, setRest] = useState(preferences.read('pause-seconds') ?? '120');

  function chooseTheme(value: string) {
    setTheme(value);
    preferences.write('theme', value === 'system' ? null : value);
    if (value === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = value;
  }
  return (
    <OverSheet title="This device" note="Saved on this device; no table is changed." onClose={onClose}>
      <LedgerForm label="This device">
        <LedgerRow label="Light or dark">
          <Choices
            live
            label="Light or dark"
            options={THEMES}
            value={theme as 'light'}
            onChange={chooseTheme}
          />
        </LedgerRow>
        <LedgerRow label="Papers close" hint="after no touch for">
          <Choices
            live
            label="Papers close after"
            options={SPANS}
            value={papers as '120'}
            onChange={(value) => {
              setPapers(value);
              preferences.write('papers-seconds', value);
            }}
          />
        </LedgerRow>
        <LedgerRow label="The table rests" hint="dimmed, with every number in sight">
          <Choices
            live
            label="The table rests after"
            options={RESTS}
            value={rest as '120'}
            onChange={(value) => {
              setRest(value);
              preferences.write('pause-seconds', value);
            }}
          />
        </LedgerRow>
      </LedgerForm>
    </OverSheet>
  );
}
