import type { Card } from './card';

/** Cards 49 to 60 of the house deck. */
export const HOUSE_CARDS_5: Card[] = [
  {
    number: 49,
    trend: 0,
    general: {
      title: 'Press Congress Takes Sides',
      secret: false,
      effects: [
        { kind: 'diplomacy', country: 'Bulgaria', amount: 1, side: 'Axis', beneficiaries: ['Germany'] },
        { kind: 'diplomacy', country: 'Spain', amount: 1, side: 'Allies', beneficiaries: ['France'] },
      ],
    },
    national: {
      Germany: {
        title: 'Price Commissioner Goes Shopping',
        secret: true,
        effects: [{ kind: 'support-climate', power: 'Germany' }],
      },
      Italy: {
        title: 'Stockfish Arrives Before Lent',
        secret: true,
        effects: [{ kind: 'support-pacts', power: 'Italy', region: 'Scandinavia', max: 3 }],
      },
      Britain: {
        title: 'Heat Wave',
        secret: true,
        effects: [{ kind: 'support', power: 'Britain', amount: 2 }],
      },
      France: {
        title: 'Loaf Dearer by Decree',
        secret: true,
        effects: [{ kind: 'support', power: 'France', amount: -1 }],
      },
      Russia: {
        title: 'Donbas Shifts Beat Their Norms',
        secret: true,
        effects: [{ kind: 'support', power: 'Russia', amount: 2 }],
      },
    },
  },
  {
    number: 50,
    trend: -1,
    general: {
      title: 'Ferrol Crews Refuse Orders',
      secret: false,
      effects: [
        { kind: 'civil-war', country: 'Spain' },
        { kind: 'index', amount: 1 },
      ],
    },
    national: {
      Germany: {
        title: 'Yearbook of Fleets Sells Out',
        secret: true,
        effects: [{ kind: 'support-balance', power: 'Germany' }],
      },
      Italy: {
        title: 'Roman Orchestra Tours Andalusia',
        secret: false,
        effects: [{ kind: 'diplomacy', country: 'Spain', amount: 1, side: 'Axis', beneficiaries: ['Italy'] }],
      },
      Britain: {
        title: 'Evacuation Plans Sent to Schools',
        secret: true,
        effects: [{ kind: 'support-index', power: 'Britain' }],
      },
      France: {
        title: 'Family Allowances Extended',
        secret: true,
        effects: [{ kind: 'support', power: 'France', amount: 2 }],
      },
      Russia: {
        title: 'Memorizing an Engine Plant',
        secret: false,
        effects: [{ kind: 'espionage', power: 'Russia', category: 'air' }],
      },
    },
  },
  {
    number: 51,
    trend: 0,
    general: {
      title: 'Nine Arms Budgets Compared',
      secret: false,
      effects: [{ kind: 'index', amount: 2 }],
    },
    national: {
      Germany: {
        title: 'Lottery Exceeds All Hopes',
        secret: false,
        effects: [{ kind: 'tile-draw', power: 'Germany', amount: 1 }],
      },
      Italy: {
        title: 'Marble Quarries Win Contracts',
        secret: false,
        effects: [{ kind: 'income', power: 'Italy', amount: 1 }],
      },
      Britain: {
        title: 'Helsinki Buys Rangefinders',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Finland', amount: 1, side: 'Allies', beneficiaries: ['Britain'] },
        ],
      },
      France: {
        title: 'Early Spring for Market Gardens',
        secret: true,
        effects: [{ kind: 'support', power: 'France', amount: 1 }],
      },
      Russia: {
        title: 'Castings Rejected Wholesale',
        secret: false,
        effects: [{ kind: 'factory-price', power: 'Russia', amount: 2 }],
      },
    },
  },
  {
    number: 52,
    trend: 0,
    general: {
      title: 'Ministers Return to Vacant Posts',
      secret: false,
      effects: [{ kind: 'index', amount: -1 }],
    },
    national: {
      Germany: {
        title: 'Mobilization Drill Ends in Muddle',
        secret: false,
        effects: [
          { kind: 'support', power: 'Germany', amount: -1 },
          { kind: 'index', amount: -1 },
        ],
      },
      Italy: {
        title: 'Pilots Publish Memoirs',
        secret: true,
        effects: [{ kind: 'support-results', power: 'Italy', base: -1, max: 1, category: 'air' }],
      },
      Britain: {
        title: 'Yeomanry Exchange Their Horses',
        secret: false,
        effects: [{ kind: 'free-unit', power: 'Britain' }],
      },
      France: {
        title: 'Hemlines Draw Foreign Buyers',
        secret: false,
        effects: [{ kind: 'income', power: 'France', amount: 1 }],
      },
      Russia: {
        title: 'Embassy Row Gains a Tenant',
        secret: false,
        effects: [{ kind: 'diplomatic-counter', power: 'Russia' }],
      },
    },
  },
  {
    number: 53,
    trend: 0,
    general: {
      title: 'Rumanian Grain Board Turns East',
      secret: false,
      effects: [
        { kind: 'diplomacy', country: 'Rumania', amount: 2, side: 'Russia', beneficiaries: ['Russia'] },
      ],
    },
    national: {
      Germany: {
        title: 'Football Eleven Wins Away',
        secret: true,
        effects: [{ kind: 'support', power: 'Germany', amount: 1 }],
      },
      Italy: {
        title: 'Questura Recounts Its Files',
        secret: true,
        effects: [{ kind: 'support-results', power: 'Italy', base: -2, max: 2, category: 'intelligence' }],
      },
      Britain: {
        title: 'Bishops Call for Conference',
        secret: false,
        effects: [
          { kind: 'support', power: 'Britain', amount: -1 },
          { kind: 'index', amount: -1 },
        ],
      },
      France: {
        title: 'Clerks Occupy the Counters',
        secret: true,
        effects: [{ kind: 'support', power: 'France', amount: -2 }],
      },
      Russia: {
        title: 'Design Bureau Wins Its Wager',
        secret: false,
        effects: [{ kind: 'research-level-any', owner: 'Russia', category: 'air' }],
      },
    },
  },
  {
    number: 54,
    trend: 0,
    general: {
      title: 'Drava Water Rights Disputed',
      secret: false,
      effects: [
        { kind: 'dispute', countries: ['Hungary', 'Yugoslavia'] },
        { kind: 'index', amount: 1 },
      ],
    },
    national: {
      Germany: {
        title: 'Schools Closed for Influenza',
        secret: false,
        effects: [{ kind: 'support', power: 'Germany', amount: -1 }],
      },
      Italy: {
        title: 'Silk Mills Dismiss Spinners',
        secret: true,
        effects: [{ kind: 'support', power: 'Italy', amount: -2 }],
      },
      Britain: {
        title: 'White Poppies at Albert Hall',
        secret: false,
        effects: [
          { kind: 'support', power: 'Britain', amount: -1 },
          { kind: 'index', amount: -1 },
        ],
      },
      France: {
        title: 'Lorient Yard Given Escort Order',
        secret: false,
        effects: [{ kind: 'free-ship', power: 'France' }],
      },
      Russia: {
        title: 'Steel Spans the Yenisei',
        secret: false,
        effects: [{ kind: 'support', power: 'Russia', amount: 1 }],
      },
    },
  },
  {
    number: 55,
    trend: 1,
    general: {
      title: 'Epirus Villages Change Flags',
      secret: false,
      effects: [
        { kind: 'diplomacy', country: 'Albania', amount: 1, side: 'Axis', beneficiaries: ['Italy'] },
        { kind: 'diplomacy', country: 'Greece', amount: 1, side: 'Allies', beneficiaries: ['Britain'] },
        { kind: 'index', amount: 1 },
      ],
    },
    national: {
      Germany: {
        title: 'Steel Slow to Come',
        secret: false,
        effects: [{ kind: 'factory-price', power: 'Germany', amount: 1 }],
      },
      Italy: {
        title: 'Macaroni Runs Low',
        secret: true,
        effects: [{ kind: 'support', power: 'Italy', amount: -2 }],
      },
      Britain: {
        title: 'Severn Floods Spoil the Hay',
        secret: true,
        effects: [{ kind: 'support', power: 'Britain', amount: -1 }],
      },
      France: {
        title: 'Pelota Champions Come to Bayonne',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Spain', amount: 1, side: 'Allies', beneficiaries: ['France'] },
        ],
      },
      Russia: {
        title: 'Solid Fuel Burns Evenly',
        secret: false,
        effects: [{ kind: 'research-level', project: 'Russia/rockets' }],
      },
    },
  },
  {
    number: 56,
    trend: 0,
    general: {
      title: 'Athens Answers Rome',
      secret: false,
      effects: [{ kind: 'diplomacy', country: 'Greece', amount: 1, side: 'Axis', beneficiaries: ['Italy'] }],
    },
    national: {
      Germany: {
        title: 'Legation Staffs Strengthened',
        secret: false,
        effects: [{ kind: 'diplomatic-counter', power: 'Germany' }],
      },
      Italy: {
        title: 'Thessaly Crop in State Stores',
        secret: true,
        effects: [{ kind: 'support-pacts', power: 'Italy', region: 'Balkans', max: 3 }],
      },
      Britain: {
        title: 'Betting Tax Pays Best',
        secret: false,
        effects: [{ kind: 'tile-draw', power: 'Britain', amount: 1 }],
      },
      France: {
        title: 'Pilsen Shares Not for Sale',
        secret: false,
        effects: [
          {
            kind: 'diplomacy',
            country: 'Czechoslovakia',
            amount: 2,
            side: 'Allies',
            beneficiaries: ['France'],
          },
        ],
      },
      Russia: {
        title: 'Newsprint Across the Ice',
        secret: true,
        effects: [{ kind: 'support-pacts', power: 'Russia', region: 'Scandinavia', max: 3 }],
      },
    },
  },
  {
    number: 57,
    trend: 0,
    general: {
      title: 'Flemish Neutrality Vote Passes',
      secret: false,
      effects: [
        { kind: 'diplomacy', country: 'Belgium', amount: 1, side: 'Axis', beneficiaries: ['Germany'] },
        { kind: 'index', amount: -1 },
      ],
    },
    national: {
      Germany: {
        title: 'Cautious Officers Retired',
        secret: false,
        effects: [
          { kind: 'support', power: 'Germany', amount: -1 },
          { kind: 'index', amount: -1 },
        ],
      },
      Italy: {
        title: 'Turin Works Share Lathes',
        secret: false,
        effects: [{ kind: 'factory-price', power: 'Italy', amount: -2 }],
      },
      Britain: {
        title: 'Admirals Write to the Newspaper',
        secret: true,
        effects: [{ kind: 'support-balance', power: 'Britain' }],
      },
      France: {
        title: 'Patent Suit Stops the Presses',
        secret: false,
        effects: [{ kind: 'factory-price', power: 'France', amount: 1 }],
      },
      Russia: {
        title: 'Valencia Oranges Reach Leningrad',
        secret: true,
        effects: [{ kind: 'support-pacts', power: 'Russia', region: 'Western Europe', max: 3 }],
      },
    },
  },
  {
    number: 58,
    trend: 0,
    general: {
      title: 'Conscripts Take the Oath',
      secret: false,
      effects: [
        { kind: 'support', power: 'Germany', amount: 1 },
        { kind: 'index', amount: 1 },
      ],
    },
    national: {
      Germany: {
        title: 'Hailstorm Claims Mount',
        secret: false,
        effects: [{ kind: 'income', power: 'Germany', amount: -1 }],
      },
      Italy: {
        title: 'Genoa Foremen Cut Delays',
        secret: false,
        effects: [{ kind: 'acceleration', power: 'Italy', ships: 'all' }],
      },
      Britain: {
        title: 'Busmen Want Shorter Day',
        secret: true,
        effects: [{ kind: 'support', power: 'Britain', amount: -1 }],
      },
      France: {
        title: 'Riviera Crowded for Premieres',
        secret: true,
        effects: [{ kind: 'support', power: 'France', amount: 1 }],
      },
      Russia: {
        title: 'Staff Officers Walk the Lines',
        secret: true,
        effects: [{ kind: 'support-results', power: 'Russia', base: -2, max: 2, category: 'military' }],
      },
    },
  },
  {
    number: 59,
    trend: -1,
    general: {
      title: 'Ruhr Mills Book Foreign Orders',
      secret: false,
      effects: [{ kind: 'income', power: 'Germany', amount: 1 }],
    },
    national: {
      Germany: {
        title: 'Artillery Park Open to Guests',
        secret: true,
        effects: [{ kind: 'support-results', power: 'Germany', base: -3, max: 3, category: 'military' }],
      },
      Italy: {
        title: 'Pilots Volunteer in Seville',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Spain', amount: 2, side: 'Axis', beneficiaries: ['Italy'] },
          { kind: 'index', amount: 1 },
        ],
      },
      Britain: {
        title: 'Another Desk in Whitehall',
        secret: false,
        effects: [{ kind: 'diplomatic-counter', power: 'Britain' }],
      },
      France: {
        title: 'Alpine Tunnel Opened',
        secret: false,
        effects: [{ kind: 'support', power: 'France', amount: 1 }],
      },
      Russia: {
        title: 'Cobblers Carry Letters Across',
        secret: false,
        effects: [{ kind: 'subversion', countries: ['Finland', 'Poland', 'Rumania'] }],
      },
    },
  },
  {
    number: 60,
    trend: 0,
    general: {
      title: 'Honors Even at Henley',
      secret: false,
      effects: [
        { kind: 'support', power: 'Germany', amount: 1 },
        { kind: 'support', power: 'Britain', amount: 1 },
      ],
    },
    national: {
      Germany: {
        title: 'Cologne Choir Sings in Burgos',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Spain', amount: 1, side: 'Axis', beneficiaries: ['Germany'] },
        ],
      },
      Italy: {
        title: 'Volcano Buries Orchards',
        secret: false,
        effects: [{ kind: 'support', power: 'Italy', amount: -1 }],
      },
      Britain: {
        title: 'Clydebank Berth Awarded',
        secret: false,
        effects: [{ kind: 'free-ship', power: 'Britain' }],
      },
      France: {
        title: 'Bargemen Chain the Locks',
        secret: true,
        effects: [{ kind: 'support', power: 'France', amount: -1 }],
      },
      Russia: {
        title: 'Belgrade Weighs Recognition',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Yugoslavia', amount: 1, side: 'Russia', beneficiaries: ['Russia'] },
        ],
      },
    },
  },
];
