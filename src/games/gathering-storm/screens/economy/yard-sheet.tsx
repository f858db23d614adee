import { useState } from 'react';
import { type Allowance, allowancesOf } from '@/games/gathering-storm/rules/construction/allowances';
import { owedWords } from '@/games/gathering-storm/rules/construction/owing';
import { checkAdvance, shipsOf } from '@/games/gathering-storm/rules/construction/ships';
import { type Building, UNITS } from '@/games/gathering-storm/rules/construction/state';
import { checkTime } from '@/games/gathering-storm/rules/construction/tracked';
import { checkLay, checkUnit } from '@/games/gathering-storm/rules/construction/yards';
import { totalOf } from '@/games/gathering-storm/rules/state/lines';
import { isTracked, type OpenState } from '@/games/gathering-storm/rules/state/state';
import { readFree } from '@/games/gathering-storm/rules/totals/construction';
import { capitalize, type Power, printList } from '@/games/gathering-storm/rules/vocabulary';
import { cleanName } from '@/kernel/names';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import { Choices } from '@/ui/form/choices';
import { FormsOf, useDraftState, useForms } from '@/ui/form/draft-state';
import { TextField } from '@/ui/form/field';
import { Stepper } from '@/ui/form/stepper';
import lay from '@/ui/lay.module.css';
import { Icon } from '@/ui/mark/icon';
import { LedgerForm, LedgerRow } from '@/ui/sheet/ledger-form';
import { PartySheet } from '@/ui/sheet/party-sheet';
import { MARKS } from '../board/marks';
import { useDispatchHere, useTable } from '../use-table';
import { Act, Counts, Reasons, type Send } from './acts';
import allowanceListStyles from './allowance-list.module.css';
import layShipStyles from './lay-ship.module.css';
import { ShipRow } from './ship-row';
import styles from './yard-sheet.module.css';

const WORDS: Record<Building, (type: Allowance['type']) => string> = {
  'free-unit': (type) => `One free ${type ? `${type} ` : ''}unit`,
  'free-ship': (type) => `One free ${type ?? 'ship'}: yards, points and size still limit it`,
  'all-ships': () => 'Each ship one space, never to the next row',
  'one-ship': () => 'One ship two spaces, never to the next row',
};

interface AllowanceListProps {
  label: string;
  allowances: readonly Allowance[];
  /** Omitted if the list is read-only. */
  send?: Send | undefined;
  /** Opens what builds a free unit or ship. */
  onUse?: (() => void) | undefined;
}

/** What this turn’s events allow in construction, by their cards’ titles; ticked off as it is used. @rule GS Guide, Construction */
function AllowanceList({ label, allowances, send, onUse }: AllowanceListProps) {
  return (
    <ul className={lay.ruled} aria-label={label}>
      {allowances.map((allowance) => (
        <li
          key={allowance.id}
          className={cx(allowanceListStyles.row, !allowance.done && allowanceListStyles.open)}
        >
          <Icon name={allowance.done ? 'check' : 'clock'} small label={allowance.done ? 'Done' : 'Open'} />
          <p className={allowanceListStyles.words}>
            <b>{allowance.title}</b>
            <span>{WORDS[allowance.building](allowance.type)}</span>
            {saidOf(allowance) && <span className={allowanceListStyles.used}>{saidOf(allowance)}</span>}
          </p>
          {send && onUse && !allowance.done && isFree(allowance) && (
            <Button aria-label={`${allowance.title}: use it`} onClick={onUse}>
              Use it
            </Button>
          )}
          {send && allowance.waives && <Tick allowance={allowance} waives={allowance.waives} send={send} />}
        </li>
      ))}
    </ul>
  );
}

const isFree = ({ building }: Allowance) => building === 'free-unit' || building === 'free-ship';

function saidOf({ used, passed }: Allowance): string | null {
  const words = [
    ...(used.length > 0 ? [`Used: ${printList(used)}.`] : []),
    ...(passed ? ['Done on the table.'] : []),
  ];
  return words.length > 0 ? words.join(' ') : null;
}

