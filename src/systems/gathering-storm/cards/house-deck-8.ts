import type { Card } from './card';

/** Cards 85 to 96 of the house deck. */
export const HOUSE_CARDS_8: Card[] = [
  {
    number: 85,
    trend: 0,
    general: {
      title: 'Winter Cruises Revive Naples',
      secret: false,
      effects: [{ kind: 'income', power: 'Italy', amount: 1 }],
    },
    national: {
      Germany: {
        title: 'Locomotive Credits Offered',
        secret: false,
        effects: [
          { kind: 'flexible', power: 'Germany', amount: 1, countries: ['Bulgaria', 'Hungary', 'Rumania'] },
        ],
      },
      Italy: {
        title: 'Adriatic Consuls Compete',
        secret: false,
        effects: [
          { kind: 'flexible', power: 'Italy', amount: 1, countries: ['Albania', 'Greece', 'Yugoslavia'] },
        ],
      },
      Britain: {
        title: 'Macedonian Leaf Pleases Smokers',
        secret: true,
        effects: [{ kind: 'support-pacts', power: 'Britain', region: 'Balkans', max: 3 }],
      },
      France: {
        title: 'Old Comrades March in Silence',
        secret: false,
        effects: [{ kind: 'support', power: 'France', amount: 1 }],
      },
      Russia: {
        title: 'Kerosene Lines Form Before Dawn',
        secret: true,
        effects: [{ kind: 'support', power: 'Russia', amount: -2 }],
      },
    },
  },
  {
    number: 86,
    trend: 0,
    general: {
      title: 'Madrid Debates Foreign Advisers',
      secret: false,
      effects: [
        { kind: 'diplomacy', country: 'Spain', amount: 1, side: 'Allies', beneficiaries: ['France'] },
      ],
    },
    national: {
      Germany: {
        title: 'Tobacco Ships Unload at Hamburg',
        secret: true,
        effects: [{ kind: 'support-pacts', power: 'Germany', region: 'Balkans', max: 3 }],
      },
      Italy: {
        title: 'Hemp Market Collapses',
        secret: false,
        effects: [{ kind: 'income', power: 'Italy', amount: -1 }],
      },
      Britain: {
        title: 'Means Test Debated at Length',
        secret: true,
        effects: [{ kind: 'support-climate', power: 'Britain' }],
      },
      France: {
        title: 'Viennese Bank Rescued',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Austria', amount: 1, side: 'Allies', beneficiaries: ['France'] },
        ],
      },
      Russia: {
        title: 'Brno Turbines in Crates',
        secret: true,
        effects: [{ kind: 'support-pacts', power: 'Russia', region: 'Central Europe', max: 3 }],
      },
    },
  },
  {
    number: 87,
    trend: 0,
    general: {
      title: 'Peace Pavilion Draws Multitudes',
      secret: false,
      effects: [{ kind: 'index', amount: -1 }],
    },
    national: {
      Germany: {
        title: 'Mountain Boots and Rocket Fuel',
        secret: false,
        effects: [{ kind: 'research-steps', projects: ['Germany/specialized units', 'Germany/rockets'] }],
      },
      Italy: {
        title: 'Maneuver Umpires Confer',
        secret: true,
        effects: [{ kind: 'support-balance', power: 'Italy' }],
      },
      Britain: {
        title: 'Guarantees Quietly Discussed',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Poland', amount: 1, side: 'Allies', beneficiaries: ['Britain'] },
          { kind: 'index', amount: 1 },
        ],
      },
      France: {
        title: 'Budapest Lycee Enlarged',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Hungary', amount: 1, side: 'Allies', beneficiaries: ['France'] },
        ],
      },
      Russia: {
        title: 'Sable Pelts Sold in Leipzig',
        secret: false,
        effects: [{ kind: 'income', power: 'Russia', amount: 1 }],
      },
    },
  },
  {
    number: 88,
    trend: 0,
    general: {
      title: 'Youth Peace Camps Fill Meadows',
      secret: false,
      effects: [
        { kind: 'support', power: 'Britain', amount: -1 },
        { kind: 'index', amount: -1 },
      ],
    },
    national: {
      Germany: {
        title: 'Styrian Magnesite Arrives',
        secret: true,
        effects: [{ kind: 'support-pacts', power: 'Germany', region: 'Central Europe', max: 3 }],
      },
      Italy: {
        title: 'Grand Opera Under the Stars',
        secret: true,
        effects: [{ kind: 'support', power: 'Italy', amount: 1 }],
      },
      Britain: {
        title: 'Hendon Display Draws Experts',
        secret: true,
        effects: [{ kind: 'support-results', power: 'Britain', base: -2, max: 2, category: 'air' }],
      },
      France: {
        title: 'Relief Trucks Cross at Perthus',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Spain', amount: 2, side: 'Allies', beneficiaries: ['France'] },
          { kind: 'index', amount: 1 },
        ],
      },
      Russia: {
        title: 'Cadets Enough for a Regiment',
        secret: false,
        effects: [{ kind: 'free-unit', power: 'Russia' }],
      },
    },
  },
  {
    number: 89,
    trend: 1,
    general: {
      title: 'Oder and Vistula Pilots Confer',
      secret: false,
      effects: [
        { kind: 'diplomacy', country: 'Poland', amount: 1, side: 'Axis', beneficiaries: ['Germany'] },
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
        title: 'Fallen Bridge Delays Autumn Fair',
        secret: false,
        effects: [{ kind: 'support', power: 'Germany', amount: -1 }],
      },
      Italy: {
        title: 'Stamp Duties Go Uncollected',
        secret: false,
        effects: [{ kind: 'tile-draw', power: 'Italy', amount: -1 }],
      },
      Britain: {
        title: 'Barcelona Tramway Bonds Guaranteed',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Spain', amount: 1, side: 'Allies', beneficiaries: ['Britain'] },
        ],
      },
      France: {
        title: 'Cruiser Photographs Published in Paris',
        secret: true,
        effects: [{ kind: 'support-results', power: 'France', base: -2, max: 2, category: 'naval' }],
      },
      Russia: {
        title: 'Icebreakers Clear Northern Ports',
        secret: true,
        effects: [{ kind: 'support', power: 'Russia', amount: 1 }],
      },
    },
  },
  {
    number: 90,
    trend: 0,
    general: {
      title: 'Bombing Convention Drafted at Geneva',
      secret: false,
      effects: [{ kind: 'index', amount: -1 }],
    },
    national: {
      Germany: {
        title: 'Anatolian Railway Spares Delivered',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Turkey', amount: 1, side: 'Axis', beneficiaries: ['Germany'] },
        ],
      },
      Italy: {
        title: 'Museum Unveils Raised Galleys',
        secret: false,
        effects: [{ kind: 'support', power: 'Italy', amount: 1 }],
      },
      Britain: {
        title: 'Dublin Horse Show',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Ireland', amount: 1, side: 'Allies', beneficiaries: ['Britain'] },
          { kind: 'index', amount: -1 },
        ],
      },
      France: {
        title: 'Champagne Cellars Emptied by Orders',
        secret: false,
        effects: [{ kind: 'income', power: 'France', amount: 1 }],
      },
      Russia: {
        title: 'Siberian Railway Snowbound',
        secret: false,
        effects: [{ kind: 'tile-draw', power: 'Russia', amount: 'none' }],
      },
    },
  },
  {
    number: 91,
    trend: 0,
    general: {
      title: 'Nonaggression Notes Exchanged',
      secret: false,
      effects: [{ kind: 'index', amount: -1 }],
    },
    national: {
      Germany: {
        title: 'One Envoy and Five Trains',
        secret: false,
        effects: [{ kind: 'diplomatic-counter', power: 'Germany' }],
      },
      Italy: {
        title: 'Marine Academy Shares Laboratory',
        secret: false,
        effects: [{ kind: 'research-counter', power: 'Italy' }],
      },
      Britain: {
        title: 'Objections to New Works',
        secret: false,
        effects: [{ kind: 'factory-price', power: 'Britain', amount: 1 }],
      },
      France: {
        title: 'Turrets and Sound Gear',
        secret: false,
        effects: [{ kind: 'research-steps', projects: ['France/battleship design', 'Allies/ASW'] }],
      },
      Russia: {
        title: 'Armored School Grades Pupils',
        secret: true,
        effects: [{ kind: 'support-progress', power: 'Russia', base: -3, max: 3, project: 'Russia/armor' }],
      },
    },
  },
  {
    number: 92,
    trend: 0,
    general: {
      title: 'Patrols Meet Off Gibraltar',
      secret: false,
      effects: [
        { kind: 'diplomacy', country: 'Spain', amount: 1, side: 'Allies', beneficiaries: ['Britain'] },
        { kind: 'index', amount: 1 },
      ],
    },
    national: {
      Germany: {
        title: 'Puszta Cattle Reach Bavaria',
        secret: true,
        effects: [{ kind: 'support-pacts', power: 'Germany', region: 'Central Europe', max: 3 }],
      },
      Italy: {
        title: 'Gazette Prints Fleet Comparisons',
        secret: true,
        effects: [{ kind: 'support-balance', power: 'Italy' }],
      },
      Britain: {
        title: 'Ministers Squabble in Public',
        secret: false,
        effects: [{ kind: 'support', power: 'Britain', amount: -1 }],
      },
      France: {
        title: 'Prototype Hangars Shown to Press',
        secret: true,
        effects: [{ kind: 'support-results', power: 'France', base: -2, max: 2, category: 'air' }],
      },
      Russia: {
        title: 'Metro Dazzles Its First Riders',
        secret: true,
        effects: [{ kind: 'support', power: 'Russia', amount: 2 }],
      },
    },
  },
  {
    number: 93,
    trend: 0,
    general: {
      title: 'Mobilization Tables Revised Everywhere',
      secret: false,
      effects: [{ kind: 'doubling', project: 'economic preparation' }],
    },
    national: {
      Germany: {
        title: 'Ski Jumpers Draw Large Crowd',
        secret: false,
        effects: [{ kind: 'support', power: 'Germany', amount: 1 }],
      },
      Italy: {
        title: 'Naval Recruits Parade at Spezia',
        secret: false,
        effects: [
          { kind: 'support', power: 'Italy', amount: 1 },
          { kind: 'index', amount: 1 },
        ],
      },
      Britain: {
        title: 'Madrid Telephone Loan Floated',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Spain', amount: 1, side: 'Allies', beneficiaries: ['Britain'] },
        ],
      },
      France: {
        title: 'Nationalized Works Retool',
        secret: false,
        effects: [{ kind: 'factory-price', power: 'France', amount: -2 }],
      },
      Russia: {
        title: 'Santander Takes Soviet Oil',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Spain', amount: 1, side: 'Russia', beneficiaries: ['Russia'] },
        ],
      },
    },
  },
  {
    number: 94,
    trend: 0,
    general: {
      title: 'Volga Grain Surplus Exported',
      secret: false,
      effects: [{ kind: 'income', power: 'Russia', amount: 1 }],
    },
    national: {
      Germany: {
        title: 'Trade Attaches Open Four Offices',
        secret: false,
        effects: [
          {
            kind: 'flexible',
            power: 'Germany',
            amount: 1,
            countries: ['Austria', 'Bulgaria', 'Hungary', 'Rumania'],
          },
        ],
      },
      Italy: {
        title: 'Tunnel Tolls Paid in Full',
        secret: false,
        effects: [{ kind: 'tile-draw', power: 'Italy', amount: 1 }],
      },
      Britain: {
        title: 'Gun Mountings Borrowed',
        secret: false,
        effects: [{ kind: 'acceleration', power: 'Britain', ships: 'one' }],
      },
      France: {
        title: 'Overseas Pensions Overrun',
        secret: false,
        effects: [{ kind: 'income', power: 'France', amount: -1 }],
      },
      Russia: {
        title: 'Chess Congress Fills the Hall',
        secret: true,
        effects: [{ kind: 'support', power: 'Russia', amount: 1 }],
      },
    },
  },
  {
    number: 95,
    trend: -1,
    general: {
      title: 'Carinthian Plebiscite Rumor Spreads',
      secret: false,
      effects: [
        { kind: 'diplomacy', country: 'Austria', amount: 1, side: 'Axis', beneficiaries: ['Germany'] },
        { kind: 'diplomacy', country: 'Yugoslavia', amount: 1, side: 'Allies', beneficiaries: ['France'] },
        { kind: 'index', amount: 1 },
      ],
    },
    national: {
      Germany: {
        title: 'Granada Conservatory Finds Patron',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Spain', amount: 1, side: 'Axis', beneficiaries: ['Germany'] },
        ],
      },
      Italy: {
        title: 'Dredgers Wanted at Malaga',
        secret: false,
        effects: [{ kind: 'diplomacy', country: 'Spain', amount: 1, side: 'Axis', beneficiaries: ['Italy'] }],
      },
      Britain: {
        title: 'Slum Clearance Ahead',
        secret: true,
        effects: [{ kind: 'support', power: 'Britain', amount: 2 }],
      },
      France: {
        title: 'Panic on the Bourse',
        secret: false,
        effects: [{ kind: 'income', power: 'France', amount: -2 }],
      },
      Russia: {
        title: 'Spirits Monopoly Reports Surplus',
        secret: false,
        effects: [{ kind: 'tile-draw', power: 'Russia', amount: 1 }],
      },
    },
  },
  {
    number: 96,
    trend: -1,
    general: {
      title: 'Transport Planes Over Tetuan',
      secret: false,
      effects: [
        { kind: 'support', power: 'Germany', amount: 1 },
        { kind: 'diplomacy', country: 'Spain', amount: 2, side: 'Axis', beneficiaries: ['Germany'] },
        { kind: 'index', amount: 1 },
      ],
    },
    national: {
      Germany: {
        title: 'Clearing Accounts Run Dry',
        secret: false,
        effects: [{ kind: 'income', power: 'Germany', amount: -1 }],
      },
      Italy: {
        title: 'Ocean Liner Feted at Genoa',
        secret: false,
        effects: [{ kind: 'support', power: 'Italy', amount: 1 }],
      },
      Britain: {
        title: 'Railway Loan Written Off',
        secret: false,
        effects: [{ kind: 'income', power: 'Britain', amount: -1 }],
      },
      France: {
        title: 'Gendarmes Report Strangers',
        secret: true,
        effects: [{ kind: 'support-results', power: 'France', base: -1, max: 1, category: 'intelligence' }],
      },
      Russia: {
        title: 'Cossack Riders Receive Trucks',
        secret: false,
        effects: [{ kind: 'free-unit', power: 'Russia' }],
      },
    },
  },
];
