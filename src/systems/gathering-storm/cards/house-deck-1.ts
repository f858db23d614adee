import type { Card } from './card';

/** Cards 1 to 12 of the house deck. */
export const HOUSE_CARDS_1: Card[] = [
  {
    number: 1,
    trend: 0,
    general: {
      title: 'Brenner Rail Timetable Agreed',
      secret: false,
      effects: [
        { kind: 'support', power: 'Germany', amount: 1 },
        { kind: 'support', power: 'Italy', amount: 1 },
      ],
    },
    national: {
      Germany: {
        title: 'Customs Receipts Late',
        secret: false,
        effects: [{ kind: 'tile-draw', power: 'Germany', amount: -1 }],
      },
      Italy: {
        title: 'Adriatic Steamers Carry Grain',
        secret: true,
        effects: [{ kind: 'support-pacts', power: 'Italy', region: 'Balkans', max: 3 }],
      },
      Britain: {
        title: 'Letters for Brussels',
        secret: false,
        effects: [
          {
            kind: 'diplomacy',
            country: 'Belgium',
            amount: 1,
            side: 'Allies',
            beneficiaries: ['Britain', 'France'],
          },
        ],
      },
      France: {
        title: 'Savings Banks Report Deposits',
        secret: false,
        effects: [{ kind: 'tile-draw', power: 'France', amount: 1 }],
      },
      Russia: {
        title: 'A Thaw in February',
        secret: true,
        effects: [{ kind: 'support', power: 'Russia', amount: 1 }],
      },
    },
  },
  {
    number: 2,
    trend: -1,
    general: {
      title: 'Card Indexes Enter the Ministries',
      secret: false,
      effects: [{ kind: 'doubling', project: 'economic preparation' }],
    },
    national: {
      Germany: {
        title: 'Butter by the Ounce',
        secret: true,
        effects: [{ kind: 'support', power: 'Germany', amount: -1 }],
      },
      Italy: {
        title: 'Dearer Bread in Naples',
        secret: false,
        effects: [{ kind: 'support', power: 'Italy', amount: -2 }],
      },
      Britain: {
        title: 'Envoys Sound the Northern Courts',
        secret: false,
        effects: [
          { kind: 'flexible', power: 'Britain', amount: 1, countries: ['Norway', 'Sweden', 'Ireland'] },
        ],
      },
      France: {
        title: 'Pyrenees Peaches Find Buyers',
        secret: true,
        effects: [{ kind: 'support-pacts', power: 'France', region: 'Western Europe', max: 3 }],
      },
      Russia: {
        title: 'Siberian Recruits Arrive Trained',
        secret: false,
        effects: [{ kind: 'free-unit', power: 'Russia' }],
      },
    },
  },
  {
    number: 3,
    trend: 0,
    general: {
      title: 'Nonstop Across Two Seas',
      secret: false,
      effects: [{ kind: 'doubling', project: 'air range' }],
    },
    national: {
      Germany: {
        title: 'Hamburg Firm Opens in Bilbao',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Spain', amount: 1, side: 'Axis', beneficiaries: ['Germany'] },
        ],
      },
      Italy: {
        title: 'Steelworks Put on Quotas',
        secret: false,
        effects: [{ kind: 'factory-price', power: 'Italy', amount: 2 }],
      },
      Britain: {
        title: 'Airfield Levy Meets Protest',
        secret: true,
        effects: [{ kind: 'support', power: 'Britain', amount: -1 }],
      },
      France: {
        title: 'Fast Hulls Prove Themselves',
        secret: false,
        effects: [{ kind: 'research-level', project: 'Allies/light ships' }],
      },
      Russia: {
        title: 'Polar Fliers Safe',
        secret: true,
        effects: [{ kind: 'support', power: 'Russia', amount: 2 }],
      },
    },
  },
  {
    number: 4,
    trend: 0,
    general: {
      title: 'Arbitration Panel Takes a Case',
      secret: false,
      effects: [{ kind: 'index', amount: -1 }],
    },
    national: {
      Germany: {
        title: 'Crowds Gather in Linz',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Austria', amount: 1, side: 'Axis', beneficiaries: ['Germany'] },
          { kind: 'index', amount: 1 },
        ],
      },
      Italy: {
        title: 'Admirals Explain Themselves',
        secret: true,
        effects: [{ kind: 'support-results', power: 'Italy', base: -1, max: 1, category: 'naval' }],
      },
      Britain: {
        title: 'Extra Courier Bags',
        secret: false,
        effects: [{ kind: 'diplomatic-counter', power: 'Britain' }],
      },
      France: {
        title: 'Vintage of the Decade',
        secret: true,
        effects: [{ kind: 'support', power: 'France', amount: 2 }],
      },
      Russia: {
        title: 'Odessa Films in Madrid',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Spain', amount: 1, side: 'Russia', beneficiaries: ['Russia'] },
        ],
      },
    },
  },
  {
    number: 5,
    trend: 0,
    general: {
      title: 'Border Mayors Table Demands',
      secret: false,
      effects: [
        { kind: 'support', power: 'Germany', amount: 1 },
        { kind: 'diplomacy', country: 'Czechoslovakia', amount: 2, side: 'Axis', beneficiaries: ['Germany'] },
        { kind: 'index', amount: 1 },
      ],
    },
    national: {
      Germany: {
        title: 'Autumn Maneuvers Closely Watched',
        secret: true,
        effects: [{ kind: 'support-results', power: 'Germany', base: -3, max: 3, category: 'military' }],
      },
      Italy: {
        title: 'Embassy Wastepaper Goes Missing',
        secret: false,
        effects: [{ kind: 'espionage', power: 'Italy', category: 'intelligence' }],
      },
      Britain: {
        title: 'Committee Weighs Comparative Strength',
        secret: true,
        effects: [{ kind: 'support-balance', power: 'Britain' }],
      },
      France: {
        title: 'Veterans Appeal for Calm',
        secret: false,
        effects: [
          { kind: 'support', power: 'France', amount: 1 },
          { kind: 'index', amount: -1 },
        ],
      },
      Russia: {
        title: 'Aid Ships Reach Cartagena',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Spain', amount: 2, side: 'Russia', beneficiaries: ['Russia'] },
        ],
      },
    },
  },
  {
    number: 6,
    trend: 0,
    general: {
      title: 'Passes Under Snow',
      secret: false,
      effects: [{ kind: 'index', amount: -1 }],
    },
    national: {
      Germany: {
        title: 'Coal Carts Come Empty',
        secret: false,
        effects: [{ kind: 'support', power: 'Germany', amount: -1 }],
      },
      Italy: {
        title: 'Newspapers Call for Firmness',
        secret: true,
        effects: [{ kind: 'support-index', power: 'Italy' }],
      },
      Britain: {
        title: 'Riveters Accept Night Work',
        secret: false,
        effects: [{ kind: 'acceleration', power: 'Britain', ships: 'all' }],
      },
      France: {
        title: 'Credits for Gdynia Harbor',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Poland', amount: 2, side: 'Allies', beneficiaries: ['France'] },
        ],
      },
      Russia: {
        title: 'Tank Trials in Deep Snow',
        secret: true,
        effects: [{ kind: 'support-progress', power: 'Russia', base: -3, max: 3, project: 'Russia/armor' }],
      },
    },
  },
  {
    number: 7,
    trend: 0,
    general: {
      title: 'First Ore of Spring',
      secret: false,
      effects: [
        { kind: 'income', power: 'Germany', amount: 1 },
        { kind: 'diplomacy', country: 'Sweden', amount: 1, side: 'Axis', beneficiaries: ['Germany'] },
      ],
    },
    national: {
      Germany: {
        title: 'Naval Clerks Compare Ledgers',
        secret: true,
        effects: [{ kind: 'support-balance', power: 'Germany' }],
      },
      Italy: {
        title: 'Second Secretary Posted',
        secret: false,
        effects: [{ kind: 'diplomatic-counter', power: 'Italy' }],
      },
      Britain: {
        title: 'Tobacco Talks Begin in Salonika',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Greece', amount: 1, side: 'Allies', beneficiaries: ['Britain'] },
        ],
      },
      France: {
        title: 'Chamber Hears the Figures',
        secret: true,
        effects: [{ kind: 'support-balance', power: 'France' }],
      },
      Russia: {
        title: 'Diesel Passes Its Bench Trial',
        secret: false,
        effects: [{ kind: 'research-level', project: 'Russia/armor' }],
      },
    },
  },
  {
    number: 8,
    trend: 1,
    general: {
      title: 'Disarmament Clubs Hold Congress',
      secret: false,
      effects: [{ kind: 'index', amount: -1 }],
    },
    national: {
      Germany: {
        title: 'Slipway Cranes Run All Night',
        secret: false,
        effects: [{ kind: 'acceleration', power: 'Germany', ships: 'one' }],
      },
      Italy: {
        title: 'Hotel Rooms Stand Empty',
        secret: false,
        effects: [{ kind: 'income', power: 'Italy', amount: -1 }],
      },
      Britain: {
        title: 'Dockers Idle at Liverpool',
        secret: true,
        effects: [{ kind: 'support', power: 'Britain', amount: -2 }],
      },
      France: {
        title: 'A Lectureship at Salamanca',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Spain', amount: 1, side: 'Allies', beneficiaries: ['France'] },
        ],
      },
      Russia: {
        title: 'War Talk on the Radio',
        secret: true,
        effects: [{ kind: 'support-index', power: 'Russia' }],
      },
    },
  },
  {
    number: 9,
    trend: -1,
    general: {
      title: 'Harvest Short East of Elbe',
      secret: false,
      effects: [{ kind: 'support', power: 'Germany', amount: -2 }],
    },
    national: {
      Germany: {
        title: 'Laboratories Get Their Second Million',
        secret: false,
        effects: [{ kind: 'research-counter', power: 'Germany' }],
      },
      Italy: {
        title: 'Reservists Grumble at Recall',
        secret: true,
        effects: [{ kind: 'support', power: 'Italy', amount: -1 }],
      },
      Britain: {
        title: 'Tenants for Shadow Factories',
        secret: false,
        effects: [{ kind: 'factory-price', power: 'Britain', amount: -2 }],
      },
      France: {
        title: 'Budget Brings Cabinet Down',
        secret: true,
        effects: [{ kind: 'support', power: 'France', amount: -2 }],
      },
      Russia: {
        title: 'Lower Volga Parched',
        secret: false,
        effects: [{ kind: 'income', power: 'Russia', amount: -1 }],
      },
    },
  },
  {
    number: 10,
    trend: 0,
    general: {
      title: 'Colonial Lobby Fills the Piazza',
      secret: false,
      effects: [
        { kind: 'support', power: 'Italy', amount: 1 },
        { kind: 'index', amount: 1 },
      ],
    },
    national: {
      Germany: {
        title: 'Rumor Season on Wilhelmstrasse',
        secret: true,
        effects: [{ kind: 'support-index', power: 'Germany' }],
      },
      Italy: {
        title: 'Shipping Fees Swell the Till',
        secret: false,
        effects: [{ kind: 'income', power: 'Italy', amount: 1 }],
      },
      Britain: {
        title: 'Naval Estimates Tonight',
        secret: true,
        effects: [{ kind: 'support-results', power: 'Britain', base: -2, max: 2, category: 'naval' }],
      },
      France: {
        title: 'Depot Forms Fresh Battalion',
        secret: false,
        effects: [{ kind: 'free-unit', power: 'France' }],
      },
      Russia: {
        title: 'New Locks Admit First Barge',
        secret: false,
        effects: [{ kind: 'support', power: 'Russia', amount: 1 }],
      },
    },
  },
  {
    number: 11,
    trend: 0,
    general: {
      title: 'Short Waves Return Strange Echoes',
      secret: false,
      effects: [{ kind: 'doubling', project: 'radar' }],
    },
    national: {
      Germany: {
        title: 'Export Orders Go Unfilled',
        secret: false,
        effects: [{ kind: 'income', power: 'Germany', amount: -1 }],
      },
      Italy: {
        title: 'Wheat Where Marshes Were',
        secret: true,
        effects: [{ kind: 'support', power: 'Italy', amount: 1 }],
      },
      Britain: {
        title: 'Two Ministers Resign',
        secret: false,
        effects: [
          { kind: 'support', power: 'Britain', amount: -2 },
          { kind: 'index', amount: 1 },
        ],
      },
      France: {
        title: 'Gold Takes the Boat Train',
        secret: false,
        effects: [{ kind: 'income', power: 'France', amount: -1 }],
      },
      Russia: {
        title: 'Station Chiefs Submit Reports',
        secret: true,
        effects: [{ kind: 'support-results', power: 'Russia', base: -2, max: 2, category: 'intelligence' }],
      },
    },
  },
  {
    number: 12,
    trend: 0,
    general: {
      title: 'Rival Legations on the Danube',
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
      ],
    },
    national: {
      Germany: {
        title: 'Clergy Read Pastoral Letter',
        secret: true,
        effects: [{ kind: 'support', power: 'Germany', amount: -2 }],
      },
      Italy: {
        title: 'Emissaries Take the Night Boat',
        secret: false,
        effects: [
          { kind: 'flexible', power: 'Italy', amount: 1, countries: ['Albania', 'Greece', 'Yugoslavia'] },
        ],
      },
      Britain: {
        title: 'Motor Trade Has Bumper Year',
        secret: false,
        effects: [{ kind: 'income', power: 'Britain', amount: 1 }],
      },
      France: {
        title: 'Accord Ends the Sit-Downs',
        secret: true,
        effects: [{ kind: 'support', power: 'France', amount: 2 }],
      },
      Russia: {
        title: 'Goldfields Beat the Plan',
        secret: false,
        effects: [{ kind: 'tile-draw', power: 'Russia', amount: 1 }],
      },
    },
  },
];