/** Marks it as done on the board; the journal records what. */
function Tick({ allowance, waives, send }: { allowance: Allowance; waives: string; send: Send }) {
  const { title, power, building, type } = allowance;
  return (
    <Button
      aria-label={`${title}: done on the table`}
      onClick={() => void send({ type: 'waive', due: waives, reason: owedWords(power, building, type) })}
    >
      Done on the table
    </Button>
  );
}

/** Units built this turn: one of each type, and free ones besides. @rule GS 18.41; Guide, Construction */
function BuildUnitRow({ power, send }: { power: Power; send: Send }) {
  const { open } = useTable();
  const left = readFree(open, totalOf.freeUnits(power)).value;
  const [cost, setCost] = useDraftState<'free' | 'paid'>('unit cost', 'free');
  const free = left > 0 && cost === 'free';
  const refusals = UNITS.map((unit) => checkUnit(open, { power, unit, free }));
  return (
    <LedgerRow label="Build a unit" hint="one of each type a turn">
      {left > 0 && (
        <Choices
          label="What it costs"
          options={[
            { value: 'free', label: 'Free', note: `${left} left` },
            { value: 'paid', label: 'At its cost' },
          ]}
          value={cost}
          onChange={setCost}
        />
      )}
      {UNITS.map((unit, at) => (
        <Act
          key={unit}
          label={capitalize(unit)}
          refusal={refusals[at] ?? null}
          onPress={() => void send({ type: 'build-unit', power, unit, free })}
        />
      ))}
      <Reasons of={UNITS.map((unit, at) => [capitalize(unit), refusals[at] ?? null])} />
    </LedgerRow>
  );
}

/** The next ship: laid down now, paid or free, or one that is on the board already. @rule GS Guide, Construction */
function LayShipRow({ power, send }: { power: Power; send: Send }) {
  const { open } = useTable();
  const left = readFree(open, totalOf.freeShips(power)).value;
  const [name, setName] = useDraftState('ship', '');
  const [place, setPlace] = useDraftState('ship place', { row: 1, space: 1, length: 4 });
  const [chosen, setHow] = useDraftState<'paid' | 'free' | 'earlier' | null>('ship how', null);
  const how = chosen ?? (left > 0 ? 'free' : 'paid');
  const ship = { power, name: cleanName(name), ...place, free: how === 'free', fresh: how !== 'earlier' };
  const refusal = checkLay(open, ship);

  async function layShip() {
    if (!(await send({ type: 'lay-ship', ...ship }))) return;
    setName('');
    setHow(null);
  }
  const step = (key: keyof typeof place, label: string) => (
    <Stepper
      showLabel
      label={label}
      min={1}
      max={20}
      value={place[key]}
      onChange={(value) => setPlace({ ...place, [key]: value })}
    />
  );
  return (
    <LedgerRow
      label="Lay down a ship"
      {...(refusal ? { error: [refusal.message, refusal.allowed].join(' ') } : {})}
    >
      <div className={layShipStyles.name}>
        <TextField label="Name" maxLength={40} value={name} onChange={setName} />
      </div>
      <Choices
        label="How it is laid down"
        options={[
          { value: 'paid', label: 'At its cost' },
          ...(left > 0 ? [{ value: 'free' as const, label: 'Free', note: `${left} left` }] : []),
          { value: 'earlier', label: 'Begun earlier' },
        ]}
        value={how}
        onChange={setHow}
      />
      <div className={layShipStyles.places}>
        {step('length', 'Row length')}
        {step('row', 'Row')}
        {step('space', 'Space')}
      </div>
      <Button
        look="solid"
        disabled={refusal !== null || ship.name === ''}
        why={refusal ? refusal.message : 'Write its name.'}
        onClick={() => void layShip()}
      >
        Lay it down
      </Button>
    </LedgerRow>
  );
}

