import type { Card } from './card';

/** Cards 61 to 72 of the house deck. */
export const HOUSE_CARDS_6: Card[] = [
  {
    number: 61,
    trend: 0,
    general: {
      title: 'Troopship Home from Malaga',
      secret: false,
      effects: [
        { kind: 'support', power: 'Italy', amount: 1 },
        { kind: 'diplomacy', country: 'Spain', amount: 2, side: 'Axis', beneficiaries: ['Italy'] },
        { kind: 'index', amount: -1 },
      ],
    },
    national: {
      Germany: {
        title: 'Potash Finds Takers',
        secret: false,
        effects: [{ kind: 'income', power: 'Germany', amount: 1 }],
      },
      Italy: {
        title: 'Mountain Stage Thrills All Italy',
        secret: false,
        effects: [{ kind: 'support', power: 'Italy', amount: 1 }],
      },
      Britain: {
        title: 'Smog Lingers Across the Midlands',
        secret: true,
        effects: [{ kind: 'support', power: 'Britain', amount: -1 }],
      },
      France: {
        title: 'Military Missions Compare Timetables',
        secret: false,
        effects: [
          { kind: 'flexible', power: 'France', amount: 1, countries: ['Belgium', 'Czechoslovakia', 'Spain'] },
        ],
      },
      Russia: {
        title: 'Jazz in the Summer Gardens',
        secret: true,
        effects: [{ kind: 'support', power: 'Russia', amount: 1 }],
      },
    },
  },
  {
    number: 62,
    trend: 0,
    general: {
      title: 'Karelian Log Drives Combined',
      secret: false,
      effects: [
        { kind: 'income', power: 'Russia', amount: 1 },
        { kind: 'diplomacy', country: 'Finland', amount: 1, side: 'Russia', beneficiaries: ['Russia'] },
      ],
    },
    national: {
      Germany: {
        title: 'Half-Empty Lecture Halls',
        secret: true,
        effects: [{ kind: 'support', power: 'Germany', amount: -1 }],
      },
      Italy: {
        title: 'Maps of Empire in Classrooms',
        secret: true,
        effects: [{ kind: 'support-index', power: 'Italy' }],
      },
      Britain: {
        title: 'Peers Reject a Housing Bill',
        secret: true,
        effects: [{ kind: 'support', power: 'Britain', amount: -1 }],
      },
      France: {
        title: 'Beet Growers Dump Their Crop',
        secret: true,
        effects: [{ kind: 'support', power: 'France', amount: -1 }],
      },
      Russia: {
        title: 'Regiments Drill on Skis',
        secret: false,
        effects: [
          { kind: 'support', power: 'Russia', amount: 1 },
          { kind: 'index', amount: 1 },
        ],
      },
    },
  },
  {
    number: 63,
    trend: 1,
    general: {
      title: 'Rhine Vintage Festival',
      secret: false,
      effects: [{ kind: 'support', power: 'Germany', amount: 1 }],
    },
    national: {
      Germany: {
        title: 'Beech Woods Yield Ample Fuel',
        secret: true,
        effects: [{ kind: 'support', power: 'Germany', amount: 1 }],
      },
      Italy: {
        title: 'Heavy Guns Delivered',
        secret: false,
        effects: [{ kind: 'acceleration', power: 'Italy', ships: 'one' }],
      },
      Britain: {
        title: 'Excise Clerks Work to Rule',
        secret: false,
        effects: [{ kind: 'tile-draw', power: 'Britain', amount: -1 }],
      },
      France: {
        title: 'Saint-Nazaire Berth Stands Ready',
        secret: false,
        effects: [{ kind: 'free-ship', power: 'France' }],
      },
      Russia: {
        title: 'Gifts Cross the Frontier',
        secret: false,
        effects: [
          { kind: 'flexible', power: 'Russia', amount: 1, countries: ['Finland', 'Poland', 'Turkey'] },
        ],
      },
    },
  },
  {
    number: 64,
    trend: 0,
    general: {
      title: 'Powder Chemists Share a Medal',
      secret: false,
      effects: [{ kind: 'doubling', project: 'rockets' }],
    },
    national: {
      Germany: {
        title: 'Armor Plate Waits on Quay',
        secret: false,
        effects: [{ kind: 'acceleration', power: 'Germany', ships: 'one' }],
      },
      Italy: {
        title: 'Cruise Ships Avoid Palermo',
        secret: false,
        effects: [{ kind: 'income', power: 'Italy', amount: -1 }],
      },
      Britain: {
        title: 'Terms for Rio Tinto',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Spain', amount: 1, side: 'Allies', beneficiaries: ['Britain'] },
        ],
      },
      France: {
        title: 'Shipyard Peace',
        secret: false,
        effects: [{ kind: 'acceleration', power: 'France', ships: 'all' }],
      },
      Russia: {
        title: 'Dnieper Turbines at Full Power',
        secret: true,
        effects: [{ kind: 'support', power: 'Russia', amount: 2 }],
      },
    },
  },
  {
    number: 65,
    trend: 0,
    general: {
      title: 'Freighters Pass the Bosporus Unlit',
      secret: false,
      effects: [
        { kind: 'support', power: 'Russia', amount: 1 },
        { kind: 'diplomacy', country: 'Spain', amount: 2, side: 'Russia', beneficiaries: ['Russia'] },
        { kind: 'index', amount: 1 },
      ],
    },
    national: {
      Germany: {
        title: 'Optical Instruments Sell Overseas',
        secret: false,
        effects: [{ kind: 'income', power: 'Germany', amount: 1 }],
      },
      Italy: {
        title: 'Another Meatless Day',
        secret: true,
        effects: [{ kind: 'support', power: 'Italy', amount: -1 }],
      },
      Britain: {
        title: 'Holiday Camps Fully Booked',
        secret: true,
        effects: [{ kind: 'support', power: 'Britain', amount: 1 }],
      },
      France: {
        title: 'Youth Hostels Multiply',
        secret: true,
        effects: [{ kind: 'support', power: 'France', amount: 1 }],
      },
      Russia: {
        title: 'Word from the Drifting Ice',
        secret: false,
        effects: [{ kind: 'support', power: 'Russia', amount: 1 }],
      },
    },
  },
  {
    number: 66,
    trend: 0,
    general: {
      title: 'Moscow Winter Without Coal',
      secret: false,
      effects: [{ kind: 'support', power: 'Russia', amount: -1 }],
    },
    national: {
      Germany: {
        title: 'Glider Clubs Ask for Engines',
        secret: true,
        effects: [{ kind: 'support-results', power: 'Germany', base: -2, max: 2, category: 'air' }],
      },
      Italy: {
        title: 'Two Ciphers Broken in Brindisi',
        secret: false,
        effects: [{ kind: 'research-steps-any', owner: 'Axis', category: 'intelligence' }],
      },
      Britain: {
        title: 'Sherry Shippers Dine the Minister',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Spain', amount: 1, side: 'Allies', beneficiaries: ['Britain'] },
        ],
      },
      France: {
        title: 'Military Monthly Prints Graphs',
        secret: true,
        effects: [{ kind: 'support-balance', power: 'France' }],
      },
      Russia: {
        title: 'State Loan Subscribed in Days',
        secret: false,
        effects: [{ kind: 'tile-draw', power: 'Russia', amount: 1 }],
      },
    },
  },
  {
    number: 67,
    trend: 0,
    general: {
      title: 'Ukrainian Orchards in Bloom',
      secret: false,
      effects: [{ kind: 'support', power: 'Russia', amount: 1 }],
    },
    national: {
      Germany: {
        title: 'Welders Replace Riveting Gangs',
        secret: false,
        effects: [{ kind: 'acceleration', power: 'Germany', ships: 'all' }],
      },
      Italy: {
        title: 'Seaside Colonies Host Children',
        secret: true,
        effects: [{ kind: 'support', power: 'Italy', amount: 1 }],
      },
      Britain: {
        title: 'Bohemian Shoes Please Leeds',
        secret: true,
        effects: [{ kind: 'support-pacts', power: 'Britain', region: 'Central Europe', max: 3 }],
      },
      France: {
        title: 'Building Trades Down Tools',
        secret: false,
        effects: [{ kind: 'support', power: 'France', amount: -1 }],
      },
      Russia: {
        title: 'State Granaries Overspend',
        secret: false,
        effects: [{ kind: 'income', power: 'Russia', amount: -2 }],
      },
    },
  },
  {
    number: 68,
    trend: 1,
    general: {
      title: 'Wool Sales Open Strongly',
      secret: false,
      effects: [{ kind: 'income', power: 'Britain', amount: 1 }],
    },
    national: {
      Germany: {
        title: 'Rhine Too Low for Barges',
        secret: false,
        effects: [{ kind: 'income', power: 'Germany', amount: -1 }],
      },
      Italy: {
        title: 'Corfu Telephone Cable Mended',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Greece', amount: 1, side: 'Axis', beneficiaries: ['Italy'] },
        ],
      },
      Britain: {
        title: 'Belgian Glass for New Suburbs',
        secret: true,
        effects: [{ kind: 'support-pacts', power: 'Britain', region: 'Western Europe', max: 3 }],
      },
      France: {
        title: 'Cipher Staff Enlarged',
        secret: false,
        effects: [{ kind: 'diplomatic-counter', power: 'France' }],
      },
      Russia: {
        title: 'Dust Storms Darken the South',
        secret: false,
        effects: [{ kind: 'support', power: 'Russia', amount: -1 }],
      },
    },
  },
  {
    number: 69,
    trend: 0,
    general: {
      title: 'Cyclotron Drawings Passed Around',
      secret: false,
      effects: [{ kind: 'doubling', project: 'atomic' }],
    },
    national: {
      Germany: {
        title: 'Maps Sell Out in Bookshops',
        secret: true,
        effects: [{ kind: 'support-index', power: 'Germany' }],
      },
      Italy: {
        title: 'Dalmatian Fisheries Pact Initialed',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Yugoslavia', amount: 1, side: 'Axis', beneficiaries: ['Italy'] },
        ],
      },
      Britain: {
        title: 'North Sea Pilots Share Charts',
        secret: false,
        effects: [
          { kind: 'flexible', power: 'Britain', amount: 1, countries: ['Ireland', 'Norway', 'Sweden'] },
        ],
      },
      France: {
        title: 'Brest Arsenal Receives Deputies',
        secret: true,
        effects: [{ kind: 'support-results', power: 'France', base: -2, max: 2, category: 'naval' }],
      },
      Russia: {
        title: 'Far Eastern Rifles Come West',
        secret: false,
        effects: [{ kind: 'free-unit', power: 'Russia' }],
      },
    },
  },
  {
    number: 70,
    trend: 0,
    general: {
      title: 'Cortes Sitting Ends in Blows',
      secret: false,
      effects: [
        { kind: 'civil-war', country: 'Spain' },
        { kind: 'index', amount: 1 },
      ],
    },
    national: {
      Germany: {
        title: 'Cathedral Restored',
        secret: false,
        effects: [{ kind: 'support', power: 'Germany', amount: 1 }],
      },
      Italy: {
        title: 'Southern Line Electrified',
        secret: true,
        effects: [{ kind: 'support', power: 'Italy', amount: 1 }],
      },
      Britain: {
        title: 'Galatz Timber Unloads at Cardiff',
        secret: true,
        effects: [{ kind: 'support-pacts', power: 'Britain', region: 'Eastern Europe', max: 3 }],
      },
      France: {
        title: 'Fortress Troops Lose Their Leave',
        secret: true,
        effects: [{ kind: 'support-index', power: 'France' }],
      },
      Russia: {
        title: 'Bilbao Dockers Send Greetings',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Spain', amount: 1, side: 'Russia', beneficiaries: ['Russia'] },
        ],
      },
    },
  },
  {
    number: 71,
    trend: 0,
    general: {
      title: 'Wireless Amateurs Map the Sky',
      secret: false,
      effects: [{ kind: 'doubling', project: 'radar' }],
    },
    national: {
      Germany: {
        title: 'Cheap Beds for Hikers',
        secret: true,
        effects: [{ kind: 'support', power: 'Germany', amount: 1 }],
      },
      Italy: {
        title: 'Bank Rescue Costs Dear',
        secret: false,
        effects: [{ kind: 'income', power: 'Italy', amount: -2 }],
      },
      Britain: {
        title: 'Depth Gauges and Destroyer Boilers',
        secret: false,
        effects: [{ kind: 'research-steps', projects: ['Allies/ASW', 'Allies/light ships'] }],
      },
      France: {
        title: 'Parliamentary Friends Travel Abroad',
        secret: false,
        effects: [
          { kind: 'flexible', power: 'France', amount: 1, countries: ['Belgium', 'Czechoslovakia', 'Spain'] },
        ],
      },
      Russia: {
        title: 'Couriers Learn Languages',
        secret: false,
        effects: [{ kind: 'research-steps-any', owner: 'Russia', category: 'intelligence' }],
      },
    },
  },
  {
    number: 72,
    trend: -1,
    general: {
      title: 'Barium Where None Should Be',
      secret: false,
      effects: [{ kind: 'atomic' }],
    },
    national: {
      Germany: {
        title: 'Lake Steamers Crowded',
        secret: true,
        effects: [{ kind: 'support', power: 'Germany', amount: 1 }],
      },
      Italy: {
        title: 'Half Fare to the Islands',
        secret: false,
        effects: [
          { kind: 'flexible', power: 'Italy', amount: 1, countries: ['Albania', 'Greece', 'Yugoslavia'] },
        ],
      },
      Britain: {
        title: 'Overseas Visitors Spend Freely',
        secret: false,
        effects: [{ kind: 'income', power: 'Britain', amount: 1 }],
      },
      France: {
        title: 'Fugitive Capital Comes Home',
        secret: false,
        effects: [{ kind: 'income', power: 'France', amount: 2 }],
      },
      Russia: {
        title: 'Flax Rots Wet',
        secret: false,
        effects: [{ kind: 'income', power: 'Russia', amount: -1 }],
      },
    },
  },
];
