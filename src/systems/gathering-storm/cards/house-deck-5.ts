import type { Card } from './card';

/** Cards 49 to 60 of the house deck. */
export const HOUSE_CARDS_5: Card[] = [
  {
    number: 49,
    trend: 0,
    general: {
      title: 'Balkan Press Congress Takes Sides',
      secret: false,
      effects: [
        { kind: 'diplomacy', country: 'Bulgaria', amount: 1, side: 'Axis', beneficiaries: ['Germany'] },
        { kind: 'diplomacy', country: 'Yugoslavia', amount: 1, side: 'Allies', beneficiaries: ['France'] },
      ],
    },
    national: {
      Germany: {
        title: 'Price Commissioner Tours Markets',
        secret: true,
        effects: [{ kind: 'support-climate', power: 'Germany' }],
      },
      Italy: {
        title: 'Stockfish Arrives Before Lent',
        secret: true,
        effects: [{ kind: 'support-pacts', power: 'Italy', region: 'Scandinavia', max: 3 }],
      },
      Britain: {
        title: 'Heat Wave Fills the Beaches',
        secret: true,
        effects: [{ kind: 'support', power: 'Britain', amount: 2 }],
      },
      France: {
        title: 'Loaf Price Raised by Decree',
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
      title: 'Warships Refuse Orders at Salamis',
      secret: false,
      effects: [
        { kind: 'civil-war', country: 'Greece' },
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
        title: 'Roman Orchestra Tours Vienna',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Austria', amount: 1, side: 'Axis', beneficiaries: ['Italy'] },
        ],
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
        title: 'Visitors Memorize an Engine Plant',
        secret: false,
        effects: [{ kind: 'espionage', power: 'Russia', category: 'air' }],
      },
    },
  },
  {
    number: 51,
    trend: 0,
    general: {
      title: 'Arms Budgets Published Together',
      secret: false,
      effects: [{ kind: 'index', amount: 2 }],
    },
    national: {
      Germany: {
        title: 'Lottery Proceeds Exceed Hopes',
        secret: false,
        effects: [{ kind: 'tile-draw', power: 'Germany', amount: 1 }],
      },
      Italy: {
        title: 'Marble Quarries Win Contracts',
        secret: false,
        effects: [{ kind: 'income', power: 'Italy', amount: 1 }],
      },
      Britain: {
        title: 'Helsinki Buys Coastal Rangefinders',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Finland', amount: 1, side: 'Allies', beneficiaries: ['Britain'] },
        ],
      },
      France: {
        title: 'Early Spring Favors Market Gardens',
        secret: true,
        effects: [{ kind: 'support', power: 'France', amount: 1 }],
      },
      Russia: {
        title: 'Spare Castings Rejected Wholesale',
        secret: false,
        effects: [{ kind: 'factory-price', power: 'Russia', amount: 2 }],
      },
    },
  },
  {
    number: 52,
    trend: 0,
    general: {
      title: 'Envoys Return to Vacant Posts',
      secret: false,
      effects: [{ kind: 'index', amount: -1 }],
    },
    national: {
      Germany: {
        title: 'Mobilization Drill Ends in Confusion',
        secret: false,
        effects: [
          { kind: 'support', power: 'Germany', amount: -1 },
          { kind: 'index', amount: -1 },
        ],
      },
      Italy: {
        title: 'Pilots Publish Their Memoirs',
        secret: true,
        effects: [{ kind: 'support-results', power: 'Italy', base: -1, max: 1, category: 'air' }],
      },
      Britain: {
        title: 'Yeomanry Exchange Horses for Engines',
        secret: false,
        effects: [{ kind: 'free-unit', power: 'Britain' }],
      },
      France: {
        title: 'Fashion Buyers Return to Paris',
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
        title: 'Questura Files Are Recounted',
        secret: true,
        effects: [{ kind: 'support-results', power: 'Italy', base: -1, max: 1, category: 'intelligence' }],
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
        title: 'Bank Employees Occupy Counters',
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
        title: 'Influenza Closes the Schools',
        secret: false,
        effects: [{ kind: 'support', power: 'Germany', amount: -1 }],
      },
      Italy: {
        title: 'Silk Mills Dismiss Spinners',
        secret: true,
        effects: [{ kind: 'support', power: 'Italy', amount: -2 }],
      },
      Britain: {
        title: 'Pacifist Vows Fill Albert Hall',
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
        title: 'Steel Bridge Joins Two Banks',
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
        title: 'Steel Allocations Slow the Changeover',
        secret: false,
        effects: [{ kind: 'factory-price', power: 'Germany', amount: 1 }],
      },
      Italy: {
        title: 'Macaroni Flour Runs Low',
        secret: true,
        effects: [{ kind: 'support', power: 'Italy', amount: -2 }],
      },
      Britain: {
        title: 'Severn Floods Spoil the Hay',
        secret: true,
        effects: [{ kind: 'support', power: 'Britain', amount: -1 }],
      },
      France: {
        title: 'Prague Gymnasts Hosted in Dijon',
        secret: false,
        effects: [
          {
            kind: 'diplomacy',
            country: 'Czechoslovakia',
            amount: 1,
            side: 'Allies',
            beneficiaries: ['France'],
          },
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
      title: 'Athens Exchanges Notes in Rome',
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
        title: 'Thessaly Tobacco Fills State Stores',
        secret: true,
        effects: [{ kind: 'support-pacts', power: 'Italy', region: 'Balkans', max: 3 }],
      },
      Britain: {
        title: 'Betting Tax Surpasses Forecast',
        secret: false,
        effects: [{ kind: 'tile-draw', power: 'Britain', amount: 1 }],
      },
      France: {
        title: 'Pilsen Shares Stay in Paris',
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
        title: 'Finnish Paper Fills Print Shops',
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
        title: 'Officers Retired Over Cautious Advice',
        secret: false,
        effects: [
          { kind: 'support', power: 'Germany', amount: -1 },
          { kind: 'index', amount: -1 },
        ],
      },
      Italy: {
        title: 'Turin Works Share Machine Tools',
        secret: false,
        effects: [{ kind: 'factory-price', power: 'Italy', amount: -2 }],
      },
      Britain: {
        title: 'Retired Admirals Write to Editors',
        secret: true,
        effects: [{ kind: 'support-balance', power: 'Britain' }],
      },
      France: {
        title: 'Patent Suit Holds Up Presses',
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
      title: 'Conscript Classes Sworn In',
      secret: false,
      effects: [
        { kind: 'support', power: 'Germany', amount: 1 },
        { kind: 'index', amount: 1 },
      ],
    },
    national: {
      Germany: {
        title: 'Insurance Claims Follow Hailstorms',
        secret: false,
        effects: [{ kind: 'income', power: 'Germany', amount: -1 }],
      },
      Italy: {
        title: 'Genoa Foremen Cut Delays',
        secret: false,
        effects: [{ kind: 'acceleration', power: 'Italy', ships: 'all' }],
      },
      Britain: {
        title: 'Busmen Strike for Shorter Day',
        secret: true,
        effects: [{ kind: 'support', power: 'Britain', amount: -1 }],
      },
      France: {
        title: 'Film Premieres Crowd the Riviera',
        secret: true,
        effects: [{ kind: 'support', power: 'France', amount: 1 }],
      },
      Russia: {
        title: 'Fortified Lines Inspected by Staff',
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
        title: 'Artillery Park Opened to Guests',
        secret: true,
        effects: [{ kind: 'support-results', power: 'Germany', base: -2, max: 2, category: 'military' }],
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
        title: 'Foreign Office Adds a Department',
        secret: false,
        effects: [{ kind: 'diplomatic-counter', power: 'Britain' }],
      },
      France: {
        title: 'Alpine Tunnel Opened to Traffic',
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
      title: 'Rowing Congress Divides Honors',
      secret: false,
      effects: [
        { kind: 'support', power: 'Germany', amount: 1 },
        { kind: 'support', power: 'Britain', amount: 1 },
      ],
    },
    national: {
      Germany: {
        title: 'Graz Choir Sings in Munich',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Austria', amount: 1, side: 'Axis', beneficiaries: ['Germany'] },
        ],
      },
      Italy: {
        title: 'Volcano Buries Hillside Orchards',
        secret: false,
        effects: [{ kind: 'support', power: 'Italy', amount: -1 }],
      },
      Britain: {
        title: 'Clydebank Berth Awarded Early',
        secret: false,
        effects: [{ kind: 'free-ship', power: 'Britain' }],
      },
      France: {
        title: 'Canal Bargemen Chain the Locks',
        secret: true,
        effects: [{ kind: 'support', power: 'France', amount: -1 }],
      },
      Russia: {
        title: 'Belgrade Recognition Talks Open',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Yugoslavia', amount: 1, side: 'Russia', beneficiaries: ['Russia'] },
        ],
      },
    },
  },
];