/** What a power builds: its ships on their rows, what events allow, and the units of this turn. @rule GS Guide, Construction */
export function YardSheet({ power }: { power: Power }) {
  const { open, moment } = useTable();
  const { send, refused } = useDispatchHere();
  const forms = useForms();
  const [building, setBuilding] = useState(() => forms.names('build/').length > 0);
  const allowances = allowancesOf(open, power);
  const ships = shipsOf(open, power);
  const moves = checkTime(open, '') === null;
  const live = moment === null;
  const tracked = isTracked(open, 'ships');
  const units = sayUnits(open, power);
  const empty = allowances.length + ships.length === 0 && !units && !building;
  return (
    <PartySheet
      mark={MARKS[power]}
      name={power}
      note={tracked && sayYards(open, power)}
      tools={
        live &&
        tracked && (
          <>
            <AdvanceAll power={power} send={send} />
            <Button
              aria-expanded={building}
              aria-label={`Build for ${power}`}
              onClick={() => setBuilding(!building)}
            >
              {building ? 'Done building' : 'Build'}
            </Button>
          </>
        )
      }
    >
      {!empty && (
        <>
          {refused}
          {allowances.length > 0 && (
            <AllowanceList
              label={`${power}: what events allow`}
              allowances={allowances}
              send={live ? send : undefined}
              onUse={tracked && moves && !building ? () => setBuilding(true) : undefined}
            />
          )}
          {units && <p className={styles.units}>{units}</p>}
          {ships.map((ship) => (
            <ShipRow key={ship.id} ship={ship} send={live && tracked ? send : undefined} moves={moves} />
          ))}
          {building && live && tracked && (
            <FormsOf name="build">
              <Build power={power} send={send} />
            </FormsOf>
          )}
        </>
      )}
    </PartySheet>
  );
}

function sayYards(open: OpenState, power: Power): string {
  const count = shipsOf(open, power).length;
  const yard = open.yards[power];
  if (yard === undefined)
    return count === 0
      ? 'Nothing under construction'
      : `${count} ${count === 1 ? 'ship' : 'ships'} under construction`;
  return `${count} of ${yard} ${yard === 1 ? 'yard' : 'yards'} taken${count >= yard ? ': full' : ''}`;
}

/** The units of this turn, free ones apart. @rule GS 18.41 */
function sayUnits(open: OpenState, power: Power): string | null {
  const own = open.units.filter((built) => built.power === power);
  const named = (free: boolean) => own.filter((built) => built.free === free).map(({ unit }) => unit);
  const parts = [
    ...(named(false).length > 0
      ? [`Built this turn: ${printList(named(false))} (one of each type, GS 18.41).`]
      : []),
    ...(named(true).length > 0 ? [`Free, outside that limit: ${printList(named(true))}.`] : []),
  ];
  return parts.length > 0 ? parts.join(' ') : null;
}

/** Every ship of the power one space, where more than one has still to go. */
function AdvanceAll({ power, send }: { power: Power; send: Send }) {
  const { open } = useTable();
  const waiting = shipsOf(open, power).filter((ship) => checkAdvance(open, ship) === null);
  if (waiting.length < 2) return null;
  async function advance() {
    for (const { id } of waiting) if (!(await send({ type: 'advance-ship', ship: id }))) return;
  }
  return (
    <Button aria-label={`Advance all ships of ${power}`} onClick={() => void advance()}>
      Advance all {waiting.length}
    </Button>
  );
}

/** Starts a unit or a ship, and sets how many ships the yards hold. */
function Build({ power, send }: { power: Power; send: Send }) {
  const { open } = useTable();
  return (
    <div className={styles.build}>
      <LedgerForm label={`${power}: building`}>
        <BuildUnitRow power={power} send={send} />
        <LayShipRow power={power} send={send} />
        <LedgerRow label="Yards" hint="ships at once; empty: no limit">
          <Counts
            label={`${power}: yards`}
            counts={[{ id: 'value', label: 'Ships', value: open.yards[power], min: 0, max: 40 }]}
            onEnter={(counts) => send({ type: 'set-fact', fact: 'yard', power, ...counts })}
          />
        </LedgerRow>
      </LedgerForm>
    </div>
  );
}
