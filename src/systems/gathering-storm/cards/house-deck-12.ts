import type { Card } from './card';

/** Cards 133 to 144 of the house deck. */
export const HOUSE_CARDS_12: Card[] = [
  {
    number: 133,
    trend: 0,
    general: {
      title: 'Frontier Incidents Multiply',
      secret: false,
      effects: [{ kind: 'index', amount: 2 }],
    },
    national: {
      Germany: {
        title: 'Farmhands Leave the Land',
        secret: true,
        effects: [{ kind: 'support', power: 'Germany', amount: -1 }],
      },
      Italy: {
        title: 'Malaria Declines Near Ostia',
        secret: true,
        effects: [{ kind: 'support', power: 'Italy', amount: 2 }],
      },
      Britain: {
        title: 'Commercial Traveler Brings Blueprints',
        secret: false,
        effects: [{ kind: 'espionage', power: 'Britain', category: 'military' }],
      },
      France: {
        title: 'Newsreels of Armaments Applauded',
        secret: true,
        effects: [{ kind: 'support-index', power: 'France' }],
      },
      Russia: {
        title: 'Volunteers Learn Parachuting',
        secret: true,
        effects: [{ kind: 'support-index', power: 'Russia' }],
      },
    },
  },
  {
    number: 134,
    trend: 0,
    general: {
      title: 'Conference Adjourns Content',
      secret: false,
      effects: [{ kind: 'index', amount: -2 }],
    },
    national: {
      Germany: {
        title: 'Proving Ground Films Shown',
        secret: true,
        effects: [{ kind: 'support-results', power: 'Germany', base: -3, max: 3, category: 'military' }],
      },
      Italy: {
        title: 'Lira Traders Shout',
        secret: true,
        effects: [{ kind: 'support-climate', power: 'Italy' }],
      },
      Britain: {
        title: 'Lancashire Looms Fall Silent',
        secret: true,
        effects: [{ kind: 'support', power: 'Britain', amount: -2 }],
      },
      France: {
        title: 'Village Fetes Last Till Midnight',
        secret: true,
        effects: [{ kind: 'support', power: 'France', amount: 1 }],
      },
      Russia: {
        title: 'Kind Words for Treaties',
        secret: false,
        effects: [
          { kind: 'support', power: 'Russia', amount: -1 },
          { kind: 'index', amount: -1 },
        ],
      },
    },
  },
  {
    number: 135,
    trend: 1,
    general: {
      title: 'Paris Press Attacks the Ministry',
      secret: false,
      effects: [{ kind: 'support', power: 'France', amount: -1 }],
    },
    national: {
      Germany: {
        title: 'Housing Levy Falls on Tenants',
        secret: true,
        effects: [{ kind: 'support', power: 'Germany', amount: -1 }],
      },
      Italy: {
        title: 'Durazzo Bitumen Paves the Roads',
        secret: true,
        effects: [{ kind: 'support-pacts', power: 'Italy', region: 'Balkans', max: 3 }],
      },
      Britain: {
        title: 'Ambassadors Exchange Posts',
        secret: false,
        effects: [{ kind: 'diplomatic-counter', power: 'Britain' }],
      },
      France: {
        title: 'Truck Makers Agree on Patterns',
        secret: false,
        effects: [{ kind: 'factory-price', power: 'France', amount: -1 }],
      },
      Russia: {
        title: 'Patriotic Film Draws Long Lines',
        secret: false,
        effects: [
          { kind: 'support', power: 'Russia', amount: 1 },
          { kind: 'index', amount: 1 },
        ],
      },
    },
  },
  {
    number: 136,
    trend: 0,
    general: {
      title: 'Slovak Autonomists Seek Sponsors',
      secret: false,
      effects: [
        { kind: 'diplomacy', country: 'Hungary', amount: 1, side: 'Axis', beneficiaries: ['Germany'] },
        {
          kind: 'diplomacy',
          country: 'Czechoslovakia',
          amount: 1,
          side: 'Allies',
          beneficiaries: ['France'],
        },
        { kind: 'index', amount: 1 },
      ],
    },
    national: {
      Germany: {
        title: 'Called Home for Instructions',
        secret: false,
        effects: [{ kind: 'diplomatic-counter', power: 'Germany' }],
      },
      Italy: {
        title: 'Anchovy Catch Best in Memory',
        secret: true,
        effects: [{ kind: 'support', power: 'Italy', amount: 1 }],
      },
      Britain: {
        title: 'Canal Shares Pay Extra',
        secret: false,
        effects: [{ kind: 'tile-draw', power: 'Britain', amount: 1 }],
      },
      France: {
        title: 'Listening Mirrors Yield to Valves',
        secret: false,
        effects: [{ kind: 'research-level', project: 'Allies/radar' }],
      },
      Russia: {
        title: 'Maize Crosses the Dniester',
        secret: true,
        effects: [{ kind: 'support-pacts', power: 'Russia', region: 'Eastern Europe', max: 3 }],
      },
    },
  },
  {
    number: 137,
    trend: 1,
    general: {
      title: 'Slovak Frontier Bridges Barred',
      secret: false,
      effects: [
        { kind: 'dispute', countries: ['Czechoslovakia', 'Hungary'] },
        { kind: 'index', amount: 1 },
      ],
    },
    national: {
      Germany: {
        title: 'Codebooks Rewritten Twice',
        secret: false,
        effects: [{ kind: 'research-steps-any', owner: 'Axis', category: 'intelligence' }],
      },
      Italy: {
        title: 'Crowds Want Great Deeds',
        secret: true,
        effects: [{ kind: 'support-index', power: 'Italy' }],
      },
      Britain: {
        title: 'Steeplechase Outsider Wins',
        secret: true,
        effects: [{ kind: 'support', power: 'Britain', amount: 1 }],
      },
      France: {
        title: 'Air Rally Ends Early',
        secret: true,
        effects: [{ kind: 'support-results', power: 'France', base: -2, max: 2, category: 'air' }],
      },
      Russia: {
        title: 'Athletes Parade Before the Kremlin',
        secret: false,
        effects: [{ kind: 'support', power: 'Russia', amount: 1 }],
      },
    },
  },
  {
    number: 138,
    trend: 0,
    general: {
      title: 'Struma Pastures Closed',
      secret: false,
      effects: [
        { kind: 'dispute', countries: ['Bulgaria', 'Greece'] },
        { kind: 'index', amount: 1 },
      ],
    },
    national: {
      Germany: {
        title: 'Mercury Cargoes Cleared',
        secret: true,
        effects: [{ kind: 'support-pacts', power: 'Germany', region: 'Western Europe', max: 3 }],
      },
      Italy: {
        title: 'Pyrites Cargoes Feed Acid Works',
        secret: true,
        effects: [{ kind: 'support-pacts', power: 'Italy', region: 'Western Europe', max: 3 }],
      },
      Britain: {
        title: 'Sagunto Steelworks Credit Approved',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Spain', amount: 1, side: 'Allies', beneficiaries: ['Britain'] },
        ],
      },
      France: {
        title: 'Quai Appoints Roving Minister',
        secret: false,
        effects: [{ kind: 'diplomatic-counter', power: 'France' }],
      },
      Russia: {
        title: 'Cotton Plan Revised Downward',
        secret: true,
        effects: [{ kind: 'support', power: 'Russia', amount: -1 }],
      },
    },
  },
  {
    number: 139,
    trend: -1,
    general: {
      title: 'Garrisons Thinned in the East',
      secret: false,
      effects: [
        { kind: 'support', power: 'Russia', amount: 1 },
        { kind: 'index', amount: -1 },
      ],
    },
    national: {
      Germany: {
        title: 'Technical Colleges Lend Staff',
        secret: false,
        effects: [{ kind: 'research-counter', power: 'Germany' }],
      },
      Italy: {
        title: 'Bomber Crews Complete Course',
        secret: false,
        effects: [{ kind: 'free-unit', power: 'Italy' }],
      },
      Britain: {
        title: 'Model Turret Floods Safely',
        secret: false,
        effects: [{ kind: 'research-level', project: 'Britain/battleship design' }],
      },
      France: {
        title: 'Land Tax Rolls Mislaid',
        secret: false,
        effects: [{ kind: 'tile-draw', power: 'France', amount: -1 }],
      },
      Russia: {
        title: 'Academy of Sciences Moves Closer',
        secret: false,
        effects: [{ kind: 'research-counter', power: 'Russia' }],
      },
    },
  },
  {
    number: 140,
    trend: 0,
    general: {
      title: 'Physicists Convene in Copenhagen',
      secret: false,
      effects: [{ kind: 'doubling', project: 'atomic' }],
    },
    national: {
      Germany: {
        title: 'Tool Jigs Stored in Readiness',
        secret: false,
        effects: [{ kind: 'factory-price', power: 'Germany', amount: -1 }],
      },
      Italy: {
        title: 'Consulates Reopened on the Coast',
        secret: false,
        effects: [{ kind: 'diplomatic-counter', power: 'Italy' }],
      },
      Britain: {
        title: 'Admiralty Answers a Question',
        secret: true,
        effects: [{ kind: 'support-results', power: 'Britain', base: -2, max: 2, category: 'naval' }],
      },
      France: {
        title: 'No Post Today',
        secret: true,
        effects: [{ kind: 'support', power: 'France', amount: -1 }],
      },
      Russia: {
        title: 'Ballet Tour Wins Admirers',
        secret: false,
        effects: [{ kind: 'support', power: 'Russia', amount: 1 }],
      },
    },
  },
  {
    number: 141,
    trend: 1,
    general: {
      title: 'Tyrol Hotel Owners Complain',
      secret: false,
      effects: [
        { kind: 'support', power: 'Germany', amount: -1 },
        { kind: 'support', power: 'Italy', amount: -1 },
      ],
    },
    national: {
      Germany: {
        title: 'Airship Hangar Converted',
        secret: true,
        effects: [{ kind: 'support-results', power: 'Germany', base: -2, max: 2, category: 'air' }],
      },
      Italy: {
        title: 'Salt Pans Ruined by Rain',
        secret: false,
        effects: [{ kind: 'tile-draw', power: 'Italy', amount: -1 }],
      },
      Britain: {
        title: 'Dole Queue Photographs Published',
        secret: false,
        effects: [{ kind: 'support', power: 'Britain', amount: -1 }],
      },
      France: {
        title: 'Sorbonne Opens Its Laboratories',
        secret: false,
        effects: [{ kind: 'research-counter', power: 'France' }],
      },
      Russia: {
        title: 'Advisers Land at Valencia',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Spain', amount: 2, side: 'Russia', beneficiaries: ['Russia'] },
          { kind: 'index', amount: 1 },
        ],
      },
    },
  },
  {
    number: 142,
    trend: 0,
    general: {
      title: 'Finnish Harbor Dues Reduced',
      secret: false,
      effects: [
        { kind: 'diplomacy', country: 'Finland', amount: 1, side: 'Axis', beneficiaries: ['Germany'] },
      ],
    },
    national: {
      Germany: {
        title: 'Wind Tunnel Shifts Lengthened',
        secret: false,
        effects: [{ kind: 'research-level-any', owner: 'Axis', category: 'air' }],
      },
      Italy: {
        title: 'Parishes Grieve for Lost Ferry',
        secret: true,
        effects: [{ kind: 'support', power: 'Italy', amount: -1 }],
      },
      Britain: {
        title: 'Wardens Enroll by Thousands',
        secret: false,
        effects: [
          { kind: 'support', power: 'Britain', amount: 1 },
          { kind: 'index', amount: 1 },
        ],
      },
      France: {
        title: 'Teachers Refuse Longer Hours',
        secret: true,
        effects: [{ kind: 'support', power: 'France', amount: -1 }],
      },
      Russia: {
        title: 'Sloped Plates and Radio Masts',
        secret: false,
        effects: [{ kind: 'research-steps', projects: ['Russia/armor', 'Russia/radar'] }],
      },
    },
  },
  {
    number: 143,
    trend: 0,
    general: {
      title: 'Moscow Recalls Envoys for Review',
      secret: false,
      effects: [{ kind: 'purge' }],
    },
    national: {
      Germany: {
        title: 'Road Work for Idle Hands',
        secret: true,
        effects: [{ kind: 'support-climate', power: 'Germany' }],
      },
      Italy: {
        title: 'Dockhands Refuse Munition Cargoes',
        secret: false,
        effects: [
          { kind: 'support', power: 'Italy', amount: -1 },
          { kind: 'index', amount: -1 },
        ],
      },
      Britain: {
        title: 'Holiday Cyclists Sketch Airfields',
        secret: false,
        effects: [{ kind: 'espionage', power: 'Britain', category: 'air' }],
      },
      France: {
        title: 'Iron Ore Tumbles',
        secret: false,
        effects: [{ kind: 'income', power: 'France', amount: -1 }],
      },
      Russia: {
        title: 'Grain Ships Wait Off Odessa',
        secret: false,
        effects: [{ kind: 'income', power: 'Russia', amount: -1 }],
      },
    },
  },
  {
    number: 144,
    trend: 0,
    general: {
      title: 'More Neutrons Than Expected',
      secret: false,
      effects: [{ kind: 'atomic' }],
    },
    national: {
      Germany: {
        title: 'Garages Run Dry',
        secret: true,
        effects: [{ kind: 'support', power: 'Germany', amount: -2 }],
      },
      Italy: {
        title: 'Roads to Nowhere',
        secret: false,
        effects: [{ kind: 'income', power: 'Italy', amount: -1 }],
      },
      Britain: {
        title: 'Pit Explosion Shocks Wales',
        secret: true,
        effects: [{ kind: 'support', power: 'Britain', amount: -2 }],
      },
      France: {
        title: 'Cherbourg Caissons Finished',
        secret: false,
        effects: [{ kind: 'acceleration', power: 'France', ships: 'one' }],
      },
      Russia: {
        title: 'Caviar Brings Foreign Coin',
        secret: false,
        effects: [{ kind: 'tile-draw', power: 'Russia', amount: 1 }],
      },
    },
  },
];
