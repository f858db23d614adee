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
        title: 'Dye Works Win Prize',
        secret: false,
        effects: [{ kind: 'income', power: 'Germany', amount: 1 }],
      },
      Italy: {
        title: 'Mint Machinery Breaks Down',
        secret: false,
        effects: [{ kind: 'tile-draw', power: 'Italy', amount: 'none' }],
      },
      Britain: {
        title: 'Territorials Fill Every Camp',
        secret: false,
        effects: [
          { kind: 'support', power: 'Britain', amount: 1 },
          { kind: 'index', amount: 1 },
        ],
      },
      France: {
        title: 'Aragon Railway Bonds Honored',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Spain', amount: 1, side: 'Allies', beneficiaries: ['France'] },
        ],
      },
      Russia: {
        title: 'Decoded Telegrams Pile Up',
        secret: true,
        effects: [{ kind: 'support-results', power: 'Russia', base: -2, max: 2, category: 'intelligence' }],
      },
    },
  },
  {
    number: 122,
    trend: 0,
    general: {
      title: 'Hull Papers Read in Congress',
      secret: false,
      effects: [{ kind: 'doubling', project: 'battleship design' }],
    },
    national: {
      Germany: {
        title: 'Postal Savings Withdrawn',
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
        title: 'Timber Trains Collide',
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
        title: 'Military Attaches Send Tables',
        secret: true,
        effects: [{ kind: 'support-balance', power: 'Germany' }],
      },
      Italy: {
        title: 'Coal Freight Dearer Than Ever',
        secret: false,
        effects: [{ kind: 'income', power: 'Italy', amount: -1 }],
      },
      Britain: {
        title: 'Budget Leak',
        secret: false,
        effects: [{ kind: 'tile-draw', power: 'Britain', amount: 'none' }],
      },
      France: {
        title: 'Bucharest Boulevard Renamed',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Rumania', amount: 1, side: 'Allies', beneficiaries: ['France'] },
        ],
      },
      Russia: {
        title: 'Spanish Writers Tour Leningrad',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Spain', amount: 1, side: 'Russia', beneficiaries: ['Russia'] },
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
        title: 'No Boots in Moscow',
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
        title: 'Pension Scandal',
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
        title: 'Patent Clerk Sells a Secret',
        secret: false,
        effects: [{ kind: 'espionage', power: 'Germany', category: 'air' }],
      },
      Italy: {
        title: 'Bus Drivers Abandon Routes',
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
        title: 'Tanks Ford a River',
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
        title: 'Mechanics Sketch Rival Engines',
        secret: false,
        effects: [{ kind: 'espionage', power: 'Italy', category: 'air' }],
      },
      Britain: {
        title: 'Dublin Hears an Offer',
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
        title: 'Cloth Made from Wood',
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
        title: 'Closed for Audit',
        secret: false,
        effects: [{ kind: 'tile-draw', power: 'Britain', amount: 'none' }],
      },
      France: {
        title: 'Brno Weavers Get Credit',
        secret: true,
        effects: [{ kind: 'support-pacts', power: 'France', region: 'Central Europe', max: 3 }],
      },
      Russia: {
        title: 'Cheap Oil for the Neighbors',
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
      title: 'Black Sea Ferry Profits',
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
        title: 'Lemons by the Shipload',
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
        title: 'Machinists Sail for Murcia',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Spain', amount: 1, side: 'Russia', beneficiaries: ['Russia'] },
        ],
      },
    },
  },
  {
    number: 130,
    trend: 0,
    general: {
      title: 'Formula for Hardened Plate',
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
        effects: [{ kind: 'support-results', power: 'Italy', base: -2, max: 2, category: 'intelligence' }],
      },
      Britain: {
        title: 'Select Committee Hears in Camera',
        secret: true,
        effects: [{ kind: 'support-results', power: 'Britain', base: -1, max: 1, category: 'intelligence' }],
      },
      France: {
        title: 'Serbian Copper Fills Order Books',
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
          amount: 2,
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
        title: 'Won by an Innings',
        secret: true,
        effects: [{ kind: 'support', power: 'Britain', amount: 1 }],
      },
      France: {
        title: 'Serbian Officers Graduate',
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
      title: 'Rockets for the Weathermen',
      secret: false,
      effects: [{ kind: 'doubling', project: 'rockets' }],
    },
    national: {
      Germany: {
        title: 'Hardly an Egg in Town',
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
        title: 'Theater Company Packs Its Trunks',
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
