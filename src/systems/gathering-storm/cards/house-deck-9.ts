import type { Card } from './card';

/** Cards 97 to 108 of the house deck. */
export const HOUSE_CARDS_9: Card[] = [
  {
    number: 97,
    trend: 0,
    general: {
      title: 'Rails Torn Up Near Badajoz',
      secret: false,
      effects: [
        { kind: 'civil-war', country: 'Spain' },
        { kind: 'index', amount: 1 },
      ],
    },
    national: {
      Germany: {
        title: 'Galician Wolfram Rights Purchased',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Spain', amount: 1, side: 'Axis', beneficiaries: ['Germany'] },
        ],
      },
      Italy: {
        title: 'Tobacco Monopoly Pays Over',
        secret: false,
        effects: [{ kind: 'tile-draw', power: 'Italy', amount: 1 }],
      },
      Britain: {
        title: 'Spithead Crowds Count Funnels',
        secret: true,
        effects: [{ kind: 'support-results', power: 'Britain', base: -2, max: 2, category: 'naval' }],
      },
      France: {
        title: 'Tourists Prefer Cheaper Currencies',
        secret: false,
        effects: [{ kind: 'income', power: 'France', amount: -1 }],
      },
      Russia: {
        title: 'Ledger Error at Trade Bank',
        secret: false,
        effects: [{ kind: 'tile-draw', power: 'Russia', amount: -1 }],
      },
    },
  },
  {
    number: 98,
    trend: 0,
    general: {
      title: 'Armed Bands in Navarre',
      secret: false,
      effects: [
        { kind: 'civil-war', country: 'Spain' },
        { kind: 'index', amount: 1 },
      ],
    },
    national: {
      Germany: {
        title: 'Auditors Seal the Strongroom',
        secret: false,
        effects: [{ kind: 'tile-draw', power: 'Germany', amount: 'none' }],
      },
      Italy: {
        title: 'Earth Tremor Frightens Messina',
        secret: true,
        effects: [{ kind: 'support', power: 'Italy', amount: -2 }],
      },
      Britain: {
        title: 'Radio Comedy Empties the Streets',
        secret: true,
        effects: [{ kind: 'support', power: 'Britain', amount: 1 }],
      },
      France: {
        title: 'Long Hop to Dakar',
        secret: false,
        effects: [{ kind: 'research-level', project: 'Allies/air range' }],
      },
      Russia: {
        title: 'Readiness Week on Every Frontier',
        secret: true,
        effects: [{ kind: 'support-index', power: 'Russia' }],
      },
    },
  },
  {
    number: 99,
    trend: -1,
    general: {
      title: 'Hague Court Settles a Quarrel',
      secret: false,
      effects: [{ kind: 'index', amount: -1 }],
    },
    national: {
      Germany: {
        title: 'Militia Cadre Becomes a Division',
        secret: false,
        effects: [{ kind: 'free-unit', power: 'Germany' }],
      },
      Italy: {
        title: 'Hard Times Close Ranks',
        secret: true,
        effects: [{ kind: 'support-climate', power: 'Italy' }],
      },
      Britain: {
        title: 'Cathode Tubes Tested on Cliffs',
        secret: false,
        effects: [{ kind: 'research-level', project: 'Allies/radar' }],
      },
      France: {
        title: 'Metalworkers Sign',
        secret: true,
        effects: [{ kind: 'support', power: 'France', amount: 2 }],
      },
      Russia: {
        title: 'Imported Tractor Taken Apart',
        secret: false,
        effects: [{ kind: 'espionage', power: 'Russia', category: 'military' }],
      },
    },
  },
  {
    number: 100,
    trend: 0,
    general: {
      title: 'Albanian Asphalt Shipped West',
      secret: false,
      effects: [
        { kind: 'income', power: 'Italy', amount: 1 },
        { kind: 'diplomacy', country: 'Albania', amount: 1, side: 'Axis', beneficiaries: ['Italy'] },
      ],
    },
    national: {
      Germany: {
        title: 'Freight Rates Swallow Profits',
        secret: false,
        effects: [{ kind: 'income', power: 'Germany', amount: -1 }],
      },
      Italy: {
        title: 'Budapest Polo Team Honored',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Hungary', amount: 1, side: 'Axis', beneficiaries: ['Italy'] },
        ],
      },
      Britain: {
        title: 'Coal Ports Lose Customers',
        secret: false,
        effects: [{ kind: 'income', power: 'Britain', amount: -1 }],
      },
      France: {
        title: 'Recruits Told of Longer Terms',
        secret: false,
        effects: [
          { kind: 'support', power: 'France', amount: -1 },
          { kind: 'index', amount: 1 },
        ],
      },
      Russia: {
        title: 'Factory Canteens Run Short',
        secret: true,
        effects: [{ kind: 'support', power: 'Russia', amount: -1 }],
      },
    },
  },
  {
    number: 101,
    trend: -1,
    general: {
      title: 'Channel Gales Wreck Trawlers',
      secret: false,
      effects: [
        { kind: 'support', power: 'Britain', amount: -1 },
        { kind: 'support', power: 'France', amount: -1 },
      ],
    },
    national: {
      Germany: {
        title: 'Creditors Refuse Extension',
        secret: false,
        effects: [{ kind: 'income', power: 'Germany', amount: -2 }],
      },
      Italy: {
        title: 'Typhoid Scare',
        secret: false,
        effects: [{ kind: 'support', power: 'Italy', amount: -1 }],
      },
      Britain: {
        title: 'Tithe Protest Spreads in Kent',
        secret: true,
        effects: [{ kind: 'support', power: 'Britain', amount: -1 }],
      },
      France: {
        title: 'Seaside Trains Run Full',
        secret: true,
        effects: [{ kind: 'support', power: 'France', amount: 1 }],
      },
      Russia: {
        title: 'Platinum Finds a Market',
        secret: false,
        effects: [{ kind: 'income', power: 'Russia', amount: 1 }],
      },
    },
  },
  {
    number: 102,
    trend: 0,
    general: {
      title: 'Bonfires Lit on Every Hill',
      secret: false,
      effects: [{ kind: 'support', power: 'Britain', amount: 1 }],
    },
    national: {
      Germany: {
        title: 'Fortress Town Honors Regiments',
        secret: false,
        effects: [
          { kind: 'support', power: 'Germany', amount: 1 },
          { kind: 'index', amount: 1 },
        ],
      },
      Italy: {
        title: 'Hull Models Leave the Basin',
        secret: false,
        effects: [{ kind: 'research-level', project: 'Italy/battleship design' }],
      },
      Britain: {
        title: 'Antwerp Pilots Train at Harwich',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Belgium', amount: 1, side: 'Allies', beneficiaries: ['Britain'] },
        ],
      },
      France: {
        title: 'Swindle Trial Names Officials',
        secret: false,
        effects: [{ kind: 'support', power: 'France', amount: -1 }],
      },
      Russia: {
        title: 'World Prices Studied',
        secret: true,
        effects: [{ kind: 'support-climate', power: 'Russia' }],
      },
    },
  },
  {
    number: 103,
    trend: 0,
    general: {
      title: 'Danube Islands Claimed Twice',
      secret: false,
      effects: [
        { kind: 'dispute', countries: ['Bulgaria', 'Rumania'] },
        { kind: 'index', amount: 1 },
      ],
    },
    national: {
      Germany: {
        title: 'Overtime Rules Anger Miners',
        secret: true,
        effects: [{ kind: 'support', power: 'Germany', amount: -2 }],
      },
      Italy: {
        title: 'Palazzo Opens Balkan Desk',
        secret: false,
        effects: [{ kind: 'diplomatic-counter', power: 'Italy' }],
      },
      Britain: {
        title: 'Sharp Words on Air Estimates',
        secret: true,
        effects: [{ kind: 'support-results', power: 'Britain', base: -2, max: 2, category: 'air' }],
      },
      France: {
        title: 'Perfume Houses Report Gains',
        secret: false,
        effects: [{ kind: 'income', power: 'France', amount: 1 }],
      },
      Russia: {
        title: 'Commissariat Offices Change Hands',
        secret: false,
        effects: [{ kind: 'purge' }, { kind: 'support', power: 'Russia', amount: -1 }],
      },
    },
  },
  {
    number: 104,
    trend: 0,
    general: {
      title: 'Prague to Kiev by Air',
      secret: false,
      effects: [
        {
          kind: 'diplomacy',
          country: 'Czechoslovakia',
          amount: 1,
          side: 'Russia',
          beneficiaries: ['Russia'],
        },
      ],
    },
    national: {
      Germany: {
        title: 'Leipzig Fair Breaks Records',
        secret: false,
        effects: [{ kind: 'income', power: 'Germany', amount: 2 }],
      },
      Italy: {
        title: 'Valona Wells Flow',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Albania', amount: 1, side: 'Axis', beneficiaries: ['Italy'] },
        ],
      },
      Britain: {
        title: 'Bank Rate Argument Continues',
        secret: true,
        effects: [{ kind: 'support-climate', power: 'Britain' }],
      },
      France: {
        title: 'Boulevard Riot',
        secret: false,
        effects: [{ kind: 'support', power: 'France', amount: -1 }],
      },
      Russia: {
        title: 'Nail Shortage Halts Builders',
        secret: true,
        effects: [{ kind: 'support', power: 'Russia', amount: -1 }],
      },
    },
  },
  {
    number: 105,
    trend: 0,
    general: {
      title: 'Vardar Timber Claims Collide',
      secret: false,
      effects: [
        { kind: 'dispute', countries: ['Bulgaria', 'Yugoslavia'] },
        { kind: 'index', amount: 1 },
      ],
    },
    national: {
      Germany: {
        title: 'New Motor Road Section',
        secret: true,
        effects: [{ kind: 'support', power: 'Germany', amount: 1 }],
      },
      Italy: {
        title: 'Alpine Recruits Form Brigade',
        secret: false,
        effects: [{ kind: 'free-unit', power: 'Italy' }],
      },
      Britain: {
        title: 'Country House Let to Clerks',
        secret: false,
        effects: [{ kind: 'research-steps-any', owner: 'Allies', category: 'intelligence' }],
      },
      France: {
        title: 'Destroyers Exceed Forty Knots',
        secret: false,
        effects: [{ kind: 'research-level-any', owner: 'Allies', category: 'naval' }],
      },
      Russia: {
        title: 'Ural Workshops Standardize',
        secret: false,
        effects: [{ kind: 'factory-price', power: 'Russia', amount: -2 }],
      },
    },
  },
  {
    number: 106,
    trend: 1,
    general: {
      title: 'Yacht Race Ends at Marseille',
      secret: false,
      effects: [
        { kind: 'support', power: 'Italy', amount: 1 },
        { kind: 'support', power: 'France', amount: 1 },
      ],
    },
    national: {
      Germany: {
        title: 'Poznan Fair Pavilion Doubled',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Poland', amount: 1, side: 'Axis', beneficiaries: ['Germany'] },
        ],
      },
      Italy: {
        title: 'Football Cup Won by Bologna',
        secret: true,
        effects: [{ kind: 'support', power: 'Italy', amount: 1 }],
      },
      Britain: {
        title: 'Valencia Onions at a Premium',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Spain', amount: 1, side: 'Allies', beneficiaries: ['Britain'] },
        ],
      },
      France: {
        title: 'Two Ministries in Three Weeks',
        secret: true,
        effects: [{ kind: 'support', power: 'France', amount: -2 }],
      },
      Russia: {
        title: 'Stratosphere Balloon Lands Intact',
        secret: true,
        effects: [{ kind: 'support-results', power: 'Russia', base: -2, max: 2, category: 'air' }],
      },
    },
  },
  {
    number: 107,
    trend: 0,
    general: {
      title: 'Bilbao and Gothenburg Cargoes',
      secret: false,
      effects: [
        { kind: 'diplomacy', country: 'Spain', amount: 1, side: 'Russia', beneficiaries: ['Russia'] },
        { kind: 'diplomacy', country: 'Sweden', amount: 1, side: 'Allies', beneficiaries: ['Britain'] },
      ],
    },
    national: {
      Germany: {
        title: 'Express Shortens the Journey',
        secret: false,
        effects: [{ kind: 'support', power: 'Germany', amount: 1 }],
      },
      Italy: {
        title: 'Freight Planes Cross the Desert',
        secret: false,
        effects: [{ kind: 'research-level', project: 'Axis/air transport' }],
      },
      Britain: {
        title: 'Death Duties Swell Exchequer',
        secret: false,
        effects: [{ kind: 'tile-draw', power: 'Britain', amount: 1 }],
      },
      France: {
        title: 'Catalan Stations Reopened',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Spain', amount: 1, side: 'Allies', beneficiaries: ['France'] },
        ],
      },
      Russia: {
        title: 'Envoys Leave with Fresh Letters',
        secret: false,
        effects: [{ kind: 'diplomatic-counter', power: 'Russia' }],
      },
    },
  },
  {
    number: 108,
    trend: 0,
    general: {
      title: 'Sailors Parade in Durazzo',
      secret: false,
      effects: [
        { kind: 'support', power: 'Italy', amount: 1 },
        { kind: 'diplomacy', country: 'Albania', amount: 2, side: 'Axis', beneficiaries: ['Italy'] },
        { kind: 'index', amount: 1 },
      ],
    },
    national: {
      Germany: {
        title: 'Merchants Court Madrid',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Spain', amount: 1, side: 'Axis', beneficiaries: ['Germany'] },
        ],
      },
      Italy: {
        title: 'Galley Museum Adds a Wing',
        secret: true,
        effects: [{ kind: 'support-results', power: 'Italy', base: -1, max: 1, category: 'naval' }],
      },
      Britain: {
        title: 'Land Speed Record Regained',
        secret: false,
        effects: [{ kind: 'support', power: 'Britain', amount: 1 }],
      },
      France: {
        title: 'Toulouse Honors Catalan Professors',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Spain', amount: 1, side: 'Allies', beneficiaries: ['France'] },
        ],
      },
      Russia: {
        title: 'Rivers Freeze by October',
        secret: true,
        effects: [{ kind: 'support', power: 'Russia', amount: -1 }],
      },
    },
  },
];
