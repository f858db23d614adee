import type { Card } from './card';
import { card, favor, income, index, open, pacts, results, secret, support, tiles } from './house-card';

/** Cards 133 to 144 of the house deck. */
export const HOUSE_CARDS_12: Card[] = [
  card(133, 0, {
    general: open('Frontier Incidents Multiply', index(2)),
    Germany: secret('Farmhands Leave the Land', support('Germany', -1)),
    Italy: secret('Malaria Declines Near Ostia', support('Italy', 2)),
    Britain: open('Commercial Traveler Brings Blueprints', {
      kind: 'espionage',
      power: 'Britain',
      category: 'military',
    }),
    France: secret('Newsreels of Armaments Applauded', { kind: 'support-index', power: 'France' }),
    Russia: secret('Volunteers Learn Parachuting', { kind: 'support-index', power: 'Russia' }),
  }),
  card(134, 0, {
    general: open('Conference Adjourns Content', index(-2)),
    Germany: secret('Proving Ground Films Shown', results('Germany', 'military', [-3, 3])),
    Italy: secret('Lira Traders Shout', { kind: 'support-climate', power: 'Italy' }),
    Britain: secret('Lancashire Looms Fall Silent', support('Britain', -2)),
    France: secret('Village Fetes Last Till Midnight', support('France', 1)),
    Russia: open('Kind Words for Treaties', support('Russia', -1), index(-1)),
  }),
  card(135, 1, {
    general: open('Paris Press Attacks the Ministry', support('France', -1)),
    Germany: secret('Housing Levy Falls on Tenants', support('Germany', -1)),
    Italy: secret('Durazzo Bitumen Paves the Roads', pacts('Italy', 'Balkans', 3)),
    Britain: open('Ambassadors Exchange Posts', { kind: 'diplomatic-counter', power: 'Britain' }),
    France: open('Truck Makers Agree on Patterns', { kind: 'factory-price', power: 'France', amount: -1 }),
    Russia: open('Patriotic Film Draws Long Lines', support('Russia', 1), index(1)),
  }),
  card(136, 0, {
    general: open(
      'Slovak Autonomists Seek Sponsors',
      favor('Hungary', 1, 'Germany'),
      favor('Czechoslovakia', 1, 'France'),
      index(1),
    ),
    Germany: open('Called Home for Instructions', { kind: 'diplomatic-counter', power: 'Germany' }),
    Italy: secret('Anchovy Catch Best in Memory', support('Italy', 1)),
    Britain: open('Canal Shares Pay Extra', tiles('Britain', 1)),
    France: open('Listening Mirrors Yield to Valves', { kind: 'research-level', project: 'Allies/radar' }),
    Russia: secret('Maize Crosses the Dniester', pacts('Russia', 'Eastern Europe', 3)),
  }),
  card(137, 1, {
    general: open(
      'Slovak Frontier Bridges Barred',
      { kind: 'dispute', countries: ['Czechoslovakia', 'Hungary'] },
      index(1),
    ),
    Germany: open('Codebooks Rewritten Twice', {
      kind: 'research-steps-any',
      owner: 'Axis',
      category: 'intelligence',
    }),
    Italy: secret('Crowds Want Great Deeds', { kind: 'support-index', power: 'Italy' }),
    Britain: secret('Steeplechase Outsider Wins', support('Britain', 1)),
    France: secret('Air Rally Ends Early', results('France', 'air', [-2, 2])),
    Russia: open('Athletes Parade Before the Kremlin', support('Russia', 1)),
  }),
  card(138, 0, {
    general: open('Struma Pastures Closed', { kind: 'dispute', countries: ['Bulgaria', 'Greece'] }, index(1)),
    Germany: secret('Mercury Cargoes Cleared', pacts('Germany', 'Western Europe', 3)),
    Italy: secret('Pyrites Cargoes Feed Acid Works', pacts('Italy', 'Western Europe', 3)),
    Britain: open('Sagunto Steelworks Credit Approved', favor('Spain', 1, 'Britain')),
    France: open('Quai Appoints Roving Minister', { kind: 'diplomatic-counter', power: 'France' }),
    Russia: secret('Cotton Plan Revised Downward', support('Russia', -1)),
  }),
  card(139, -1, {
    general: open('Garrisons Thinned in the East', support('Russia', 1), index(-1)),
    Germany: open('Technical Colleges Lend Staff', { kind: 'research-counter', power: 'Germany' }),
    Italy: open('Bomber Crews Complete Course', { kind: 'free-unit', power: 'Italy' }),
    Britain: open('Model Turret Floods Safely', {
      kind: 'research-level',
      project: 'Britain/battleship design',
    }),
    France: open('Land Tax Rolls Mislaid', tiles('France', -1)),
    Russia: open('Academy of Sciences Moves Closer', { kind: 'research-counter', power: 'Russia' }),
  }),
  card(140, 0, {
    general: open('Physicists Convene in Copenhagen', { kind: 'doubling', project: 'atomic' }),
    Germany: open('Tool Jigs Stored in Readiness', { kind: 'factory-price', power: 'Germany', amount: -1 }),
    Italy: open('Consulates Reopened on the Coast', { kind: 'diplomatic-counter', power: 'Italy' }),
    Britain: secret('Admiralty Answers a Question', results('Britain', 'naval', [-2, 2])),
    France: secret('No Post Today', support('France', -1)),
    Russia: open('Ballet Tour Wins Admirers', support('Russia', 1)),
  }),
  card(141, 1, {
    general: open('Tyrol Hotel Owners Complain', support('Germany', -1), support('Italy', -1)),
    Germany: secret('Airship Hangar Converted', results('Germany', 'air', [-2, 2])),
    Italy: open('Salt Pans Ruined by Rain', tiles('Italy', -1)),
    Britain: open('Dole Queue Photographs Published', support('Britain', -1)),
    France: open('Sorbonne Opens Its Laboratories', { kind: 'research-counter', power: 'France' }),
    Russia: open('Advisers Land at Valencia', favor('Spain', 2, 'Russia'), index(1)),
  }),
  card(142, 0, {
    general: open('Finnish Harbor Dues Reduced', favor('Finland', 1, 'Germany')),
    Germany: open('Wind Tunnel Shifts Lengthened', {
      kind: 'research-level-any',
      owner: 'Axis',
      category: 'air',
    }),
    Italy: secret('Parishes Grieve for Lost Ferry', support('Italy', -1)),
    Britain: open('Wardens Enroll by Thousands', support('Britain', 1), index(1)),
    France: secret('Teachers Refuse Longer Hours', support('France', -1)),
    Russia: open('Sloped Plates and Radio Masts', {
      kind: 'research-steps',
      projects: ['Russia/armor', 'Russia/radar'],
    }),
  }),
  card(143, 0, {
    general: open('Moscow Recalls Envoys for Review', { kind: 'purge' }),
    Germany: secret('Road Work for Idle Hands', { kind: 'support-climate', power: 'Germany' }),
    Italy: open('Dockhands Refuse Munition Cargoes', support('Italy', -1), index(-1)),
    Britain: open('Holiday Cyclists Sketch Airfields', {
      kind: 'espionage',
      power: 'Britain',
      category: 'air',
    }),
    France: open('Iron Ore Tumbles', income('France', -1)),
    Russia: open('Grain Ships Wait Off Odessa', income('Russia', -1)),
  }),
  card(144, 0, {
    general: open('More Neutrons Than Expected', { kind: 'atomic' }),
    Germany: secret('Garages Run Dry', support('Germany', -2)),
    Italy: open('Roads to Nowhere', income('Italy', -1)),
    Britain: secret('Pit Explosion Shocks Wales', support('Britain', -2)),
    France: open('Cherbourg Caissons Finished', { kind: 'acceleration', power: 'France', ships: 'one' }),
    Russia: open('Caviar Brings Foreign Coin', tiles('Russia', 1)),
  }),
];
