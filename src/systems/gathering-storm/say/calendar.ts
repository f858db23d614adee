import { printTurn } from '../vocabulary';
import { as, type Say } from './say';

/** The turn, where the table named one. */
const inTurn = (turn: unknown) => (typeof turn === 'number' ? ` (${printTurn(turn)})` : '');

/** Aggressions and the Pact. */
export const SAY_CALENDAR: Record<string, Say> = {
  aggression: (command) => {
    const { power, target, outcome } = as<{ power: string; target: string; outcome: string }>(command);
    if (outcome === 'failed')
      return { text: `${power}’s aggression against ${target} does not succeed`, rule: 'GS 9.14' };
    return outcome === 'going-on'
      ? { text: `${power} attacks ${target}; not completed yet`, rule: 'GS 9.14B' }
      : { text: `${power} completes its aggression against ${target}`, rule: 'GS 9.14' };
  },
  'complete-aggression': (command) => ({
    text: command.succeeded
      ? `${command.target} is conquered`
      : `The aggression against ${command.target} fails`,
    rule: 'GS 9.14B',
  }),
  'sign-pact': ({ signed }) => ({ text: `The Nazi-Soviet Pact is signed${inTurn(signed)}`, rule: 'GS 9.15' }),
  'end-pact': ({ ended }) => ({ text: `The Nazi-Soviet Pact has ended${inTurn(ended)}`, rule: 'GS 9.15' }),
};
