import type { Card } from './card';

/** Cards 121 to 132 of the house deck. */
export const HOUSE_CARDS_11: Card[] = [
  {
    number: 121,
    trend: 0,
    general: {
      title: 'Treaty Powers Dine in Private',
      secret: false,
      effects: [{ kind: 'index', amount: -1 }],
    },
    national: {
      Germany: {
        title: 'Dye Works Win Export Prize',
        secret: false,
        effects: [{ kind: 'income', power: 'Germany', amount: 1 }],
      },
      Italy: {
        title: 'Mint Machinery Breaks Down',
        secret: false,
        effects: [{ kind: 'tile-draw', power: 'Italy', amount: 'none' }],
      },
      Britain: {
        title: 'Territorial Camps Oversubscribed',
        secret: false,
        effects: [
          { kind: 'support', power: 'Britain', amount: 1 },
          { kind: 'index', amount: 1 },
        ],
      },
      France: {
        title: 'Gdynia Railway Bonds Honored',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Poland', amount: 1, side: 'Allies', beneficiaries: ['France'] },
        ],
      },
      Russia: {
        title: 'Decoded Telegrams Pile Up',
        secret: true,
        effects: [{ kind: 'support-results', power: 'Russia', base: -1, max: 1, category: 'intelligence' }],
      },
    },
  },
  {
    number: 122,
    trend: 0,
    general: {
      title: 'Naval Congress Reads Hull Papers',
      secret: false,
      effects: [{ kind: 'doubling', project: 'battleship design' }],
    },
    national: {
      Germany: {
        title: 'Postal Savings Withdrawn Early',
        secret: false,
        effects: [{ kind: 'tile-draw', power: 'Germany', amount: -1 }],
      },
      Italy: {
        title: 'Customs Guards Fight Smugglers',
        secret: false,
        effects: [{ kind: 'support', power: 'Italy', amount: -1 }],
      },
      Britain: {
        title: 'Learned Societies Lend Instruments',
        secret: false,
        effects: [{ kind: 'research-counter', power: 'Britain' }],
      },
      France: {
        title: 'Public Works Absorb the Jobless',
        secret: true,
        effects: [{ kind: 'support', power: 'France', amount: 2 }],
      },
      Russia: {
        title: 'Timber Trains Collide Near Perm',
        secret: false,
        effects: [{ kind: 'support', power: 'Russia', amount: -1 }],
      },
    },
  },
  {
    number: 123,
    trend: 1,
    general: {
      title: 'Red Cross Congress Ends Warmly',
      secret: false,
      effects: [{ kind: 'index', amount: -1 }],
    },
    national: {
      Germany: {
        title: 'Military Attaches Send Home Tables',
        secret: true,
        effects: [{ kind: 'support-balance', power: 'Germany' }],
      },
      Italy: {
        title: 'Coal Freight Dearer Than Ever',
        secret: false,
        effects: [{ kind: 'income', power: 'Italy', amount: -1 }],
      },
      Britain: {
        title: 'Budget Leak Halts Business',
        secret: false,
        effects: [{ kind: 'tile-draw', power: 'Britain', amount: 'none' }],
      },
      France: {
        title: 'Bucharest Boulevard Named for Paris',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Rumania', amount: 1, side: 'Allies', beneficiaries: ['France'] },
        ],
      },
      Russia: {
        title: 'Polish Scholars Attend Jubilee',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Poland', amount: 1, side: 'Russia', beneficiaries: ['Russia'] },
        ],
      },
    },
  },
  {
    number: 124,
    trend: 0,
    general: {
      title: 'Exile Newspapers Annoy Two Capitals',
      secret: false,
      effects: [
        { kind: 'support', power: 'Germany', amount: -1 },
        { kind: 'support', power: 'Russia', amount: -1 },
      ],
    },
    national: {
      Germany: {
        title: 'Fire Guts the Revenue Office',
        secret: false,
        effects: [{ kind: 'tile-draw', power: 'Germany', amount: 'none' }],
      },
      Italy: {
        title: 'Galician Petroleum Priced Fairly',
        secret: true,
        effects: [{ kind: 'support-pacts', power: 'Italy', region: 'Eastern Europe', max: 3 }],
      },
      Britain: {
        title: 'Rates Rise in County Towns',
        secret: true,
        effects: [{ kind: 'support', power: 'Britain', amount: -2 }],
      },
      France: {
        title: 'Rugby Fifteen Victorious at Colombes',
        secret: true,
        effects: [{ kind: 'support', power: 'France', amount: 1 }],
      },
      Russia: {
        title: 'Boots Unavailable in Moscow Stores',
        secret: true,
        effects: [{ kind: 'support', power: 'Russia', amount: -1 }],
      },
    },
  },
  {
    number: 125,
    trend: 0,
    general: {
      title: 'Rhineland Police Ranks Swell',
      secret: false,
      effects: [
        { kind: 'diplomacy', country: 'Rhineland', amount: 1, side: 'Axis', beneficiaries: ['Germany'] },
        { kind: 'index', amount: 1 },
      ],
    },
    national: {
      Germany: {
        title: 'War Academy Plays Both Sides',
        secret: true,
        effects: [{ kind: 'support-balance', power: 'Germany' }],
      },
      Italy: {
        title: 'Tirana Cadets Train in Modena',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Albania', amount: 2, side: 'Axis', beneficiaries: ['Italy'] },
          { kind: 'index', amount: 1 },
        ],
      },
      Britain: {
        title: 'Trench Digging Begins in Parks',
        secret: true,
        effects: [{ kind: 'support-index', power: 'Britain' }],
      },
      France: {
        title: 'Press Reveals Pension Scandal',
        secret: true,
        effects: [{ kind: 'support', power: 'France', amount: -2 }],
      },
      Russia: {
        title: 'Timber Ships Leave Archangel',
        secret: false,
        effects: [{ kind: 'income', power: 'Russia', amount: 1 }],
      },
    },
  },
  {
    number: 126,
    trend: 1,
    general: {
      title: 'Danube Conference Splits on Tolls',
      secret: false,
      effects: [
        { kind: 'diplomacy', country: 'Hungary', amount: 1, side: 'Axis', beneficiaries: ['Italy'] },
        { kind: 'diplomacy', country: 'Rumania', amount: 1, side: 'Allies', beneficiaries: ['France'] },
      ],
    },
    national: {
      Germany: {
        title: 'Patent Clerk Sells His Notes',
        secret: false,
        effects: [{ kind: 'espionage', power: 'Germany', category: 'air' }],
      },
      Italy: {
        title: 'Bus Drivers Abandon Their Routes',
        secret: true,
        effects: [{ kind: 'support', power: 'Italy', amount: -1 }],
      },
      Britain: {
        title: 'Rent Strikers Block the Stairs',
        secret: true,
        effects: [{ kind: 'support', power: 'Britain', amount: -1 }],
      },
      France: {
        title: 'Cycle Race Grips the Nation',
        secret: true,
        effects: [{ kind: 'support', power: 'France', amount: 1 }],
      },
      Russia: {
        title: 'Tanks Ford the River Dry',
        secret: true,
        effects: [{ kind: 'support-progress', power: 'Russia', base: -3, max: 3, project: 'Russia/armor' }],
      },
    },
  },
  {
    number: 127,
    trend: 0,
    general: {
      title: 'Nordic Ministers Weigh Neutrality',
      secret: false,
      effects: [
        { kind: 'diplomacy', country: 'Sweden', amount: 1, side: 'Axis', beneficiaries: ['Germany'] },
        { kind: 'diplomacy', country: 'Norway', amount: 1, side: 'Allies', beneficiaries: ['Britain'] },
      ],
    },
    national: {
      Germany: {
        title: 'Engineers Brief the General Staff',
        secret: true,
        effects: [{ kind: 'support-results', power: 'Germany', base: -3, max: 3, category: 'military' }],
      },
      Italy: {
        title: 'Air Race Mechanics Take Notes',
        secret: false,
        effects: [{ kind: 'espionage', power: 'Italy', category: 'air' }],
      },
      Britain: {
        title: 'Harbor Talks Resume in Dublin',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Ireland', amount: 1, side: 'Allies', beneficiaries: ['Britain'] },
        ],
      },
      France: {
        title: 'Cabinet Lasts Eleven Days',
        secret: false,
        effects: [{ kind: 'support', power: 'France', amount: -1 }],
      },
      Russia: {
        title: 'Kuban Wheat Stands Tall',
        secret: true,
        effects: [{ kind: 'support', power: 'Russia', amount: 2 }],
      },
    },
  },
  {
    number: 128,
    trend: 0,
    general: {
      title: 'Pyrenees Passes Closed to Arms',
      secret: false,
      effects: [
        { kind: 'diplomacy', country: 'Spain', amount: 1, side: 'Axis', beneficiaries: ['Germany', 'Italy'] },
        { kind: 'diplomacy', country: 'Belgium', amount: 1, side: 'Allies', beneficiaries: ['France'] },
        { kind: 'index', amount: 1 },
      ],
    },
    national: {
      Germany: {
        title: 'Textile Substitutes Wear Thin',
        secret: true,
        effects: [{ kind: 'support', power: 'Germany', amount: -1 }],
      },
      Italy: {
        title: 'Three Ports Welcome the Squadron',
        secret: false,
        effects: [
          { kind: 'flexible', power: 'Italy', amount: 1, countries: ['Albania', 'Greece', 'Yugoslavia'] },
        ],
      },
      Britain: {
        title: 'Clearing Banks Close for Audit',
        secret: false,
        effects: [{ kind: 'tile-draw', power: 'Britain', amount: 'none' }],
      },
      France: {
        title: 'Brno Textile Credits Renewed',
        secret: true,
        effects: [{ kind: 'support-pacts', power: 'France', region: 'Central Europe', max: 3 }],
      },
      Russia: {
        title: 'Cheap Oil Offered Next Door',
        secret: false,
        effects: [
          { kind: 'flexible', power: 'Russia', amount: 1, countries: ['Finland', 'Poland', 'Turkey'] },
        ],
      },
    },
  },
  {
    number: 129,
    trend: 0,
    general: {
      title: 'Black Sea Ferry Takings Rise',
      secret: false,
      effects: [
        { kind: 'income', power: 'Russia', amount: 1 },
        { kind: 'diplomacy', country: 'Turkey', amount: 1, side: 'Russia', beneficiaries: ['Russia'] },
      ],
    },
    national: {
      Germany: {
        title: 'Barley Barges Ascend the Vistula',
        secret: true,
        effects: [{ kind: 'support-pacts', power: 'Germany', region: 'Eastern Europe', max: 3 }],
      },
      Italy: {
        title: 'Citrus Exports Double',
        secret: false,
        effects: [{ kind: 'income', power: 'Italy', amount: 2 }],
      },
      Britain: {
        title: 'School Milk Scheme Praised',
        secret: true,
        effects: [{ kind: 'support', power: 'Britain', amount: 2 }],
      },
      France: {
        title: 'Sleeping Car Porter Sells Papers',
        secret: false,
        effects: [{ kind: 'espionage', power: 'France', category: 'intelligence' }],
      },
      Russia: {
        title: 'Viborg Sawmill Lease Granted',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Finland', amount: 1, side: 'Russia', beneficiaries: ['Russia'] },
        ],
      },
    },
  },
  {
    number: 130,
    trend: 0,
    general: {
      title: 'Face-Hardened Plate Formula Circulates',
      secret: false,
      effects: [{ kind: 'doubling', project: 'battleship design' }],
    },
    national: {
      Germany: {
        title: 'Forest Experts Visit Karelia',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Finland', amount: 1, side: 'Axis', beneficiaries: ['Germany'] },
        ],
      },
      Italy: {
        title: 'Consular Whispers Reach the Senate',
        secret: true,
        effects: [{ kind: 'support-results', power: 'Italy', base: -1, max: 1, category: 'intelligence' }],
      },
      Britain: {
        title: 'Select Committee Hears in Camera',
        secret: true,
        effects: [{ kind: 'support-results', power: 'Britain', base: -1, max: 1, category: 'intelligence' }],
      },
      France: {
        title: 'Belgrade Copper Fills Order Books',
        secret: true,
        effects: [{ kind: 'support-pacts', power: 'France', region: 'Balkans', max: 3 }],
      },
      Russia: {
        title: 'Wall Posters Show Foreign Guns',
        secret: true,
        effects: [{ kind: 'support-index', power: 'Russia' }],
      },
    },
  },
  {
    number: 131,
    trend: -1,
    general: {
      title: 'Prague Staff Talks Reported',
      secret: false,
      effects: [
        { kind: 'support', power: 'France', amount: 1 },
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
        title: 'Turret Gearing Simplified',
        secret: false,
        effects: [{ kind: 'research-level', project: 'Germany/armor' }],
      },
      Italy: {
        title: 'Pilgrims Crowd the Basilicas',
        secret: false,
        effects: [{ kind: 'income', power: 'Italy', amount: 1 }],
      },
      Britain: {
        title: 'Test Match Won by Innings',
        secret: true,
        effects: [{ kind: 'support', power: 'Britain', amount: 1 }],
      },
      France: {
        title: 'Serbian Officers Graduate at Saumur',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Yugoslavia', amount: 1, side: 'Allies', beneficiaries: ['France'] },
        ],
      },
      Russia: {
        title: 'Delta Navigation Board Reconvened',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Rumania', amount: 1, side: 'Russia', beneficiaries: ['Russia'] },
        ],
      },
    },
  },
  {
    number: 132,
    trend: 0,
    general: {
      title: 'Meteorologists Launch Taller Rockets',
      secret: false,
      effects: [{ kind: 'doubling', project: 'rockets' }],
    },
    national: {
      Germany: {
        title: 'Egg Supplies Fail in Cities',
        secret: true,
        effects: [{ kind: 'support', power: 'Germany', amount: -1 }],
      },
      Italy: {
        title: 'Rice Weeders Win Better Pay',
        secret: true,
        effects: [{ kind: 'support', power: 'Italy', amount: 1 }],
      },
      Britain: {
        title: 'Dance Bands Cheer the Provinces',
        secret: true,
        effects: [{ kind: 'support', power: 'Britain', amount: 1 }],
      },
      France: {
        title: 'Touring Theater Finds Full Houses',
        secret: false,
        effects: [
          { kind: 'flexible', power: 'France', amount: 1, countries: ['Belgium', 'Czechoslovakia', 'Spain'] },
        ],
      },
      Russia: {
        title: 'Lvov Transit Rates Lowered',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Poland', amount: 1, side: 'Russia', beneficiaries: ['Russia'] },
        ],
      },
    },
  },
];
