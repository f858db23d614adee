import type { Card } from './card';

/** Cards 109 to 120 of the house deck. */
export const HOUSE_CARDS_10: Card[] = [
  {
    number: 109,
    trend: 0,
    general: {
      title: 'Eritrean Road Washed Away',
      secret: false,
      effects: [{ kind: 'support', power: 'Italy', amount: -1 }],
    },
    national: {
      Germany: {
        title: 'Railway Accident Shocks Saxony',
        secret: true,
        effects: [{ kind: 'support', power: 'Germany', amount: -1 }],
      },
      Italy: {
        title: 'Counting Other Armies',
        secret: true,
        effects: [{ kind: 'support-balance', power: 'Italy' }],
      },
      Britain: {
        title: 'Dollar Account Emptied',
        secret: false,
        effects: [{ kind: 'income', power: 'Britain', amount: -2 }],
      },
      France: {
        title: 'Wine Glut in Languedoc',
        secret: true,
        effects: [{ kind: 'support', power: 'France', amount: -2 }],
      },
      Russia: {
        title: 'Crimean Summer for Children',
        secret: true,
        effects: [{ kind: 'support', power: 'Russia', amount: 1 }],
      },
    },
  },
  {
    number: 110,
    trend: 0,
    general: {
      title: 'Corfu Fishermen Exchange Shots',
      secret: false,
      effects: [
        { kind: 'dispute', countries: ['Albania', 'Greece'] },
        { kind: 'index', amount: 1 },
      ],
    },
    national: {
      Germany: {
        title: 'Bankers Meet in Passau',
        secret: false,
        effects: [
          { kind: 'flexible', power: 'Germany', amount: 1, countries: ['Austria', 'Hungary', 'Rumania'] },
        ],
      },
      Italy: {
        title: 'Po Floods Low Farmland',
        secret: true,
        effects: [{ kind: 'support', power: 'Italy', amount: -2 }],
      },
      Britain: {
        title: 'Quotas Hurt Manchester',
        secret: false,
        effects: [{ kind: 'income', power: 'Britain', amount: -1 }],
      },
      France: {
        title: 'Rentiers Fear for Savings',
        secret: true,
        effects: [{ kind: 'support-climate', power: 'France' }],
      },
      Russia: {
        title: 'Kharkov Tractors Grow Heavier',
        secret: true,
        effects: [{ kind: 'support-progress', power: 'Russia', base: -3, max: 3, project: 'Russia/armor' }],
      },
    },
  },
  {
    number: 111,
    trend: 0,
    general: {
      title: 'Garrison Defies Madrid',
      secret: false,
      effects: [
        { kind: 'civil-war', country: 'Spain' },
        { kind: 'index', amount: 1 },
      ],
    },
    national: {
      Germany: {
        title: 'Pig Numbers Recover',
        secret: true,
        effects: [{ kind: 'support', power: 'Germany', amount: 1 }],
      },
      Italy: {
        title: 'Foreign Editors Provoke the Public',
        secret: true,
        effects: [{ kind: 'support-index', power: 'Italy' }],
      },
      Britain: {
        title: 'Counties Buy Green Belt',
        secret: true,
        effects: [{ kind: 'support', power: 'Britain', amount: 1 }],
      },
      France: {
        title: 'Planned Economy Club Dines',
        secret: true,
        effects: [{ kind: 'support-climate', power: 'France' }],
      },
      Russia: {
        title: 'Blast Furnace Cracks',
        secret: true,
        effects: [{ kind: 'support', power: 'Russia', amount: -2 }],
      },
    },
  },
  {
    number: 112,
    trend: 0,
    general: {
      title: 'Bessarabian Patrols Doubled',
      secret: false,
      effects: [
        { kind: 'diplomacy', country: 'Bulgaria', amount: 1, side: 'Russia', beneficiaries: ['Russia'] },
        { kind: 'diplomacy', country: 'Rumania', amount: 1, side: 'Allies', beneficiaries: ['France'] },
        { kind: 'index', amount: 1 },
      ],
    },
    national: {
      Germany: {
        title: 'Third Slipway Free at Stettin',
        secret: false,
        effects: [{ kind: 'free-ship', power: 'Germany' }],
      },
      Italy: {
        title: 'Discreet Bureau Rents a Villa',
        secret: false,
        effects: [{ kind: 'research-level-any', owner: 'Axis', category: 'intelligence' }],
      },
      Britain: {
        title: 'Mission Sails for Phaleron',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Greece', amount: 2, side: 'Allies', beneficiaries: ['Britain'] },
          { kind: 'index', amount: 1 },
        ],
      },
      France: {
        title: 'Mint Workers Call a Slowdown',
        secret: false,
        effects: [{ kind: 'tile-draw', power: 'France', amount: -1 }],
      },
      Russia: {
        title: 'Musicians Invited to Vienna',
        secret: false,
        effects: [{ kind: 'russian-door', countries: ['Austria', 'Czechoslovakia', 'Hungary'] }],
      },
    },
  },
  {
    number: 113,
    trend: 0,
    general: {
      title: 'Propellerless Flight Predicted',
      secret: false,
      effects: [{ kind: 'doubling', project: 'jets' }],
    },
    national: {
      Germany: {
        title: 'Concrete Curing Time Halved',
        secret: false,
        effects: [{ kind: 'research-level', project: 'Germany/West Wall' }],
      },
      Italy: {
        title: 'Harbor Cranes for Palma',
        secret: false,
        effects: [{ kind: 'diplomacy', country: 'Spain', amount: 1, side: 'Axis', beneficiaries: ['Italy'] }],
      },
      Britain: {
        title: 'Service Chiefs Submit Joint Paper',
        secret: true,
        effects: [{ kind: 'support-balance', power: 'Britain' }],
      },
      France: {
        title: 'Braila Wheat at the Docks',
        secret: true,
        effects: [{ kind: 'support-pacts', power: 'France', region: 'Eastern Europe', max: 3 }],
      },
      Russia: {
        title: 'Engineers from Abroad Seek Work',
        secret: true,
        effects: [{ kind: 'support-climate', power: 'Russia' }],
      },
    },
  },
  {
    number: 114,
    trend: 0,
    general: {
      title: 'Great Powers Renew Lapsed Pledges',
      secret: false,
      effects: [{ kind: 'index', amount: -1 }],
    },
    national: {
      Germany: {
        title: 'Coffee Blend Stretched',
        secret: true,
        effects: [{ kind: 'support', power: 'Germany', amount: -1 }],
      },
      Italy: {
        title: 'Officers Question Desert Campaign',
        secret: false,
        effects: [
          { kind: 'support', power: 'Italy', amount: -1 },
          { kind: 'index', amount: -1 },
        ],
      },
      Britain: {
        title: 'Doctors Dispute Panel Fees',
        secret: true,
        effects: [{ kind: 'support', power: 'Britain', amount: -1 }],
      },
      France: {
        title: 'Border Villages Store Furniture',
        secret: true,
        effects: [{ kind: 'support-index', power: 'France' }],
      },
      Russia: {
        title: 'Spring Frost Kills Winter Wheat',
        secret: true,
        effects: [{ kind: 'support', power: 'Russia', amount: -2 }],
      },
    },
  },
  {
    number: 115,
    trend: 0,
    general: {
      title: 'Aegean Lighthouse Bill Divided',
      secret: false,
      effects: [
        { kind: 'diplomacy', country: 'Greece', amount: 1, side: 'Allies', beneficiaries: ['Britain'] },
        { kind: 'diplomacy', country: 'Turkey', amount: 1, side: 'Russia', beneficiaries: ['Russia'] },
      ],
    },
    national: {
      Germany: {
        title: 'Pfennigs More an Hour',
        secret: true,
        effects: [{ kind: 'support', power: 'Germany', amount: 1 }],
      },
      Italy: {
        title: 'Aqueduct Reaches Apulian Towns',
        secret: true,
        effects: [{ kind: 'support', power: 'Italy', amount: 2 }],
      },
      Britain: {
        title: 'Aero Engine Outlasts Bench',
        secret: false,
        effects: [{ kind: 'research-level-any', owner: 'Allies', category: 'air' }],
      },
      France: {
        title: 'General Stoppage Shuts Ports',
        secret: false,
        effects: [{ kind: 'tile-draw', power: 'France', amount: 'none' }],
      },
      Russia: {
        title: 'Folk Ensemble Goes South',
        secret: false,
        effects: [{ kind: 'russian-door', countries: ['Bulgaria', 'Greece', 'Yugoslavia'] }],
      },
    },
  },
  {
    number: 116,
    trend: -1,
    general: {
      title: 'Frontier Observers Sworn In',
      secret: false,
      effects: [
        { kind: 'diplomacy', country: 'Spain', amount: 1, side: 'Allies', beneficiaries: ['Britain'] },
        { kind: 'index', amount: -1 },
      ],
    },
    national: {
      Germany: {
        title: 'Salt Tax Collected Promptly',
        secret: false,
        effects: [{ kind: 'tile-draw', power: 'Germany', amount: 1 }],
      },
      Italy: {
        title: 'Palio Passes Without Incident',
        secret: true,
        effects: [{ kind: 'support', power: 'Italy', amount: 1 }],
      },
      Britain: {
        title: 'Cattle Disease Shuts Smithfield',
        secret: true,
        effects: [{ kind: 'support', power: 'Britain', amount: -2 }],
      },
      France: {
        title: 'Geneva Speech Wins Applause',
        secret: false,
        effects: [
          { kind: 'support', power: 'France', amount: 1 },
          { kind: 'index', amount: -1 },
        ],
      },
      Russia: {
        title: 'Sawmills Idle for Blades',
        secret: false,
        effects: [{ kind: 'income', power: 'Russia', amount: -1 }],
      },
    },
  },
  {
    number: 117,
    trend: -1,
    general: {
      title: 'Norwegian Shipping Pool Formed',
      secret: false,
      effects: [
        { kind: 'diplomacy', country: 'Norway', amount: 1, side: 'Allies', beneficiaries: ['Britain'] },
      ],
    },
    national: {
      Germany: {
        title: 'Bachelor Tax Unpopular',
        secret: false,
        effects: [{ kind: 'support', power: 'Germany', amount: -1 }],
      },
      Italy: {
        title: 'Waiters Overhear Naval Guests',
        secret: false,
        effects: [{ kind: 'espionage', power: 'Italy', category: 'naval' }],
      },
      Britain: {
        title: 'Army League Presses for Answers',
        secret: true,
        effects: [{ kind: 'support-results', power: 'Britain', base: -1, max: 1, category: 'military' }],
      },
      France: {
        title: 'Parade at Metz',
        secret: false,
        effects: [
          { kind: 'support', power: 'France', amount: 1 },
          { kind: 'index', amount: 1 },
        ],
      },
      Russia: {
        title: 'Neighbor Treaties Quietly Reviewed',
        secret: false,
        effects: [
          { kind: 'flexible', power: 'Russia', amount: 1, countries: ['Finland', 'Poland', 'Turkey'] },
        ],
      },
    },
  },
  {
    number: 118,
    trend: 0,
    general: {
      title: 'Crowded Quays at Cagliari',
      secret: false,
      effects: [
        { kind: 'diplomacy', country: 'Spain', amount: 2, side: 'Axis', beneficiaries: ['Italy'] },
        { kind: 'index', amount: 1 },
      ],
    },
    national: {
      Germany: {
        title: 'Skilled Fitters Cannot Be Found',
        secret: false,
        effects: [{ kind: 'factory-price', power: 'Germany', amount: 2 }],
      },
      Italy: {
        title: 'Hill Village Gets Light',
        secret: false,
        effects: [{ kind: 'support', power: 'Italy', amount: 1 }],
      },
      Britain: {
        title: 'By Special Plane from Croydon',
        secret: false,
        effects: [{ kind: 'diplomatic-counter', power: 'Britain' }],
      },
      France: {
        title: 'Disarmament Motion Splits Majority',
        secret: false,
        effects: [
          { kind: 'support', power: 'France', amount: -1 },
          { kind: 'index', amount: -1 },
        ],
      },
      Russia: {
        title: 'Northern Readers Order Classics',
        secret: false,
        effects: [{ kind: 'russian-door', countries: ['Norway', 'Sweden'] }],
      },
    },
  },
  {
    number: 119,
    trend: -1,
    general: {
      title: 'Explorers Share Polar Laurels',
      secret: false,
      effects: [
        { kind: 'support', power: 'Britain', amount: 1 },
        { kind: 'support', power: 'Russia', amount: 1 },
      ],
    },
    national: {
      Germany: {
        title: 'Rowing Trophies',
        secret: false,
        effects: [{ kind: 'support', power: 'Germany', amount: 1 }],
      },
      Italy: {
        title: 'Majorca Airline Begins Service',
        secret: false,
        effects: [{ kind: 'diplomacy', country: 'Spain', amount: 1, side: 'Axis', beneficiaries: ['Italy'] }],
      },
      Britain: {
        title: 'Finnish Plywood Reaches Hull',
        secret: true,
        effects: [{ kind: 'support-pacts', power: 'Britain', region: 'Scandinavia', max: 3 }],
      },
      France: {
        title: 'Cigarette Revenue Rises',
        secret: false,
        effects: [{ kind: 'tile-draw', power: 'France', amount: 1 }],
      },
      Russia: {
        title: 'Varna Hosts Odessa Crew',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Bulgaria', amount: 1, side: 'Russia', beneficiaries: ['Russia'] },
        ],
      },
    },
  },
  {
    number: 120,
    trend: 0,
    general: {
      title: 'Barricades Rise in Oviedo',
      secret: false,
      effects: [
        { kind: 'civil-war', country: 'Spain' },
        { kind: 'index', amount: 1 },
      ],
    },
    national: {
      Germany: {
        title: 'Postal Censors Compare Notes',
        secret: true,
        effects: [{ kind: 'support-results', power: 'Germany', base: -2, max: 2, category: 'intelligence' }],
      },
      Italy: {
        title: 'Styrian Lumber Rebuilds Villages',
        secret: true,
        effects: [{ kind: 'support-pacts', power: 'Italy', region: 'Central Europe', max: 3 }],
      },
      Britain: {
        title: 'Motor Firms Accept Government Plan',
        secret: false,
        effects: [{ kind: 'factory-price', power: 'Britain', amount: -1 }],
      },
      France: {
        title: 'Ankara Archaeologists Receive Grants',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Turkey', amount: 1, side: 'Allies', beneficiaries: ['France'] },
        ],
      },
      Russia: {
        title: 'Barcelona Hails a Freighter',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Spain', amount: 1, side: 'Russia', beneficiaries: ['Russia'] },
        ],
      },
    },
  },
];
