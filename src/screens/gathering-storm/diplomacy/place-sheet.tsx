import { useState } from 'react';
import { printRefusal } from '@/kernel/result';
import { placedBy, readCounters } from '@/systems/gathering-storm/diplomacy/counters';
import type { PlacedCounter } from '@/systems/gathering-storm/diplomacy/state';
import { COUNTRIES, type Country, type Power, sideOf } from '@/systems/gathering-storm/vocabulary';
import { Button } from '@/ui/button';
import { Choices } from '@/ui/choices';
import { LedgerForm, LedgerRow } from '@/ui/ledger-form';
import { Notice } from '@/ui/notice';
import { PowerKeys } from '@/ui/power-keys';
import { Stepper } from '@/ui/stepper';
import { Ticks } from '@/ui/ticks';
import { POWER_OPTIONS } from '../marks';
import { OverSheet } from '../over-sheet';
import { useDispatch, useTable } from '../use-table';

/** A diplomatic counter goes down: whose, where, and its worth if its owner says it. @rule GS 24.5 */
export function PlaceSheet({ onClose }: { onClose: () => void }) {
  const { open } = useTable();
  const { send, refusal } = useDispatch();
  const [power, setPower] = useState<Power | null>(null);
  const [counter, setCounter] = useState<PlacedCounter['counter']>('diplomatic');
  const [country, setCountry] = useState<Country | null>(null);
  const [worth, setWorth] = useState<number | null>(null);
  const axis = power !== null && sideOf(power) === 'Axis';
  const kind = axis ? counter : 'diplomatic';

  async function lay() {
    const said = worth === null || kind !== 'diplomatic' ? {} : { worth };
    if (!(await send({ type: 'place-counter', power, country, counter: kind, ...said }))) return;
    setCountry(null);
    setWorth(null);
  }
  return (
    <OverSheet title="Lay down a counter" note="Only if the app is to keep them." onClose={onClose} wide>
      <LedgerForm label="Lay down a counter" onSubmit={() => void lay()}>
        {open.placed.length > 0 && (
          <LedgerRow label="Laid down" hint="this turn">
            <span>{open.placed.map(nameCounter).join('. ')}.</span>
          </LedgerRow>
        )}
        <LedgerRow label="Whose" {...(power ? { hint: countOf(open, power) } : {})}>
          <PowerKeys small label="Whose counter?" options={POWER_OPTIONS} value={power} onChange={setPower} />
          {axis && (
            <Choices
              label="Which counter"
              options={[
                { value: 'diplomatic', label: 'Diplomatic counter' },
                { value: 'anti-Comintern', label: 'Anti-Comintern counter' },
              ]}
              value={counter}
              onChange={setCounter}
            />
          )}
        </LedgerRow>
        <LedgerRow label="Country" hint="GS 4.16">
          <Choices
            label="Country"
            options={COUNTRIES.map((name) => ({ value: name, label: name }))}
            value={country}
            onChange={setCountry}
          />
        </LedgerRow>
        {kind === 'diplomatic' && (
          <LedgerRow label="Its worth" hint="where it is said">
            <Ticks
              label="Its worth"
              options={[{ value: 'said', label: 'Say it' }]}
              values={worth === null ? [] : ['said']}
              onChange={(values) => setWorth(values.length > 0 ? 1 : null)}
            />
            {worth !== null && (
              <Stepper label="Its worth" value={worth} min={0} max={9} onChange={setWorth} />
            )}
          </LedgerRow>
        )}
        {/* Above the button: on a phone the head of the sheet is out of sight. */}
        {refusal && <Notice tone="refusal">{printRefusal(refusal)}</Notice>}
        <LedgerRow label="">
          <Button
            type="submit"
            look="solid"
            disabled={!power || !country}
            why="Name whose it is, and the country."
          >
            Lay it down
          </Button>
        </LedgerRow>
      </LedgerForm>
    </OverSheet>
  );
}

function nameCounter({ power, country, counter, worth }: PlacedCounter): string {
  const what = counter === 'diplomatic' ? '' : ', anti-Comintern';
  return `${power} in ${country}${what}${worth === undefined ? '' : `, worth ${worth}`}`;
}

function countOf(open: ReturnType<typeof useTable>['open'], power: Power): string {
  return `${placedBy(open, power).length} of ${readCounters(open, power).value} down`;
}
