import type { Card } from './card';

/** Cards 25 to 36 of the house deck. */
export const HOUSE_CARDS_3: Card[] = [
  {
    number: 25,
    trend: 0,
    general: {
      title: 'Volunteers Embark for Cadiz',
      secret: false,
      effects: [
        { kind: 'diplomacy', country: 'Spain', amount: 1, side: 'Axis', beneficiaries: ['Germany', 'Italy'] },
      ],
    },
    national: {
      Germany: {
        title: 'Summer Loan Oversubscribed',
        secret: true,
        effects: [{ kind: 'support', power: 'Germany', amount: 2 }],
      },
      Italy: {
        title: 'Guns Off Gaeta',
        secret: false,
        effects: [
          { kind: 'support', power: 'Italy', amount: 1 },
          { kind: 'index', amount: 1 },
        ],
      },
      Britain: {
        title: 'Pulpits Preach Collective Security',
        secret: true,
        effects: [{ kind: 'support-index', power: 'Britain' }],
      },
      France: {
        title: 'Bakers Shut Their Doors',
        secret: false,
        effects: [{ kind: 'support', power: 'France', amount: -1 }],
      },
      Russia: {
        title: 'Delegates Call Next Door',
        secret: false,
        effects: [
          { kind: 'flexible', power: 'Russia', amount: 1, countries: ['Finland', 'Poland', 'Turkey'] },
        ],
      },
    },
  },
  {
    number: 26,
    trend: 0,
    general: {
      title: 'Croat Deputies Walk Out',
      secret: false,
      effects: [
        { kind: 'civil-war', country: 'Yugoslavia' },
        { kind: 'index', amount: 1 },
      ],
    },
    national: {
      Germany: {
        title: 'Buying the Balkan Harvest',
        secret: false,
        effects: [
          { kind: 'flexible', power: 'Germany', amount: 1, countries: ['Bulgaria', 'Hungary', 'Rumania'] },
        ],
      },
      Italy: {
        title: 'Carinthian Timber Crosses the Alps',
        secret: true,
        effects: [{ kind: 'support-pacts', power: 'Italy', region: 'Central Europe', max: 3 }],
      },
      Britain: {
        title: 'Rubber Pays Handsomely',
        secret: false,
        effects: [{ kind: 'tile-draw', power: 'Britain', amount: 1 }],
      },
      France: {
        title: 'Forty-Hour Rule Upheld',
        secret: false,
        effects: [{ kind: 'factory-price', power: 'France', amount: 2 }],
      },
      Russia: {
        title: 'Economists Chart a Slump Elsewhere',
        secret: true,
        effects: [{ kind: 'support-climate', power: 'Russia' }],
      },
    },
  },
  {
    number: 27,
    trend: 0,
    general: {
      title: 'Cork and Quicksilver for Genoa',
      secret: false,
      effects: [
        { kind: 'income', power: 'Italy', amount: 1 },
        { kind: 'diplomacy', country: 'Spain', amount: 1, side: 'Axis', beneficiaries: ['Italy'] },
      ],
    },
    national: {
      Germany: {
        title: 'Herring Contracts Fill Larders',
        secret: true,
        effects: [{ kind: 'support-pacts', power: 'Germany', region: 'Scandinavia', max: 3 }],
      },
      Italy: {
        title: 'Tyrolean Passes Reopened',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Austria', amount: 1, side: 'Axis', beneficiaries: ['Italy'] },
          { kind: 'index', amount: -1 },
        ],
      },
      Britain: {
        title: 'Gold Loan Drains Reserves',
        secret: false,
        effects: [{ kind: 'income', power: 'Britain', amount: -1 }],
      },
      France: {
        title: 'Prague Orders Arrive at Lyon',
        secret: true,
        effects: [{ kind: 'support-pacts', power: 'France', region: 'Central Europe', max: 3 }],
      },
      Russia: {
        title: 'Winter Circus a Triumph',
        secret: true,
        effects: [{ kind: 'support', power: 'Russia', amount: 1 }],
      },
    },
  },
  {
    number: 28,
    trend: 1,
    general: {
      title: 'A Night Without Street Lamps',
      secret: false,
      effects: [{ kind: 'index', amount: 1 }],
    },
    national: {
      Germany: {
        title: 'Toy Exports Beat Estimates',
        secret: false,
        effects: [{ kind: 'tile-draw', power: 'Germany', amount: 1 }],
      },
      Italy: {
        title: 'Silk Prices Recover',
        secret: false,
        effects: [{ kind: 'income', power: 'Italy', amount: 1 }],
      },
      Britain: {
        title: 'Irish Cattle Duties Lifted',
        secret: true,
        effects: [{ kind: 'support-pacts', power: 'Britain', region: 'Western Europe', max: 3 }],
      },
      France: {
        title: 'Wheat Office Balances Its Accounts',
        secret: false,
        effects: [{ kind: 'income', power: 'France', amount: 1 }],
      },
      Russia: {
        title: 'Gunnery School Tests a Turret',
        secret: true,
        effects: [{ kind: 'support-progress', power: 'Russia', base: -3, max: 3, project: 'Russia/armor' }],
      },
    },
  },
  {
    number: 29,
    trend: 0,
    general: {
      title: 'Vilna Transit Settled',
      secret: false,
      effects: [
        { kind: 'diplomacy', country: 'Poland', amount: 1, side: 'Russia', beneficiaries: ['Russia'] },
      ],
    },
    national: {
      Germany: {
        title: 'Apprentices Find Places',
        secret: false,
        effects: [{ kind: 'support', power: 'Germany', amount: 1 }],
      },
      Italy: {
        title: 'Chicory in the Cafes',
        secret: true,
        effects: [{ kind: 'support', power: 'Italy', amount: -1 }],
      },
      Britain: {
        title: 'Marine Insurance Climbs',
        secret: false,
        effects: [{ kind: 'tile-draw', power: 'Britain', amount: -1 }],
      },
      France: {
        title: 'Atlantic Squadron Shows Its Hulls',
        secret: true,
        effects: [{ kind: 'support-results', power: 'France', base: -2, max: 2, category: 'naval' }],
      },
      Russia: {
        title: 'Fur Auction Sets Record',
        secret: false,
        effects: [{ kind: 'income', power: 'Russia', amount: 1 }],
      },
    },
  },
  {
    number: 30,
    trend: 0,
    general: {
      title: 'Brenner Garrison Doubled Overnight',
      secret: false,
      effects: [
        { kind: 'diplomacy', country: 'Austria', amount: 1, side: 'Axis', beneficiaries: ['Italy'] },
        { kind: 'index', amount: 1 },
      ],
    },
    national: {
      Germany: {
        title: 'Listening Posts Send Word',
        secret: true,
        effects: [{ kind: 'support-results', power: 'Germany', base: -2, max: 2, category: 'intelligence' }],
      },
      Italy: {
        title: 'Sanctions Bite',
        secret: false,
        effects: [{ kind: 'income', power: 'Italy', amount: -1 }],
      },
      Britain: {
        title: 'Quiet Men Return from Lisbon',
        secret: true,
        effects: [{ kind: 'support-results', power: 'Britain', base: -1, max: 1, category: 'intelligence' }],
      },
      France: {
        title: 'Phylloxera Once Again',
        secret: false,
        effects: [{ kind: 'income', power: 'France', amount: -1 }],
      },
      Russia: {
        title: 'Pamphlets Cross at Night',
        secret: false,
        effects: [{ kind: 'subversion', countries: ['Finland', 'Poland', 'Rumania', 'Turkey'] }],
      },
    },
  },
  {
    number: 31,
    trend: -1,
    general: {
      title: 'Mutual Aid Vote Divides Deputies',
      secret: false,
      effects: [
        { kind: 'support', power: 'France', amount: -1 },
        { kind: 'support', power: 'Russia', amount: 1 },
      ],
    },
    national: {
      Germany: {
        title: 'Rif Iron Shares Change Hands',
        secret: false,
        effects: [
          {
            kind: 'diplomacy',
            country: 'Spain',
            amount: 1,
            side: 'Axis',
            beneficiaries: ['Germany', 'Italy'],
          },
        ],
      },
      Italy: {
        title: 'Staff College Hangs Wall Charts',
        secret: true,
        effects: [{ kind: 'support-balance', power: 'Italy' }],
      },
      Britain: {
        title: 'Peace Petition Signatures Counted',
        secret: false,
        effects: [
          { kind: 'support', power: 'Britain', amount: 1 },
          { kind: 'index', amount: -1 },
        ],
      },
      France: {
        title: 'Tax Collectors Strike',
        secret: false,
        effects: [{ kind: 'tile-draw', power: 'France', amount: 'none' }],
      },
      Russia: {
        title: 'Lumber Rafts Cross the Bug',
        secret: true,
        effects: [{ kind: 'support-pacts', power: 'Russia', region: 'Eastern Europe', max: 3 }],
      },
    },
  },
  {
    number: 32,
    trend: 0,
    general: {
      title: 'Joint Purchasing Board Convenes',
      secret: false,
      effects: [
        { kind: 'support', power: 'Britain', amount: 1 },
        { kind: 'support', power: 'France', amount: 1 },
      ],
    },
    national: {
      Germany: {
        title: 'Less Lard This Week',
        secret: true,
        effects: [{ kind: 'support', power: 'Germany', amount: -1 }],
      },
      Italy: {
        title: 'Balearic Cable Concession Won',
        secret: false,
        effects: [{ kind: 'diplomacy', country: 'Spain', amount: 2, side: 'Axis', beneficiaries: ['Italy'] }],
      },
      Britain: {
        title: 'Garden City Welcomes Families',
        secret: false,
        effects: [{ kind: 'support', power: 'Britain', amount: 1 }],
      },
      France: {
        title: 'Bank Governor Dismissed',
        secret: true,
        effects: [{ kind: 'support', power: 'France', amount: -2 }],
      },
      Russia: {
        title: 'Institutes Spared Further Transfers',
        secret: false,
        effects: [{ kind: 'research-counter', power: 'Russia' }],
      },
    },
  },
  {
    number: 33,
    trend: 0,
    general: {
      title: 'Andalusian Estates Occupied',
      secret: false,
      effects: [
        { kind: 'civil-war', country: 'Spain' },
        { kind: 'index', amount: 1 },
      ],
    },
    national: {
      Germany: {
        title: 'Rhine Bridge Tolls Abolished',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Rhineland', amount: 1, side: 'Axis', beneficiaries: ['Germany'] },
        ],
      },
      Italy: {
        title: 'Rose Oil Bought at Sofia',
        secret: false,
        effects: [
          {
            kind: 'diplomacy',
            country: 'Bulgaria',
            amount: 1,
            side: 'Axis',
            beneficiaries: ['Germany', 'Italy'],
          },
        ],
      },
      Britain: {
        title: 'Cup Tie Draws Record Gate',
        secret: true,
        effects: [{ kind: 'support', power: 'Britain', amount: 1 }],
      },
      France: {
        title: 'War Levy Splits Cabinet',
        secret: false,
        effects: [
          { kind: 'support', power: 'France', amount: -2 },
          { kind: 'index', amount: 1 },
        ],
      },
      Russia: {
        title: 'Sugar Returns to Shops',
        secret: true,
        effects: [{ kind: 'support', power: 'Russia', amount: 1 }],
      },
    },
  },
  {
    number: 34,
    trend: 1,
    general: {
      title: 'Pilotage Dues Disputed',
      secret: false,
      effects: [
        { kind: 'diplomacy', country: 'Albania', amount: 1, side: 'Axis', beneficiaries: ['Italy'] },
        { kind: 'diplomacy', country: 'Greece', amount: 1, side: 'Allies', beneficiaries: ['Britain'] },
      ],
    },
    national: {
      Germany: {
        title: 'Patents Pay',
        secret: false,
        effects: [{ kind: 'income', power: 'Germany', amount: 1 }],
      },
      Italy: {
        title: 'The Cyclists Are Off',
        secret: true,
        effects: [{ kind: 'support', power: 'Italy', amount: 1 }],
      },
      Britain: {
        title: 'Trawler Crews Test Echo Gear',
        secret: false,
        effects: [{ kind: 'research-level', project: 'Allies/ASW' }],
      },
      France: {
        title: 'Snowplows Clear Mountain Roads',
        secret: true,
        effects: [{ kind: 'support', power: 'France', amount: 1 }],
      },
      Russia: {
        title: 'Lecturers Promise Quiet Borders',
        secret: false,
        effects: [
          { kind: 'support', power: 'Russia', amount: 1 },
          { kind: 'index', amount: -1 },
        ],
      },
    },
  },
  {
    number: 35,
    trend: -1,
    general: {
      title: 'Tankers Chartered at Stavanger',
      secret: false,
      effects: [
        { kind: 'income', power: 'Britain', amount: 1 },
        { kind: 'diplomacy', country: 'Norway', amount: 1, side: 'Allies', beneficiaries: ['Britain'] },
      ],
    },
    national: {
      Germany: {
        title: 'Potato Cellars Full',
        secret: true,
        effects: [{ kind: 'support', power: 'Germany', amount: 1 }],
      },
      Italy: {
        title: 'Sulfur Sells Promptly',
        secret: false,
        effects: [{ kind: 'tile-draw', power: 'Italy', amount: 1 }],
      },
      Britain: {
        title: 'Fog Halts the Southern Trains',
        secret: true,
        effects: [{ kind: 'support', power: 'Britain', amount: -1 }],
      },
      France: {
        title: 'Bauxite Keeps Its Price',
        secret: false,
        effects: [{ kind: 'income', power: 'France', amount: 1 }],
      },
      Russia: {
        title: 'Pipeline Pumps Freeze Solid',
        secret: false,
        effects: [{ kind: 'tile-draw', power: 'Russia', amount: -1 }],
      },
    },
  },
  {
    number: 36,
    trend: 0,
    general: {
      title: 'Sofia Orders Locomotives',
      secret: false,
      effects: [
        { kind: 'diplomacy', country: 'Bulgaria', amount: 1, side: 'Axis', beneficiaries: ['Germany'] },
      ],
    },
    national: {
      Germany: {
        title: 'Marching in the Rain',
        secret: false,
        effects: [
          { kind: 'support', power: 'Germany', amount: 1 },
          { kind: 'index', amount: 1 },
        ],
      },
      Italy: {
        title: 'Treasury Presses Stopped',
        secret: false,
        effects: [{ kind: 'tile-draw', power: 'Italy', amount: 'none' }],
      },
      Britain: {
        title: 'Stockholm Hosts Peace Delegates',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Sweden', amount: 1, side: 'Allies', beneficiaries: ['Britain'] },
          { kind: 'index', amount: -1 },
        ],
      },
      France: {
        title: 'Counselors Carry Fresh Offers',
        secret: false,
        effects: [
          { kind: 'flexible', power: 'France', amount: 1, countries: ['Belgium', 'Czechoslovakia', 'Spain'] },
        ],
      },
      Russia: {
        title: 'Manganese Fetches a Premium',
        secret: false,
        effects: [{ kind: 'income', power: 'Russia', amount: 1 }],
      },
    },
  },
];
