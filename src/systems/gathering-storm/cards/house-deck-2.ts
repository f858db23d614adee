import type { Card } from './card';

/** Cards 13 to 24 of the house deck. */
export const HOUSE_CARDS_2: Card[] = [
  {
    number: 13,
    trend: 0,
    general: {
      title: 'Olive Blight Ruins Farms',
      secret: false,
      effects: [{ kind: 'support', power: 'Italy', amount: -2 }],
    },
    national: {
      Germany: {
        title: 'Fair Week Breaks the Stands',
        secret: false,
        effects: [{ kind: 'income', power: 'Germany', amount: 1 }],
      },
      Italy: {
        title: 'Keel Laid at Genoa',
        secret: false,
        effects: [{ kind: 'free-ship', power: 'Italy' }],
      },
      Britain: {
        title: 'Timber Fleet Loads at Bergen',
        secret: true,
        effects: [{ kind: 'support-pacts', power: 'Britain', region: 'Scandinavia', max: 3 }],
      },
      France: {
        title: 'Bohemian Bonds Taken Up',
        secret: false,
        effects: [
          {
            kind: 'diplomacy',
            country: 'Czechoslovakia',
            amount: 1,
            side: 'Allies',
            beneficiaries: ['France'],
          },
        ],
      },
      Russia: {
        title: 'Black Sea Freighters Chartered',
        secret: true,
        effects: [{ kind: 'support-pacts', power: 'Russia', region: 'Balkans', max: 3 }],
      },
    },
  },
  {
    number: 14,
    trend: 1,
    general: {
      title: 'Channel Ports Confer',
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
    national: {
      Germany: {
        title: 'Idle Rolling Mills Relit',
        secret: false,
        effects: [{ kind: 'factory-price', power: 'Germany', amount: -2 }],
      },
      Italy: {
        title: 'Pension Petition Refused',
        secret: true,
        effects: [{ kind: 'support', power: 'Italy', amount: -2 }],
      },
      Britain: {
        title: 'Ankara Loan Comes to Signature',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Turkey', amount: 2, side: 'Allies', beneficiaries: ['Britain'] },
        ],
      },
      France: {
        title: 'Senate Delays the Credits',
        secret: true,
        effects: [{ kind: 'support', power: 'France', amount: -1 }],
      },
      Russia: {
        title: 'New Consuls Take Post',
        secret: false,
        effects: [{ kind: 'diplomatic-counter', power: 'Russia' }],
      },
    },
  },
  {
    number: 15,
    trend: 0,
    general: {
      title: 'Mutiny at Kavala',
      secret: false,
      effects: [
        { kind: 'civil-war', country: 'Greece' },
        { kind: 'index', amount: 1 },
      ],
    },
    national: {
      Germany: {
        title: 'Employment Office Publishes Tables',
        secret: true,
        effects: [{ kind: 'support-climate', power: 'Germany' }],
      },
      Italy: {
        title: 'Conscripts Sent Home Unpaid',
        secret: false,
        effects: [
          { kind: 'support', power: 'Italy', amount: -2 },
          { kind: 'index', amount: -1 },
        ],
      },
      Britain: {
        title: 'Margate Has Its Bank Holiday',
        secret: true,
        effects: [{ kind: 'support', power: 'Britain', amount: 1 }],
      },
      France: {
        title: 'Towing Tank Verdict Favorable',
        secret: false,
        effects: [{ kind: 'research-level', project: 'France/battleship design' }],
      },
      Russia: {
        title: 'Locust Swarms Reach Kuban',
        secret: false,
        effects: [{ kind: 'income', power: 'Russia', amount: -1 }],
      },
    },
  },
  {
    number: 16,
    trend: 0,
    general: {
      title: 'Helsinki Hosts Skiing Delegates',
      secret: false,
      effects: [
        { kind: 'diplomacy', country: 'Finland', amount: 1, side: 'Allies', beneficiaries: ['Britain'] },
        { kind: 'index', amount: -1 },
      ],
    },
    national: {
      Germany: {
        title: 'Diplomatic Train Runs Twice Weekly',
        secret: false,
        effects: [{ kind: 'diplomatic-counter', power: 'Germany' }],
      },
      Italy: {
        title: 'Seaplanes Pass in Review',
        secret: true,
        effects: [{ kind: 'support-results', power: 'Italy', base: -1, max: 1, category: 'air' }],
      },
      Britain: {
        title: 'Influenza Empties the Benches',
        secret: false,
        effects: [{ kind: 'support', power: 'Britain', amount: -1 }],
      },
      France: {
        title: 'Retired Ambassador Recalled',
        secret: false,
        effects: [{ kind: 'diplomatic-counter', power: 'France' }],
      },
      Russia: {
        title: 'Rolling Stock Failures Admitted',
        secret: true,
        effects: [{ kind: 'support', power: 'Russia', amount: -2 }],
      },
    },
  },
  {
    number: 17,
    trend: 0,
    general: {
      title: 'Jobless Marchers Enter London',
      secret: false,
      effects: [{ kind: 'support', power: 'Britain', amount: -2 }],
    },
    national: {
      Germany: {
        title: 'Farm Credits Reach Bucharest',
        secret: true,
        effects: [{ kind: 'support-pacts', power: 'Germany', region: 'Eastern Europe', max: 3 }],
      },
      Italy: {
        title: 'Tirana Waterworks Contract Let',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Albania', amount: 1, side: 'Axis', beneficiaries: ['Italy'] },
        ],
      },
      Britain: {
        title: 'Cipher School Takes Rooms',
        secret: false,
        effects: [{ kind: 'research-steps-any', owner: 'Allies', category: 'intelligence' }],
      },
      France: {
        title: 'Le Bourget Opens Its Gates',
        secret: true,
        effects: [{ kind: 'support-results', power: 'France', base: -2, max: 2, category: 'air' }],
      },
      Russia: {
        title: 'Garrisons Eat First',
        secret: false,
        effects: [
          { kind: 'support', power: 'Russia', amount: -2 },
          { kind: 'index', amount: 1 },
        ],
      },
    },
  },
  {
    number: 18,
    trend: 0,
    general: {
      title: 'Caspian Output Climbs',
      secret: false,
      effects: [{ kind: 'income', power: 'Russia', amount: 1 }],
    },
    national: {
      Germany: {
        title: 'No Foreign Exchange to Spare',
        secret: false,
        effects: [{ kind: 'income', power: 'Germany', amount: -1 }],
      },
      Italy: {
        title: 'Training Ship Anchors Off Cadiz',
        secret: false,
        effects: [{ kind: 'diplomacy', country: 'Spain', amount: 1, side: 'Axis', beneficiaries: ['Italy'] }],
      },
      Britain: {
        title: 'Barley Prices Hold',
        secret: true,
        effects: [{ kind: 'support', power: 'Britain', amount: 1 }],
      },
      France: {
        title: 'Generals Tour Allied Forts',
        secret: false,
        effects: [
          { kind: 'flexible', power: 'France', amount: 1, countries: ['Belgium', 'Czechoslovakia', 'Spain'] },
        ],
      },
      Russia: {
        title: 'Schoolteachers Wait for Wages',
        secret: true,
        effects: [{ kind: 'support', power: 'Russia', amount: -1 }],
      },
    },
  },
  {
    number: 19,
    trend: 0,
    general: {
      title: 'Straits Shipping Rules Revised',
      secret: false,
      effects: [
        { kind: 'diplomacy', country: 'Rumania', amount: 1, side: 'Russia', beneficiaries: ['Russia'] },
        { kind: 'diplomacy', country: 'Turkey', amount: 1, side: 'Allies', beneficiaries: ['Britain'] },
      ],
    },
    national: {
      Germany: {
        title: 'Trade Mission Goes Downriver',
        secret: false,
        effects: [
          {
            kind: 'flexible',
            power: 'Germany',
            amount: 1,
            countries: ['Austria', 'Hungary', 'Rumania', 'Bulgaria'],
          },
        ],
      },
      Italy: {
        title: 'Wireless License Fee Resented',
        secret: true,
        effects: [{ kind: 'support', power: 'Italy', amount: -1 }],
      },
      Britain: {
        title: 'Whaling Quotas Settled at Oslo',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Norway', amount: 1, side: 'Allies', beneficiaries: ['Britain'] },
        ],
      },
      France: {
        title: 'Metro Fares Provoke Strikes',
        secret: true,
        effects: [{ kind: 'support', power: 'France', amount: -2 }],
      },
      Russia: {
        title: 'Valencia Seamen Form Union',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Spain', amount: 1, side: 'Russia', beneficiaries: ['Russia'] },
        ],
      },
    },
  },
  {
    number: 20,
    trend: 0,
    general: {
      title: 'Machine Tool Deliveries Fail',
      secret: false,
      effects: [{ kind: 'support', power: 'Russia', amount: -1 }],
    },
    national: {
      Germany: {
        title: 'Mild Winter Saves Fuel',
        secret: true,
        effects: [{ kind: 'support', power: 'Germany', amount: 1 }],
      },
      Italy: {
        title: 'Ionian Ferries Put On',
        secret: false,
        effects: [
          { kind: 'flexible', power: 'Italy', amount: 1, countries: ['Albania', 'Greece', 'Yugoslavia'] },
        ],
      },
      Britain: {
        title: 'Treasury Economists Disagree',
        secret: true,
        effects: [{ kind: 'support-climate', power: 'Britain' }],
      },
      France: {
        title: 'Meuse Forts Inspected Jointly',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Belgium', amount: 1, side: 'Allies', beneficiaries: ['France'] },
          { kind: 'index', amount: 1 },
        ],
      },
      Russia: {
        title: 'Kars Bridge Carries Traffic Again',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Turkey', amount: 1, side: 'Russia', beneficiaries: ['Russia'] },
        ],
      },
    },
  },
  {
    number: 21,
    trend: 1,
    general: {
      title: 'Exposition Visitors Pour In',
      secret: false,
      effects: [{ kind: 'income', power: 'France', amount: 1 }],
    },
    national: {
      Germany: {
        title: 'Wage Freeze Decreed',
        secret: false,
        effects: [
          { kind: 'support', power: 'Germany', amount: -2 },
          { kind: 'index', amount: -1 },
        ],
      },
      Italy: {
        title: 'Electric Trains for Tuscany',
        secret: true,
        effects: [{ kind: 'support', power: 'Italy', amount: 1 }],
      },
      Britain: {
        title: 'Cotton Mills Stand Idle',
        secret: false,
        effects: [{ kind: 'income', power: 'Britain', amount: -1 }],
      },
      France: {
        title: 'Paid Holidays Begin',
        secret: false,
        effects: [{ kind: 'support', power: 'France', amount: 1 }],
      },
      Russia: {
        title: 'Tractor Stations Lack Spares',
        secret: true,
        effects: [{ kind: 'support', power: 'Russia', amount: -1 }],
      },
    },
  },
  {
    number: 22,
    trend: 0,
    general: {
      title: 'Fleet Visit Stirs the Levant',
      secret: false,
      effects: [
        { kind: 'support', power: 'Britain', amount: 1 },
        { kind: 'diplomacy', country: 'Turkey', amount: 2, side: 'Allies', beneficiaries: ['Britain'] },
        { kind: 'index', amount: 1 },
      ],
    },
    national: {
      Germany: {
        title: 'Leather Shortage Angers Cobblers',
        secret: true,
        effects: [{ kind: 'support', power: 'Germany', amount: -2 }],
      },
      Italy: {
        title: 'Record Wheat Harvest Declared',
        secret: false,
        effects: [{ kind: 'support', power: 'Italy', amount: 2 }],
      },
      Britain: {
        title: 'Tin Shares Rally',
        secret: false,
        effects: [{ kind: 'income', power: 'Britain', amount: 1 }],
      },
      France: {
        title: 'Franc Watched Anxiously',
        secret: true,
        effects: [{ kind: 'support-climate', power: 'France' }],
      },
      Russia: {
        title: 'Gulf Islands Offer Tabled',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Finland', amount: 1, side: 'Russia', beneficiaries: ['Russia'] },
          { kind: 'index', amount: 1 },
        ],
      },
    },
  },
  {
    number: 23,
    trend: -1,
    general: {
      title: 'Reserve Classes Called Up',
      secret: false,
      effects: [{ kind: 'index', amount: 1 }],
    },
    national: {
      Germany: {
        title: 'Budapest Wheat Bought Entire',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Hungary', amount: 2, side: 'Axis', beneficiaries: ['Germany'] },
        ],
      },
      Italy: {
        title: 'Altitude Record Stirs Designers',
        secret: false,
        effects: [{ kind: 'research-level-any', owner: 'Axis', category: 'air' }],
      },
      Britain: {
        title: 'Gas Mask Drill Alarms Croydon',
        secret: true,
        effects: [{ kind: 'support', power: 'Britain', amount: -1 }],
      },
      France: {
        title: 'Huelva Shareholders Meet Quietly',
        secret: false,
        effects: [
          { kind: 'diplomacy', country: 'Spain', amount: 1, side: 'Allies', beneficiaries: ['France'] },
        ],
      },
      Russia: {
        title: 'Grain Trains Stall in Blizzard',
        secret: true,
        effects: [{ kind: 'support', power: 'Russia', amount: -2 }],
      },
    },
  },
  {
    number: 24,
    trend: 0,
    general: {
      title: 'Asturian Miners Bar the Roads',
      secret: false,
      effects: [
        { kind: 'civil-war', country: 'Spain' },
        { kind: 'index', amount: 1 },
      ],
    },
    national: {
      Germany: {
        title: 'Torpedo Boats Try Gyroscopes',
        secret: false,
        effects: [{ kind: 'research-level', project: 'Axis/torpedoes' }],
      },
      Italy: {
        title: 'Savings Bonds Go Begging',
        secret: true,
        effects: [{ kind: 'support-climate', power: 'Italy' }],
      },
      Britain: {
        title: 'Fishing Rights Once More',
        secret: false,
        effects: [
          { kind: 'flexible', power: 'Britain', amount: 1, countries: ['Norway', 'Sweden', 'Ireland'] },
        ],
      },
      France: {
        title: 'Garrison Wives Want News',
        secret: true,
        effects: [{ kind: 'support-index', power: 'France' }],
      },
      Russia: {
        title: 'Four Families to a Flat',
        secret: false,
        effects: [{ kind: 'support', power: 'Russia', amount: -1 }],
      },
    },
  },
];
