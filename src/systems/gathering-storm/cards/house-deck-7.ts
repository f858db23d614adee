import type { Card } from './card';

/** Cards 73 to 84 of the house deck. */
export const HOUSE_CARDS_7: Card[] = [
  {
    number: 73,
    trend: 0,
    general: {
      title: 'Thracian Orchards Sell Forward',
      secret: false,
      effects: [
        { kind: 'income', power: 'Germany', amount: 1 },
        { kind: 'diplomacy', country: 'Bulgaria', amount: 1, side: 'Axis', beneficiaries: ['Germany'] },
      ],
    },
    national: {
      Germany: {
        title: 'Sirens Tried Along the Frontier',
        secret: true,
        effects: [{ kind: 'support-index', power: 'Germany' }],
      },
      Italy: {
        title: 'Fuel Tanks and Gyroscopes',
        secret: false,
        effects: [{ kind: 'research-steps', projects: ['Axis/air range', 'Axis/torpedoes'] }],
      },
      Britain: {
        title: 'Pottery Kilns Go Cold',
        secret: false,
        effects: [{ kind: 'income', power: 'Britain', amount: -1 }],
      },
      France: {
        title: 'Taxi Drivers Blockade Boulevards',
        secret: true,
        effects: [{ kind: 'support', power: 'France', amount: -1 }],
      },
      Russia: {
        title: 'Lena Dredges Work Overtime',
        secret: false,
        effects: [{ kind: 'income', power: 'Russia', amount: 2 }],
      },
    },
  },
  {
    number: 74,
    trend: 0,
    general: {
      title: 'Silesian Coal Basin Claimed',
      secret: false,
      effects: [
        { kind: 'dispute', countries: ['Czechoslovakia', 'Poland'] },
        { kind: 'index', amount: 1 },
      ],
    },
    national: {
      Germany: {
        title: 'Currants and Figs Reach Bremen',
        secret: true,
        effects: [{ kind: 'support-pacts', power: 'Germany', region: 'Balkans', max: 3 }],
      },
      Italy: {
        title: 'Nobody Wants the Colonies Posting',
        secret: true,
        effects: [{ kind: 'support', power: 'Italy', amount: -1 }],
      },
      Britain: {
        title: 'Whisky Shipments Hit New Peak',
        secret: false,
        effects: [{ kind: 'income', power: 'Britain', amount: 1 }],
      },
      France: {
        title: 'Black Chamber Hires Linguists',
        secret: false,
        effects: [{ kind: 'research-steps-any', owner: 'France', category: 'intelligence' }],
      },
      Russia: {
        title: 'Oil Contracts Renewed for Batum',
        secret: false,
        effects: [{ kind: 'income', power: 'Russia', amount: 1 }],
      },
    },
  },
  {
    number: 75,
    trend: 1,
    general: {
      title: 'Cretan Notables Defy Athens',
      secret: false,
      effects: [
        { kind: 'civil-war', country: 'Greece' },
        { kind: 'index', amount: 1 },
      ],
    },
    national: {
      Germany: {
        title: 'Border Townships Petition Prague',
        secret: false,
        effects: [
          {
            kind: 'diplomacy',
            country: 'Czechoslovakia',
            amount: 1,
            side: 'Axis',
            beneficiaries: ['Germany'],
          },
          { kind: 'index', amount: 1 },
        ],
      },
      Italy: {
        title: 'Salamanca Buys Trainer Aircraft',
        secret: false,
        effects: [{ kind: 'diplomacy', country: 'Spain', amount: 1, side: 'Axis', beneficiaries: ['Italy'] }],
      },
      Britain: {
        title: 'Three Legations Share a Courier',
        secret: false,
        effects: [
          { kind: 'flexible', power: 'Britain', amount: 1, countries: ['Ireland', 'Norway', 'Sweden'] },
        ],
      },
      France: {
        title: 'Alsatian Engineer Crosses Back',
        secret: false,
        effects: [{ kind: 'espionage', power: 'France', category: 'military' }],
      },
      Russia: {
        title: 'Mine Flooded',
        secret: false,
        effects: [{ kind: 'support', power: 'Russia', amount: -1 }],
      },
    },
  },
  {
    number: 76,
    trend: 0,
    general: {
      title: 'Ruhr Steel Undercuts Lorraine',
      secret: false,
      effects: [
        { kind: 'support', power: 'Germany', amount: 1 },
        { kind: 'support', power: 'France', amount: -1 },
      ],
    },
    national: {
      Germany: {
        title: 'Amber Pleases the Treasury',
        secret: false,
        effects: [{ kind: 'tile-draw', power: 'Germany', amount: 1 }],
      },
      Italy: {
        title: 'Prefects Report Tax Unrest',
        secret: false,
        effects: [{ kind: 'support', power: 'Italy', amount: -1 }],
      },
      Britain: {
        title: 'Lifeboat Crew Saves Forty',
        secret: false,
        effects: [{ kind: 'support', power: 'Britain', amount: 1 }],
      },
      France: {
        title: 'Old General Addresses Students',
        secret: true,
        effects: [{ kind: 'support-balance', power: 'France' }],
      },
      Russia: {
        title: 'Plan Figures Slip in Steel',
        secret: true,
        effects: [{ kind: 'support', power: 'Russia', amount: -2 }],
      },
    },
  },
  {
    number: 77,
    trend: 0,
    general: {
      title: 'Aland Forts Debated',
      secret: false,
      effects: [
        { kind: 'diplomacy', country: 'Finland', amount: 1, side: 'Axis', beneficiaries: ['Germany'] },
        { kind: 'diplomacy', country: 'Sweden', amount: 1, side: 'Allies', beneficiaries: ['Britain'] },
        { kind: 'index', amount: 1 },
      ],
    },
    national: {
      Germany: {
        title: 'Cruiser Band Plays at Palma',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Spain', amount: 1, side: 'Axis', beneficiaries: ['Germany'] },
        ],
      },
      Italy: {
        title: 'Piedmont Grape Harvest Delights',
        secret: true,
        effects: [{ kind: 'support', power: 'Italy', amount: 2 }],
      },
      Britain: {
        title: 'Auxiliary Squadron Joins the Line',
        secret: false,
        effects: [{ kind: 'free-unit', power: 'Britain' }],
      },
      France: {
        title: 'Counterspies Testify in Private',
        secret: true,
        effects: [{ kind: 'support-results', power: 'France', base: -1, max: 1, category: 'intelligence' }],
      },
      Russia: {
        title: 'Anniversary Concert for Prague',
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
    },
  },
  {
    number: 78,
    trend: 0,
    general: {
      title: 'Seville Marmalade Season',
      secret: false,
      effects: [
        { kind: 'income', power: 'Britain', amount: 1 },
        { kind: 'diplomacy', country: 'Spain', amount: 1, side: 'Allies', beneficiaries: ['Britain'] },
      ],
    },
    national: {
      Germany: {
        title: 'Kiruna Contract Extended',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Sweden', amount: 1, side: 'Axis', beneficiaries: ['Germany'] },
        ],
      },
      Italy: {
        title: 'Shepherds Get Their Price',
        secret: true,
        effects: [{ kind: 'support', power: 'Italy', amount: 2 }],
      },
      Britain: {
        title: 'Hop Pickers Enjoy Fine September',
        secret: true,
        effects: [{ kind: 'support', power: 'Britain', amount: 1 }],
      },
      France: {
        title: 'Seine Floods Riverside Cellars',
        secret: true,
        effects: [{ kind: 'support', power: 'France', amount: -1 }],
      },
      Russia: {
        title: 'Shots Alarm Border Villages',
        secret: false,
        effects: [
          { kind: 'support', power: 'Russia', amount: -1 },
          { kind: 'index', amount: 1 },
        ],
      },
    },
  },
  {
    number: 79,
    trend: 0,
    general: {
      title: 'Coastal Guns Salute',
      secret: false,
      effects: [
        { kind: 'support', power: 'France', amount: 1 },
        { kind: 'index', amount: 1 },
      ],
    },
    national: {
      Germany: {
        title: 'Wireless Sets Within Reach',
        secret: true,
        effects: [{ kind: 'support', power: 'Germany', amount: 1 }],
      },
      Italy: {
        title: 'Roving Envoy Receives Credentials',
        secret: false,
        effects: [{ kind: 'diplomatic-counter', power: 'Italy' }],
      },
      Britain: {
        title: 'Defense Debate Turns on Numbers',
        secret: true,
        effects: [{ kind: 'support-balance', power: 'Britain' }],
      },
      France: {
        title: 'Liege Steel Arrives by Canal',
        secret: true,
        effects: [{ kind: 'support-pacts', power: 'France', region: 'Western Europe', max: 3 }],
      },
      Russia: {
        title: 'White Bread on Sale',
        secret: true,
        effects: [{ kind: 'support', power: 'Russia', amount: 2 }],
      },
    },
  },
  {
    number: 80,
    trend: 0,
    general: {
      title: 'Turbine Blades Survive Red Heat',
      secret: false,
      effects: [{ kind: 'doubling', project: 'jets' }],
    },
    national: {
      Germany: {
        title: 'Winter Markets Well Supplied',
        secret: true,
        effects: [{ kind: 'support', power: 'Germany', amount: 1 }],
      },
      Italy: {
        title: 'Sirocco Scorches the Vines',
        secret: true,
        effects: [{ kind: 'support', power: 'Italy', amount: -1 }],
      },
      Britain: {
        title: 'Herring Fleet Returns Laden',
        secret: true,
        effects: [{ kind: 'support', power: 'Britain', amount: 1 }],
      },
      France: {
        title: 'National Lottery Pays the State',
        secret: false,
        effects: [{ kind: 'tile-draw', power: 'France', amount: 1 }],
      },
      Russia: {
        title: 'Commissariat Counts Its Friends',
        secret: true,
        effects: [{ kind: 'support-results', power: 'Russia', base: -2, max: 2, category: 'intelligence' }],
      },
    },
  },
  {
    number: 81,
    trend: 1,
    general: {
      title: 'Upland Boundary Stones Overturned',
      secret: false,
      effects: [
        { kind: 'dispute', countries: ['Hungary', 'Rumania'] },
        { kind: 'index', amount: 1 },
      ],
    },
    national: {
      Germany: {
        title: 'Foreign Broadcasts Overheard',
        secret: true,
        effects: [{ kind: 'support-index', power: 'Germany' }],
      },
      Italy: {
        title: 'Lathe Imports Held at Customs',
        secret: false,
        effects: [{ kind: 'factory-price', power: 'Italy', amount: 1 }],
      },
      Britain: {
        title: 'Shipping Lines Raise Dividends',
        secret: false,
        effects: [{ kind: 'income', power: 'Britain', amount: 1 }],
      },
      France: {
        title: 'Consuls General Meet',
        secret: false,
        effects: [{ kind: 'diplomatic-counter', power: 'France' }],
      },
      Russia: {
        title: 'Staff Posts Stand Empty',
        secret: false,
        effects: [{ kind: 'purge' }],
      },
    },
  },
  {
    number: 82,
    trend: 0,
    general: {
      title: 'Sicilian Trains Keep Time',
      secret: false,
      effects: [{ kind: 'support', power: 'Italy', amount: 1 }],
    },
    national: {
      Germany: {
        title: 'Potato Beetle Crosses the Rhine',
        secret: true,
        effects: [{ kind: 'support', power: 'Germany', amount: -2 }],
      },
      Italy: {
        title: 'School Fees Protested',
        secret: true,
        effects: [{ kind: 'support', power: 'Italy', amount: -1 }],
      },
      Britain: {
        title: 'Admiralty Pays for Sunday',
        secret: false,
        effects: [{ kind: 'acceleration', power: 'Britain', ships: 'all' }],
      },
      France: {
        title: 'Silesian Coal Barges at Rouen',
        secret: true,
        effects: [{ kind: 'support-pacts', power: 'France', region: 'Eastern Europe', max: 3 }],
      },
      Russia: {
        title: 'Anthrax on the Steppe',
        secret: true,
        effects: [{ kind: 'support', power: 'Russia', amount: -1 }],
      },
    },
  },
  {
    number: 83,
    trend: 0,
    general: {
      title: 'Catalan Council Declares Itself',
      secret: false,
      effects: [
        { kind: 'civil-war', country: 'Spain' },
        { kind: 'index', amount: 1 },
      ],
    },
    national: {
      Germany: {
        title: 'Spa Towns Extend the Season',
        secret: false,
        effects: [{ kind: 'income', power: 'Germany', amount: 1 }],
      },
      Italy: {
        title: 'Aegean Cruise Calls at Piraeus',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Greece', amount: 1, side: 'Axis', beneficiaries: ['Italy'] },
        ],
      },
      Britain: {
        title: 'Samples for Northern Buyers',
        secret: false,
        effects: [
          { kind: 'flexible', power: 'Britain', amount: 1, countries: ['Ireland', 'Norway', 'Sweden'] },
        ],
      },
      France: {
        title: 'Toulon Review Ends at Dusk',
        secret: true,
        effects: [{ kind: 'support-results', power: 'France', base: -2, max: 2, category: 'naval' }],
      },
      Russia: {
        title: 'Plant Relocation Rehearsed',
        secret: false,
        effects: [{ kind: 'factory-price', power: 'Russia', amount: -1 }],
      },
    },
  },
  {
    number: 84,
    trend: 0,
    general: {
      title: 'Diplomatic Lists Redrawn',
      secret: false,
      effects: [{ kind: 'purge' }],
    },
    national: {
      Germany: {
        title: 'Rye Above Average',
        secret: true,
        effects: [{ kind: 'support', power: 'Germany', amount: 1 }],
      },
      Italy: {
        title: 'Sports Cars Sell Abroad',
        secret: false,
        effects: [{ kind: 'income', power: 'Italy', amount: 1 }],
      },
      Britain: {
        title: 'Orchestras Play Free in Parks',
        secret: false,
        effects: [{ kind: 'support', power: 'Britain', amount: 1 }],
      },
      France: {
        title: 'Lace Trade Fades',
        secret: false,
        effects: [{ kind: 'income', power: 'France', amount: -1 }],
      },
      Russia: {
        title: 'Beet Quota Surpassed',
        secret: true,
        effects: [{ kind: 'support', power: 'Russia', amount: 1 }],
      },
    },
  },
];
