import type { Card } from './card';
import { card, favor, income, index, open, results, secret, support, tiles } from './house-card';

/** Cards 97 to 108 of the house deck. */
export const HOUSE_CARDS_9: Card[] = [
  card(97, 0, {
    general: open('Rails Torn Up Near Badajoz', { kind: 'civil-war', country: 'Spain' }, index(1)),
    Germany: open('Galician Wolfram Rights Purchased', favor('Spain', 1, 'Germany')),
    Italy: open('Tobacco Monopoly Pays Over', tiles('Italy', 1)),
    Britain: secret('Spithead Crowds Count Funnels', results('Britain', 'naval', [-2, 2])),
    France: open('Tourists Prefer Cheaper Currencies', income('France', -1)),
    Russia: open('Ledger Error at Trade Bank', tiles('Russia', -1)),
  }),
  card(98, 0, {
    general: open('Armed Bands in Navarre', { kind: 'civil-war', country: 'Spain' }, index(1)),
    Germany: open('Auditors Seal the Strongroom', tiles('Germany', 'none')),
    Italy: secret('Earth Tremor Frightens Messina', support('Italy', -2)),
    Britain: secret('Radio Comedy Empties the Streets', support('Britain', 1)),
    France: open('Long Hop to Dakar', { kind: 'research-level', project: 'Allies/air range' }),
    Russia: secret('Readiness Week on Every Frontier', { kind: 'support-index', power: 'Russia' }),
  }),
  card(99, -1, {
    general: open('Hague Court Settles a Quarrel', index(-1)),
    Germany: open('Militia Cadre Becomes a Division', { kind: 'free-unit', power: 'Germany' }),
    Italy: secret('Hard Times Close Ranks', { kind: 'support-climate', power: 'Italy' }),
    Britain: open('Cathode Tubes Tested on Cliffs', { kind: 'research-level', project: 'Allies/radar' }),
    France: secret('Metalworkers Sign', support('France', 2)),
    Russia: open('Imported Tractor Taken Apart', {
      kind: 'espionage',
      power: 'Russia',
      category: 'military',
    }),
  }),
  card(100, 0, {
    general: open('Albanian Asphalt Shipped West', income('Italy', 1), favor('Albania', 1, 'Italy')),
    Germany: open('Freight Rates Swallow Profits', income('Germany', -1)),
    Italy: open('Budapest Polo Team Honored', favor('Hungary', 1, 'Italy')),
    Britain: open('Coal Ports Lose Customers', income('Britain', -1)),
    France: open('Recruits Told of Longer Terms', support('France', -1), index(1)),
    Russia: secret('Factory Canteens Run Short', support('Russia', -1)),
  }),
  card(101, -1, {
    general: open('Channel Gales Wreck Trawlers', support('Britain', -1), support('France', -1)),
    Germany: open('Creditors Refuse Extension', income('Germany', -2)),
    Italy: open('Typhoid Scare', support('Italy', -1)),
    Britain: secret('Tithe Protest Spreads in Kent', support('Britain', -1)),
    France: secret('Seaside Trains Run Full', support('France', 1)),
    Russia: open('Platinum Finds a Market', income('Russia', 1)),
  }),
  card(102, 0, {
    general: open('Bonfires Lit on Every Hill', support('Britain', 1)),
    Germany: open('Fortress Town Honors Regiments', support('Germany', 1), index(1)),
    Italy: open('Hull Models Leave the Basin', {
      kind: 'research-level',
      project: 'Italy/battleship design',
    }),
    Britain: open('Antwerp Pilots Train at Harwich', favor('Belgium', 1, 'Britain')),
    France: open('Swindle Trial Names Officials', support('France', -1)),
    Russia: secret('World Prices Studied', { kind: 'support-climate', power: 'Russia' }),
  }),
  card(103, 0, {
    general: open(
      'Danube Islands Claimed Twice',
      { kind: 'dispute', countries: ['Bulgaria', 'Rumania'] },
      index(1),
    ),
    Germany: secret('Overtime Rules Anger Miners', support('Germany', -2)),
    Italy: open('Palazzo Opens Balkan Desk', { kind: 'diplomatic-counter', power: 'Italy' }),
    Britain: secret('Sharp Words on Air Estimates', results('Britain', 'air', [-2, 2])),
    France: open('Perfume Houses Report Gains', income('France', 1)),
    Russia: open('Commissariat Offices Change Hands', { kind: 'purge' }, support('Russia', -1)),
  }),
  card(104, 0, {
    general: open('Prague to Kiev by Air', favor('Czechoslovakia', 1, 'Russia')),
    Germany: open('Leipzig Fair Breaks Records', income('Germany', 2)),
    Italy: open('Valona Wells Flow', favor('Albania', 1, 'Italy')),
    Britain: secret('Bank Rate Argument Continues', { kind: 'support-climate', power: 'Britain' }),
    France: open('Boulevard Riot', support('France', -1)),
    Russia: secret('Nail Shortage Halts Builders', support('Russia', -1)),
  }),
  card(105, 0, {
    general: open(
      'Vardar Timber Claims Collide',
      { kind: 'dispute', countries: ['Bulgaria', 'Yugoslavia'] },
      index(1),
    ),
    Germany: secret('New Motor Road Section', support('Germany', 1)),
    Italy: open('Alpine Recruits Form Brigade', { kind: 'free-unit', power: 'Italy' }),
    Britain: open('Country House Let to Clerks', {
      kind: 'research-steps-any',
      owner: 'Allies',
      category: 'intelligence',
    }),
    France: open('Destroyers Exceed Forty Knots', {
      kind: 'research-level-any',
      owner: 'Allies',
      category: 'naval',
    }),
    Russia: open('Ural Workshops Standardize', { kind: 'factory-price', power: 'Russia', amount: -2 }),
  }),
  card(106, 1, {
    general: open('Yacht Race Ends at Marseille', support('Italy', 1), support('France', 1)),
    Germany: open('Poznan Fair Pavilion Doubled', favor('Poland', 1, 'Germany')),
    Italy: secret('Football Cup Won by Bologna', support('Italy', 1)),
    Britain: open('Valencia Onions at a Premium', favor('Spain', 1, 'Britain')),
    France: secret('Two Ministries in Three Weeks', support('France', -2)),
    Russia: secret('Stratosphere Balloon Lands Intact', results('Russia', 'air', [-2, 2])),
  }),
  card(107, 0, {
    general: open(
      'Bilbao and Gothenburg Cargoes',
      favor('Spain', 1, 'Russia'),
      favor('Sweden', 1, 'Britain'),
    ),
    Germany: open('Express Shortens the Journey', support('Germany', 1)),
    Italy: open('Freight Planes Cross the Desert', { kind: 'research-level', project: 'Axis/air transport' }),
    Britain: open('Death Duties Swell Exchequer', tiles('Britain', 1)),
    France: open('Catalan Stations Reopened', favor('Spain', 1, 'France')),
    Russia: open('Envoys Leave with Fresh Letters', { kind: 'diplomatic-counter', power: 'Russia' }),
  }),
  card(108, 0, {
    general: open('Sailors Parade in Durazzo', support('Italy', 1), favor('Albania', 2, 'Italy'), index(1)),
    Germany: open('Merchants Court Madrid', favor('Spain', 1, 'Germany')),
    Italy: secret('Galley Museum Adds a Wing', results('Italy', 'naval', [-1, 1])),
    Britain: open('Land Speed Record Regained', support('Britain', 1)),
    France: open('Toulouse Honors Catalan Professors', favor('Spain', 1, 'France')),
    Russia: secret('Rivers Freeze by October', support('Russia', -1)),
  }),
];
