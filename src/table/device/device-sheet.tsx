import { useEffect, useState } from 'react';
import { usePreferences } from '@/store/context';
import type { Setting, Settings } from '@/store/device';
import { useDevice, useDeviceActs } from '@/store/use-device';
import { Button } from '@/ui/form/button';
import { Choices } from '@/ui/form/choices';
import { LedgerForm, LedgerRow } from '@/ui/sheet/ledger-form';
import { OverSheet } from '../page/over-sheet';
import foot from '../page/sheet-foot.module.css';
import { DeviceFacts } from './device-facts';
import styles from './device-sheet.module.css';

type Options = Parameters<typeof Choices<string>>[0]['options'];

const THEMES: Options = [
  { value: 'system', label: 'As the device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];
const TEXTS: Options = [
  { value: '1', label: 'Usual' },
  { value: '2', label: 'Large' },
  { value: '3', label: 'Larger' },
  { value: '4', label: 'Largest' },
];
const LABELS: Options = [
  { value: 'usual', label: 'Usual' },
  { value: 'big', label: 'Big' },
];
const HANDS: Options = [
  { value: 'right', label: 'At the right' },
  { value: 'left', label: 'At the left' },
];
const HINTS: Options = [
  { value: 'yes', label: 'Shown' },
  { value: 'no', label: 'Hidden' },
];
const AWAKE: Options = [
  { value: 'yes', label: 'While a table is open' },
  { value: 'no', label: 'As the device' },
];
const SPANS: Options = [
  { value: '60', label: 'One minute' },
  { value: '120', label: 'Two minutes' },
  { value: '300', label: 'Five minutes' },
];
/** Marks choices that this device does not support. */
const MISSING = { disabled: true, note: 'Not on this device' };
const RESTS: Options = [...SPANS, { value: '0', label: 'Never' }];

interface DeviceSheetProps {
  onClose: () => void;
  /** Backs up everything of this device; not from within a table. */
  onBackUp?: () => void;
}

/** What belongs to this device and not to the table: how it looks, what it does at a table, and how the app lies on it. */
export function DeviceSheet({ onClose, onBackUp }: DeviceSheetProps) {
  const acts = useDeviceActs();
  const can = useDevice((state) => state.can);
  const calls: Options = [
    { value: 'none', label: 'Nothing' },
    { value: 'sound', label: 'A sound', ...(can.sound ? {} : MISSING) },
    { value: 'buzz', label: 'A vibration', ...(can.buzz ? {} : MISSING) },
  ];
  useEffect(() => void acts.look(), [acts]);
  return (
    <OverSheet title="Settings" note="Of this device; no table is changed." onClose={onClose}>
      <h3 className={styles.heading}>To read and to reach</h3>
      <LedgerForm label="To read and to reach">
        <Chosen name="theme" label="Light or dark" options={THEMES} />
        <Chosen name="text" label="Text size" options={TEXTS} />
        <Chosen name="labels" label="Labels" hint="big ones for a dim room" options={LABELS} />
        <Chosen name="hand" label="Main buttons" hint="for the hand that taps" options={HANDS} />
      </LedgerForm>
      <h3 className={styles.heading}>At a table</h3>
      <LedgerForm label="At a table">
        <Chosen name="hints" label="Warnings" hint="what is close to happening" options={HINTS} />
        <Chosen
          name="awake"
          label="Screen on"
          hint="up to an hour after the last touch"
          options={AWAKE}
          instead={
            can.stayAwake ? null : 'This browser cannot keep the screen on. The device’s own settings can.'
          }
        />
        <Chosen
          name="call"
          label="Somebody new is due"
          hint="never while papers are open"
          options={calls}
          onChosen={acts.call}
        />
        <Span name="papers-seconds" label="Papers close" hint="after no touch for" options={SPANS} />
        <Span
          name="pause-seconds"
          label="The table rests"
          hint="dimmed, with every number in sight"
          options={RESTS}
        />
      </LedgerForm>
      <h3 className={styles.heading}>The app on this device</h3>
      <DeviceFacts />
      {onBackUp && (
        <div className={foot.foot}>
          <Button icon="download" onClick={onBackUp}>
            Back up everything
          </Button>
        </div>
      )}
    </OverSheet>
  );
}

interface RowProps {
  label: string;
  hint?: string;
  options: Options;
}

interface ChosenProps extends RowProps {
  name: Setting;
  /** The text to show if there is nothing to choose. */
  instead?: string | null;
  onChosen?: () => void;
}

function Chosen({ name, label, hint, options, instead, onChosen }: ChosenProps) {
  const acts = useDeviceActs();
  const value = useDevice(({ settings }) => settings[name]);
  return (
    <LedgerRow label={label} {...(hint && !instead ? { hint } : {})}>
      {instead ?? (
        <Choices
          live
          label={label}
          options={options}
          value={value as string}
          onChange={(next) => {
            acts.choose(name, next as Settings[typeof name]);
            onChosen?.();
          }}
        />
      )}
    </LedgerRow>
  );
}

/** Two minutes by default. */
const USUAL = '120';

function Span({ name, label, hint, options }: RowProps & { name: string }) {
  const preferences = usePreferences();
  const [value, setValue] = useState(preferences.read(name) ?? USUAL);
  return (
    <LedgerRow label={label} {...(hint ? { hint } : {})}>
      <Choices
        live
        label={`${label} after`}
        options={options}
        value={value}
        onChange={(next) => {
          setValue(next);
          preferences.write(name, next);
        }}
      />
    </LedgerRow>
  );
}
