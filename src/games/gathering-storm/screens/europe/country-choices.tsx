import { type ComponentProps, type ReactNode, useContext, useId } from 'react';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import { COUNTRIES, type Country } from '@/games/gathering-storm/rules/vocabulary';
import { useAppStore } from '@/store/context';
import { GameUiContext } from '@/table/game-ui';
import { cx } from '@/ui/cx';
import { type Choice, ChoiceGroup, Choices, type ChoicesProps } from '@/ui/form/choices';
import { Ticks, type TicksProps } from '@/ui/form/ticks';
import { Tile } from '@/ui/map/tile';
import { TileMap } from '@/ui/map/tile-map';
import voice from '@/ui/type.module.css';
import { MARKS } from '../board/marks';
import { CountryTile, namesOf } from './country-tile';
import styles from './europe.module.css';
import { BRIDGES, COLUMNS, EUROPE, type EuropeCell, isPower, SEAS } from './grid';
import { useEuropeView } from './use-europe-view';
import { ViewButton } from './view-button';

/** Fewer countries than this are read faster than they are found on a map. */
const FEWEST = 3;

const isCountry = (value: string): value is Country => (COUNTRIES as readonly string[]).includes(value);
const countriesIn = (options: readonly Choice<string>[]) => options.filter(({ value }) => isCountry(value));

/** The public table, where one is open: papers show its facts too, a deck has none. */
function useOpenTable(): OpenState | null {
  const atTable = useContext(GameUiContext) !== null;
  const table = useAppStore((state) => state.table);
  const moment = useAppStore((state) => state.moment);
  return atTable && table ? ((moment?.view ?? table.view).open as OpenState) : null;
}

/** One of several, as `Choices`; countries are chosen on the map. */
export function CountryChoices(props: ChoicesProps<string>) {
  const own = useId();
  const { value, onChange, ...group } = props;
  const others = group.options.filter((option) => !isCountry(option.value));
  return (
    <OnMap
      {...group}
      list={<Choices {...props} />}
      inputOf={(option) => ({
        type: 'radio',
        name: own,
        checked: option === value,
        onChange: () => onChange(option),
      })}
    >
      {others.length > 0 && <Choices {...props} showLabel={false} options={others} name={own} />}
    </OnMap>
  );
}

/** Any of several, as `Ticks`; countries are ticked on the map. */
export function CountryTicks(props: TicksProps<string>) {
  const { values, onChange, ...group } = props;
  const ticked = (option: string, toggled: string) =>
    option === toggled ? !values.includes(option) : values.includes(option);
  return (
    <OnMap
      {...group}
      list={<Ticks {...props} />}
      inputOf={(option) => ({
        type: 'checkbox',
        checked: values.includes(option),
        onChange: () =>
          onChange(group.options.map(({ value }) => value).filter((value) => ticked(value, option))),
      })}
    />
  );
}

interface OnMapProps extends Pick<ChoicesProps<string>, 'label' | 'showLabel' | 'live' | 'options'> {
  inputOf: (value: string) => ComponentProps<'input'>;
  /** The second view, and the only one of few countries. */
  list: ReactNode;
  /** What is offered besides countries. */
  children?: ReactNode;
}

function OnMap({ options, inputOf, list, children, ...group }: OnMapProps) {
  const [view, setView] = useEuropeView();
  const table = useOpenTable();
  const countries = countriesIn(options);
  if (countries.length < FEWEST) return list;
  const button = <ViewButton view={view} onView={setView} />;
  if (view === 'list')
    return (
      <>
        {list}
        {button}
      </>
    );
  const optionOf = (id: string) => countries.find(({ value }) => value === id);
  const canChoose = (id: string) => optionOf(id) !== undefined && !optionOf(id)?.disabled;
  function tile({ id }: EuropeCell, tabIndex: 0 | -1) {
    if (isPower(id)) return <Tile {...namesOf(id)} owner={MARKS[id]} out />;
    const option = optionOf(id);
    const control = option && (
      <input
        {...inputOf(id)}
        value={id}
        data-tile
        tabIndex={tabIndex}
        disabled={option.disabled}
        aria-label={[option.label, option.note].filter(Boolean).join(' ')}
      />
    );
    return <CountryTile name={id} table={table} out={!canChoose(id)} control={control} />;
  }
  return (
    <ChoiceGroup {...group} wide>
      <div className={styles.well}>
        <TileMap
          className={cx(styles.map, styles.choices)}
          columns={COLUMNS}
          cells={EUROPE}
          bridges={BRIDGES.filter(({ ids }) => ids.every(canChoose))}
          seas={[{ ...SEAS.view, columns: 3, content: <div className={styles.toggle}>{button}</div> }]}
          current={countries.find(({ value }) => inputOf(value).checked)?.value}
          canFocus={({ id }) => canChoose(id)}
          tile={tile}
        />
      </div>
      <Notes options={countries} />
      {children}
    </ChoiceGroup>
  );
}

/** What tiles do not say: what a choice moves besides, or why it is closed. */
function Notes({ options }: { options: readonly Choice<string>[] }) {
  const told = options.flatMap(({ value, label, note }) => {
    const words = label === value ? note : [label, note].filter(Boolean).join('. ');
    return words ? [{ value, words: label === value ? `${value}: ${words}` : words }] : [];
  });
  if (told.length === 0) return null;
  return (
    <ul className={voice.note} aria-hidden="true">
      {told.map(({ value, words }) => (
        <li key={value}>{words}</li>
      ))}
    </ul>
  );
}
