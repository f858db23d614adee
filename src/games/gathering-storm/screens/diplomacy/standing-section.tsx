import { type Modifier, modifiersIn, takenBy } from '@/games/gathering-storm/rules/diplomacy/board';
import {
  sayEffectHere,
  sayFlags,
  sayPlaced,
  sayRings,
} from '@/games/gathering-storm/rules/diplomacy/standing';
import { MOST_FLAGS } from '@/games/gathering-storm/rules/diplomacy/state';
import { countryIn } from '@/games/gathering-storm/rules/diplomacy/targets';
import { totalOf } from '@/games/gathering-storm/rules/state/lines';
import { isTracked } from '@/games/gathering-storm/rules/state/state';
import { readTotal } from '@/games/gathering-storm/rules/totals';
import { LIMITED } from '@/games/gathering-storm/rules/totals/support';
import {
  ADJECTIVES,
  type Country,
  DOUBLE_PACTS,
  isCivilWarCountry,
  printList,
  printSigned,
} from '@/games/gathering-storm/rules/vocabulary';
import { Figure } from '@/ui/figure/figure';
import { FlagPlaces } from '@/ui/mark/flag';
import { MARKS } from '../board/marks';
import { sayModifier } from '../europe/country-words';
import { useTable } from '../use-table';
import styles from './country-panel.module.css';
import { FactRow, RuleLabel, SumRow, WarFact, WhyButton } from './fact-row';
import { KeepFlags } from './reading-note';

interface StandingSectionProps {
  country: Country;
  onOpen: (sheet: string) => void;
}

/** The contents of a country, each with its source and rule, and an explanation for every number. */
export function StandingSection({ country, onOpen }: StandingSectionProps) {
  const { open, moment } = useTable();
  const { conquered, flags, rings } = countryIn(open, country);
  const pacts = open.facts.pacts[country] ?? [];
  const modifiers = modifiersIn(open, country);
  const effect = sayEffectHere(open, country);
  return (
    <div className={styles.part}>
      <h3>What is here</h3>
      <ul className={styles.facts}>
        {conquered && <FactRow rule="GS Guide, Diplomacy">Taken by {takenBy(open, country)}</FactRow>}
        {isTracked(open, 'flags') ? (
          <FactRow
            end={
              <FlagPlaces
                marks={flags.map((power) => MARKS[power])}
                most={MOST_FLAGS}
                label={`${flags.length} of ${MOST_FLAGS} places taken`}
              />
            }
          >
            {flags.length > 0 ? `Flags: ${sayFlags(flags)}` : 'No flags'}
          </FactRow>
        ) : (
          moment === null && <KeepFlags />
        )}
        {pacts.length > 0 && (
          <FactRow rule="GS 4.16">
            {pacts.length > 1 ? 'Trade pacts' : 'Trade pact'}: {printList(pacts)}
            {DOUBLE_PACTS.includes(country) && '; each counts two for support'}
          </FactRow>
        )}
        {modifiers.map((modifier) => (
          <Lines key={modifier.key} modifier={modifier} onOpen={onOpen} />
        ))}
        {open.placed
          .filter((item) => item.country === country)
          .map((item) => (
            <FactRow key={sayPlaced(item)} rule={item.counter === 'diplomatic' ? 'GS 24.5' : 'GS 24.3'}>
              {sayPlaced(item)}
            </FactRow>
          ))}
        {rings.length > 0 && <FactRow rule="GS 24.61B">{sayRings(rings)}</FactRow>}
        {open.facts.needed[country] !== undefined && (
          <FactRow rule="GS 24">A result here needs {open.facts.needed[country]}</FactRow>
        )}
        {isCivilWarCountry(country) && <WarFact country={country} onOpen={onOpen} />}
        {isCivilWarCountry(country) &&
          open.civilWars[country].state === 'fought' &&
          LIMITED.map((power) => (
            <SumRow
              key={power}
              total={totalOf.military(power)}
              name={`${ADJECTIVES[power]} military counters, at most`}
              rule="GS 10.22"
              onOpen={onOpen}
            />
          ))}
      </ul>
      {effect && (
        <p>
          {effect} <RuleLabel>GS Guide, Diplomacy</RuleLabel>
        </p>
      )}
    </div>
  );
}

/** A modifier, the lines it is made of, and its why. */
function Lines({ modifier, onOpen }: { modifier: Modifier; onOpen: (sheet: string) => void }) {
  const { open } = useTable();
  const { value, lines } = readTotal(open, modifier.key);
  return (
    <>
      <FactRow
        end={
          <>
            <Figure value={value} sign="always" className={styles.sum} />
            <WhyButton about={sayModifier(modifier)} onPress={() => onOpen(`why:${modifier.key}`)} />
          </>
        }
      >
        Modifier for {printList(modifier.powers)}, this turn
      </FactRow>
      {lines.map((line) => (
        <FactRow key={line.id ?? line.words} {...(line.rule ? { rule: line.rule } : {})}>
          <span className={styles.quiet}>
            {line.words || 'An event'}
            {lines.length > 1 && `: ${printSigned(line.amount)}`}
          </span>
        </FactRow>
      ))}
    </>
  );
}
