import type { Card } from './card';

/** Cards 37 to 48 of the house deck. */
export const HOUSE_CARDS_4: Card[] = [
  {
    number: 37,
    trend: -1,
    general: {
      title: 'Mountain Roads Surveyed',
      secret: false,
      effects: [
        { kind: 'diplomacy', country: 'Austria', amount: 1, side: 'Axis', beneficiaries: ['Italy'] },
        { kind: 'diplomacy', country: 'Spain', amount: 1, side: 'Allies', beneficiaries: ['France'] },
      ],
    },
    national: {
      Germany: {
        title: 'Bread Mixed with Maize',
        secret: false,
        effects: [{ kind: 'support', power: 'Germany', amount: -1 }],
      },
      Italy: {
        title: 'Emigrants Remember the Old Country',
        secret: false,
        effects: [{ kind: 'income', power: 'Italy', amount: 1 }],
      },
      Britain: {
        title: 'Cadet Squadron Sails North',
        secret: false,
        effects: [
          { kind: 'flexible', power: 'Britain', amount: 1, countries: ['Ireland', 'Norway', 'Sweden'] },
        ],
      },
      France: {
        title: 'Science Pavilion Draws Admirers',
        secret: false,
        effects: [{ kind: 'support', power: 'France', amount: 1 }],
      },
      Russia: {
        title: 'Kitchen Gardens Taxed',
        secret: false,
        effects: [{ kind: 'support', power: 'Russia', amount: -1 }],
      },
    },
  },
  {
    number: 38,
    trend: 0,
    general: {
      title: 'Tariff Favors Welsh Coal',
      secret: false,
      effects: [
        { kind: 'diplomacy', country: 'Sweden', amount: 1, side: 'Allies', beneficiaries: ['Britain'] },
      ],
    },
    national: {
      Germany: {
        title: 'Schilling Loan on Easy Terms',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Austria', amount: 2, side: 'Axis', beneficiaries: ['Germany'] },
        ],
      },
      Italy: {
        title: 'Turin Engineers Visit Zaragoza',
        secret: false,
        effects: [{ kind: 'diplomacy', country: 'Spain', amount: 1, side: 'Axis', beneficiaries: ['Italy'] }],
      },
      Britain: {
        title: 'Recruiting Offices Stay Open',
        secret: true,
        effects: [{ kind: 'support-index', power: 'Britain' }],
      },
      France: {
        title: 'Liner Leaves Le Havre Cheered',
        secret: false,
        effects: [{ kind: 'support', power: 'France', amount: 1 }],
      },
      Russia: {
        title: 'Machinery Invoices Fall Due',
        secret: false,
        effects: [{ kind: 'income', power: 'Russia', amount: -1 }],
      },
    },
  },
  {
    number: 39,
    trend: 0,
    general: {
      title: 'Loire Brings Harvest Home',
      secret: false,
      effects: [{ kind: 'support', power: 'France', amount: 1 }],
    },
    national: {
      Germany: {
        title: 'Crates of Books for Institutes',
        secret: false,
        effects: [
          { kind: 'flexible', power: 'Germany', amount: 1, countries: ['Austria', 'Bulgaria', 'Hungary'] },
        ],
      },
      Italy: {
        title: 'Film Studios Hire Thousands',
        secret: true,
        effects: [{ kind: 'support', power: 'Italy', amount: 1 }],
      },
      Britain: {
        title: 'Sheffield Cutlery in Demand',
        secret: false,
        effects: [{ kind: 'income', power: 'Britain', amount: 1 }],
      },
      France: {
        title: 'French School Digs at Merida',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Spain', amount: 1, side: 'Allies', beneficiaries: ['France'] },
        ],
      },
      Russia: {
        title: 'Finance Inspectors Halt Payments',
        secret: false,
        effects: [{ kind: 'tile-draw', power: 'Russia', amount: 'none' }],
      },
    },
  },
  {
    number: 40,
    trend: 1,
    general: {
      title: 'Savings Appeal for Guns Falters',
      secret: false,
      effects: [
        { kind: 'support', power: 'Germany', amount: -1 },
        { kind: 'index', amount: -1 },
      ],
    },
    national: {
      Germany: {
        title: 'Rents Climb in Factory Towns',
        secret: true,
        effects: [{ kind: 'support', power: 'Germany', amount: -1 }],
      },
      Italy: {
        title: 'Cavalry Trots Past the Capitol',
        secret: false,
        effects: [
          { kind: 'support', power: 'Italy', amount: 1 },
          { kind: 'index', amount: 1 },
        ],
      },
      Britain: {
        title: 'Swedish Pulp Feeds Fleet Street',
        secret: true,
        effects: [{ kind: 'support-pacts', power: 'Britain', region: 'Scandinavia', max: 3 }],
      },
      France: {
        title: 'Battalions Recalled from Overseas',
        secret: false,
        effects: [{ kind: 'free-unit', power: 'France' }],
      },
      Russia: {
        title: 'Missions Given Full Powers',
        secret: false,
        effects: [{ kind: 'diplomatic-counter', power: 'Russia' }],
      },
    },
  },
  {
    number: 41,
    trend: 0,
    general: {
      title: 'Survey Party Lands at Vigo',
      secret: false,
      effects: [{ kind: 'diplomacy', country: 'Spain', amount: 1, side: 'Axis', beneficiaries: ['Germany'] }],
    },
    national: {
      Germany: {
        title: 'Flying School Fields a Squadron',
        secret: false,
        effects: [{ kind: 'free-unit', power: 'Germany' }],
      },
      Italy: {
        title: 'Radio Bari After Dark',
        secret: false,
        effects: [
          { kind: 'flexible', power: 'Italy', amount: 1, countries: ['Albania', 'Greece', 'Yugoslavia'] },
        ],
      },
      Britain: {
        title: 'By-Election Upset',
        secret: false,
        effects: [{ kind: 'support', power: 'Britain', amount: -1 }],
      },
      France: {
        title: 'Deputies Tour Eastern Forts',
        secret: true,
        effects: [{ kind: 'support-balance', power: 'France' }],
      },
      Russia: {
        title: 'Locomotive Depots Lack Coal',
        secret: true,
        effects: [{ kind: 'support', power: 'Russia', amount: -2 }],
      },
    },
  },
  {
    number: 42,
    trend: 0,
    general: {
      title: 'Variable Propellers Spread Quickly',
      secret: false,
      effects: [{ kind: 'doubling', project: 'air range' }],
    },
    national: {
      Germany: {
        title: 'Kiel Week',
        secret: true,
        effects: [{ kind: 'support-results', power: 'Germany', base: -1, max: 1, category: 'naval' }],
      },
      Italy: {
        title: 'Power Dams Run at Capacity',
        secret: false,
        effects: [{ kind: 'factory-price', power: 'Italy', amount: -1 }],
      },
      Britain: {
        title: 'Crowds for the Royal Tour',
        secret: false,
        effects: [{ kind: 'support', power: 'Britain', amount: 1 }],
      },
      France: {
        title: 'Syndicate Weighs Three Requests',
        secret: false,
        effects: [
          { kind: 'flexible', power: 'France', amount: 1, countries: ['Belgium', 'Czechoslovakia', 'Spain'] },
        ],
      },
      Russia: {
        title: 'Village Clinics Along the Volga',
        secret: true,
        effects: [{ kind: 'support', power: 'Russia', amount: 1 }],
      },
    },
  },
  {
    number: 43,
    trend: 0,
    general: {
      title: 'Night Trucks Toward Catalonia',
      secret: false,
      effects: [
        { kind: 'diplomacy', country: 'Spain', amount: 1, side: 'Allies', beneficiaries: ['France'] },
        { kind: 'index', amount: 1 },
      ],
    },
    national: {
      Germany: {
        title: 'Unemployment Rolls Shorten',
        secret: true,
        effects: [{ kind: 'support', power: 'Germany', amount: 2 }],
      },
      Italy: {
        title: 'Monfalcone Yard Wins an Order',
        secret: false,
        effects: [{ kind: 'free-ship', power: 'Italy' }],
      },
      Britain: {
        title: 'Belgrade Mines Draw London Capital',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Yugoslavia', amount: 1, side: 'Allies', beneficiaries: ['Britain'] },
        ],
      },
      France: {
        title: 'Truffles in Plenty',
        secret: true,
        effects: [{ kind: 'support', power: 'France', amount: 1 }],
      },
      Russia: {
        title: 'Tushino Counts Its Formations',
        secret: true,
        effects: [{ kind: 'support-results', power: 'Russia', base: -2, max: 2, category: 'air' }],
      },
    },
  },
  {
    number: 44,
    trend: 0,
    general: {
      title: 'Flemish Yarn Mills Amalgamate',
      secret: false,
      effects: [
        { kind: 'income', power: 'France', amount: 1 },
        { kind: 'diplomacy', country: 'Belgium', amount: 1, side: 'Allies', beneficiaries: ['France'] },
      ],
    },
    national: {
      Germany: {
        title: 'Bilbao Ore Bought Forward',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Spain', amount: 2, side: 'Axis', beneficiaries: ['Germany'] },
        ],
      },
      Italy: {
        title: 'Aero Club Demands Statistics',
        secret: true,
        effects: [{ kind: 'support-results', power: 'Italy', base: -1, max: 1, category: 'air' }],
      },
      Britain: {
        title: 'Engineering Union Opposes Dilution',
        secret: false,
        effects: [{ kind: 'factory-price', power: 'Britain', amount: 2 }],
      },
      France: {
        title: 'Narvik Cargoes Feed Lorraine',
        secret: true,
        effects: [{ kind: 'support-pacts', power: 'France', region: 'Scandinavia', max: 3 }],
      },
      Russia: {
        title: 'Sappers Report to the Academy',
        secret: true,
        effects: [{ kind: 'support-results', power: 'Russia', base: -2, max: 2, category: 'military' }],
      },
    },
  },
  {
    number: 45,
    trend: 0,
    general: {
      title: 'Irish Ports Open to Inspection',
      secret: false,
      effects: [
        { kind: 'diplomacy', country: 'Ireland', amount: 1, side: 'Allies', beneficiaries: ['Britain'] },
        { kind: 'index', amount: -1 },
      ],
    },
    national: {
      Germany: {
        title: 'Drilling Rigs Sent to Prahova',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Rumania', amount: 2, side: 'Axis', beneficiaries: ['Germany'] },
          { kind: 'index', amount: 1 },
        ],
      },
      Italy: {
        title: 'Flying Boats Moored Together',
        secret: true,
        effects: [{ kind: 'support-results', power: 'Italy', base: -1, max: 1, category: 'air' }],
      },
      Britain: {
        title: 'Night Fliers Puzzle the Coast',
        secret: true,
        effects: [{ kind: 'support-results', power: 'Britain', base: -2, max: 2, category: 'air' }],
      },
      France: {
        title: 'Indochina Rice Sells Well',
        secret: false,
        effects: [{ kind: 'income', power: 'France', amount: 1 }],
      },
      Russia: {
        title: 'Suspension Trials Divide Designers',
        secret: true,
        effects: [{ kind: 'support-progress', power: 'Russia', base: -3, max: 3, project: 'Russia/armor' }],
      },
    },
  },
  {
    number: 46,
    trend: 0,
    general: {
      title: 'Polish Coal Line Pays Dividend',
      secret: false,
      effects: [
        { kind: 'income', power: 'France', amount: 1 },
        { kind: 'diplomacy', country: 'Poland', amount: 1, side: 'Allies', beneficiaries: ['France'] },
      ],
    },
    national: {
      Germany: {
        title: 'Opera Season Sold Out',
        secret: true,
        effects: [{ kind: 'support', power: 'Germany', amount: 1 }],
      },
      Italy: {
        title: 'Taranto Shows Its Cruisers',
        secret: true,
        effects: [{ kind: 'support-results', power: 'Italy', base: -1, max: 1, category: 'naval' }],
      },
      Britain: {
        title: 'Tyneside Yards Take on Men',
        secret: true,
        effects: [{ kind: 'support', power: 'Britain', amount: 2 }],
      },
      France: {
        title: 'Canfranc Tunnel Treaty Redrafted',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Spain', amount: 1, side: 'Allies', beneficiaries: ['France'] },
        ],
      },
      Russia: {
        title: 'Bearings Arrive from Gothenburg',
        secret: true,
        effects: [{ kind: 'support-pacts', power: 'Russia', region: 'Scandinavia', max: 3 }],
      },
    },
  },
  {
    number: 47,
    trend: 0,
    general: {
      title: 'Fishing Truce Holds Off Galway',
      secret: false,
      effects: [
        { kind: 'support', power: 'Britain', amount: 1 },
        { kind: 'diplomacy', country: 'Ireland', amount: 2, side: 'Allies', beneficiaries: ['Britain'] },
        { kind: 'index', amount: -1 },
      ],
    },
    national: {
      Germany: {
        title: 'Tourists Photograph Dockyards',
        secret: false,
        effects: [{ kind: 'espionage', power: 'Germany', category: 'naval' }],
      },
      Italy: {
        title: 'Coral Sells',
        secret: false,
        effects: [{ kind: 'tile-draw', power: 'Italy', amount: 1 }],
      },
      Britain: {
        title: 'Exhibition Hall Burns Down',
        secret: false,
        effects: [{ kind: 'support', power: 'Britain', amount: -1 }],
      },
      France: {
        title: 'Motor Fuel Duty Yields More',
        secret: false,
        effects: [{ kind: 'tile-draw', power: 'France', amount: 1 }],
      },
      Russia: {
        title: 'Turkish Leaf Reaches Odessa',
        secret: true,
        effects: [{ kind: 'support-pacts', power: 'Russia', region: 'Balkans', max: 3 }],
      },
    },
  },
  {
    number: 48,
    trend: 0,
    general: {
      title: 'Rifle Cases Found at Alicante',
      secret: false,
      effects: [
        { kind: 'diplomacy', country: 'Spain', amount: 1, side: 'Russia', beneficiaries: ['Russia'] },
        { kind: 'index', amount: 1 },
      ],
    },
    national: {
      Germany: {
        title: 'Parade Draws Throngs',
        secret: false,
        effects: [
          { kind: 'support', power: 'Germany', amount: 1 },
          { kind: 'index', amount: 1 },
        ],
      },
      Italy: {
        title: 'Tenants Resist the Bailiffs',
        secret: true,
        effects: [{ kind: 'support', power: 'Italy', amount: -1 }],
      },
      Britain: {
        title: 'Gold Coast Cocoa',
        secret: false,
        effects: [{ kind: 'income', power: 'Britain', amount: 2 }],
      },
      France: {
        title: 'Oyster Beds Recover',
        secret: true,
        effects: [{ kind: 'support', power: 'France', amount: 1 }],
      },
      Russia: {
        title: 'Looms for Kayseri',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Turkey', amount: 2, side: 'Russia', beneficiaries: ['Russia'] },
        ],
      },
    },
  },
];
