import type { ShipType, UnitType } from '../../effects/shapes';
import type { Topic } from './notion';

/** The same words, with each that diplomacy is called in the place of D. */
const withDiplomacy = (list: string): string =>
  ['diplomatic', 'diplomacy', 'diplo', 'dipl', 'dip'].map((word) => list.replaceAll('D', word)).join(', ');

/** “Even though it normally may not”. */
const MAY_NOT = ['it', 'he', 'she', 'they', 'this'].flatMap((who) =>
  ['normally', 'usually', 'otherwise'].flatMap((how) =>
    ['may not', 'can not', 'cannot'].map((not) => `even though ${who} ${how} ${not}`),
  ),
);
/** “Even though that is normally forbidden”: what bars it, and does not. */
const BARRED = ['even though', 'even if', 'although', 'though']
  .flatMap((though) => ['', ' that is', ' it is', ' they are'].map((is) => though + is))
  .flatMap((head) => ['', ' normally', ' usually', ' otherwise'].map((how) => head + how))
  .flatMap((head) =>
    ['forbidden', 'barred', 'closed', 'prohibited', 'not allowed'].map((bar) => `${head} ${bar}`),
  )
  .join(', ');

/** “As though it held a spy ring there”: what a free point of espionage is like. */
const HAD_A_SPY = ['it', 'she', 'he', 'they', 'we', 'you']
  .flatMap((who) => ['had', 'held'].map((had) => `${who} ${had}`))
  .flatMap((had) => ['a spy', 'a spy ring', 'one', 'spy'].map((what) => `${had} ${what}`))
  .concat('a spy ring were held', 'a spy ring was held', 'a spy ring were in place', 'one were held')
  .flatMap((spy) => ['', ' there', ' in there'].map((where) => spy + where))
  .join(', ');
/** “During the initial Axis placement”: when the Axis places its diplomatic counters anyway. */
const FIRST_PLACEMENT = ['initial', 'first', '1st']
  .flatMap((first) => ['', ' axis'].map((side) => `${first}${side} placement`))
  .flatMap((when) =>
    [
      '',
      'in ',
      'during ',
      'placed in ',
      'placed in the ',
      'placed during the ',
      'in its ',
      'during its ',
      'in their ',
      'during their ',
      'in our ',
      'in the ',
      'during the ',
      'at the ',
    ].map((at) => at + when),
  )
  .join(', ');
/** “In excess of the normal limit”: what is so of everything that is free. */
const NO_LIMIT = [
  ...['limit', 'limits', 'number', 'allowance', 'maximum'].flatMap((limit) =>
    ['in excess of', 'beyond', 'over and above', 'above', 'on top of'].flatMap((over) =>
      ['the', 'the normal', 'the usual', 'its', 'its normal'].map((the) => `${over} ${the} ${limit}`),
    ),
  ),
  ...[
    'it',
    'this',
    'this unit',
    'the unit',
    'this ship',
    'the ship',
    'this counter',
    'the counter',
    'which',
  ].flatMap((it) =>
    ['does not count', 'doesn’t count', 'is not counted', 'not counted'].flatMap((count) =>
      ['against', 'toward', 'towards'].flatMap((against) =>
        [
          'the limits',
          'the limit',
          'its limits',
          'its limit',
          'the construction limits',
          'the construction limit',
          'construction limits',
          'construction limit',
          'the normal limit',
          'the normal limits',
          'the building limits',
        ].map((limit) => `${it} ${count.replace('’', "'")} ${against} ${limit}`),
      ),
    ),
  ),
].join(', ');
/** “A pact in Turkey counts double”: what is so in any case. @rule GS 4.16 */
const COUNTS_TWO = ['turkey', 'poland', 'spain', 'russia']
  .flatMap((name) =>
    ['', 'pact in ', 'a pact in ', 'one in ', 'the one in ', 'pact with '].map((of) => of + name),
  )
  .flatMap((pact) =>
    [
      'counts two',
      'counts for two',
      'counts for double',
      'counts 2',
      'counts for 2',
      'counts as 2',
      'is worth 2',
      'is 2',
      'counting as two',
      'counting two',
      'counting double',
      'being two',
      'as two',
      'counted as two',
      'counts double',
      'counts twice',
      'counts as two',
      'is worth two',
      'is two',
    ].map((two) => `${pact} ${two}`),
  )
  .join(', ');

/**
 * What else a line says, each with the words for it; singular, since a plural is read without being listed. What is
 * no topic on purpose: “morale” and “unrest” (words of titles), “flag” (no card moves one), “attack”, “war” alone.
 */
const SAID: Record<Exclude<Topic, 'comma' | 'may' | 'unit' | 'ship' | 'thing'>, string> = {
  support:
    'sup, sup modifier, sup level, supp, support modifier, support, support level, public support, popular support, national support, domestic support',
  'tile point': 'tp, tile point, tile pt',
  second: 'second, a second, 2nd, a 2nd',
  third: 'third, a third, 3rd, a 3rd',
  'now on':
    'from this turn onward, from this turn onwards, from now onward, for the remainder of the game, for the rest of the game, from now on in, starting now, as of now, from now on, from this turn on, from here on',
  'in income': 'income phase, in the income phase, start of income, at the start of income',
  'in diplomacy':
    'diplomatic phase, in the diplomatic phase, when diplomacy is resolved, as diplomacy is resolved, in diplomacy phase, diplomacy phase',
  'in economy':
    'industrial, economic phase, in the economic phase, industrial segment, research segment, construction segment, research phase, construction phase',
  income:
    'tp, inc, nat income, nat inc, tile point, tile point of income, tp of income, point of income, income, national income, brp, income point, income level, revenue',
  tile: 'rnd, rand tile, rand income tile, rand tile draw, rand draw, rnd draw, rdm tile, rnd tile, rnd income tile, rnd tile draw, tile, random tile, income tile, random income tile, tile draw, random tile draw, chit',
  draw: 'pull, pulls, pulled, pulling, draw, draws, drawn, drawing',
  gone: 'lose, loses, lost, losing, give up, gives up, giving up, gave up, hand over, hands over',
  paid: 'spend, spends, spending, spent, sells, sell, trades in, costs us, cost us, costs them, costs him, costs her, hit, hits, pay, pays, paying, under',
  swing:
    'creep, creeps, tick, ticks, inch, inches, edges, shoot, shoots, moves, move, moved, moving, shift, shifts, shifted, change, changes, swing, swings, swung, bump, bumps, bumped, nudge, nudges, nudged, push, pushes, pushed, slide, slides, drift, drifts, tilt, tilts, move by, moves by',
  dear: 'cheaper, cheaper by, dearer, costlier, more expensive',
  index:
    'european index, the european index, eur aggression index, euro aggression index, europ aggression index, eai modifier, the eai, index, eai, e a i, european aggression index, aggression index, aggression, eai level, index level',
  climate: 'ec, climate, economic climate, econ climate, clim, econ clim',
  balance:
    'edge in the balance of power, edge in bop, bal, bal of power, power bal, bop advantage, bop lead, lead in bop, lead in the bop, balance of power lead, lead in the balance of power, advantage in the balance of power, balance, balance of power, bop, power balance',
  'counts two': COUNTS_TWO,
  pact: 'tp, pact, trade pact, trade agreement, trade treaty',
  result: 'res, result, research result, research success',
  level: 'whole level, a whole level, full level, a full level, lvl, lev, level, research level',
  step: 'step, research step',
  counter: 'ctr, cntr, cnt, ac, activity counter, dc, counter, marker',
  activity: 'ac, activity counter, activity',
  diplomatic: 'dipl, diplom, dp, dc, diplomatic point, diplomatic, diplomacy, diplo, dip',
  research: 'res, research, r and d, researching, tech, technology',
  project: 'proj, project, research project',
  construction:
    'begun, is begun, throw down, we have in the yards, have in the yards, turns up, in the shipyards, start building, starts building, to start building, you are building, we are building, they are building, are building, we have under construction, yard, in the yard, in the yards, shipyards, built, builds, constructed, construct, in building, in construction, on the slips, laid down, lay down, lays down, lay, lays, laid, launch, activate, activated, activates, construction, build, building, shipbuilding, shipyard, under construction, being built',
  space: 'space, box',
  accelerate:
    'skips ahead, skip ahead, shoved ahead, pushed ahead, push ahead, moves along, move along, moved along, along, further along, gets ahead, shoved forward, pushed forward, skips forward, accel, acc, adv, moved up, moves up, move up, moved ahead, moves ahead, move ahead, moved on, moves on, move on, jump, jumps, jump ahead, moves forward, moved forward, move forward, pushed on, on, accelerate, accelerated, acceleration, speed up, sped up, faster, ahead, forward, farther, advance',
  free:
    "no activity counter is expended, no activity counter is spent, no activity counter expended, don't have to pay for it, don't have to pay for that, do not have to pay for it, doesn't have to pay for it, does not have to pay for it, don't pay for it, doesn't cost us anything, at no charge, for nothing, " +
    'without spending anything, without spending any tiles, without spending any tile, without spending a tile, without spending tiles, without spending, it costs no tiles, it costs no tile, it costs nothing, and it costs nothing, costs us nothing, it costs us nothing, no charge, on the house, without paying anything, no activity counter required, no activity counter needed, no tile points required, no activity counter, without having to pay, without having to pay for it, without paying for it, no tp, no tps, no ac, no counter needed, no tile pt, no tile pts, no tile pts no ac, without tile, without tiles, without counter, without counters, without a tile, without a counter, no counter, no counters, no tile point, no tile points, costs no tile, costs no tiles, for no tile point, no tiles and no activity counter needed, no tiles no counter, needs no tiles, no tiles or counter needed, no tiles or counters needed, no tiles needed, no tile point or counter needed, no cost at all, no tile needed, without paying, pay nothing, paying nothing, pays nothing, costing nothing, cost nothing, at zero cost, zero cost, no tile or counter needed, without any cost, is free, not paid for, free, for free, for nothing, at no cost, no cost, free of charge, gratis, costs nothing, without cost',
  factory:
    'mobilizing or converting, mobilize or convert, converting or mobilizing, converting or mobilising, convert or mobilize, convert or mobilise, mobilizing, mobilising, mobilize, mobilise, fact, idle fact, converting an idle fact, convert fac, convert fact, converting fac, converting fact, to turn over, factory turned over, factory that is turned over, turned over factory, factory turned, factory flipped, factory that is flipped, flipped factory, factory converted, converted factory, turning a factory, turning one factory, turn one factory over, turning one factory over, turning factories, turning factory, one idle factory, one factory, converting one idle factory, converting one factory, converting 1 factory, converting 1 idle factory, turning a factory over, turn a factory over, turning over a factory, turn over a factory, turning factories over, flip a factory, flipping a factory, flip factories, flipping factories, flipping factory, factory flipping, factory flip, factory turnover, cost of flipping factory, cost of flipping a factory, cost of turning factory, cost of turning a factory, cost of turning a factory over, flip an idle factory, fac, idle fac, converting an idle fac, conv, fac conv, fact conv, factory conv, factory conversion price, converting factories, conversion of factories, factory, factory conversion, conversion, convert, converting, conversion of factory, convert factory, converting factory, mobilization, converting a factory, convert a factory, idle factory, converting idle factory',
  cost: 'it costs, it will cost, costs, cost, price, costing',
  'civil war': 'cw, civil war box, civil war, civ war, civil w, scw, civil war event, civ war event',
  subversion:
    'subversion success, free subversion success, subv, subv result, subv res, free subv res, sub res, free sub res, free subv result, sub result, free sub result, free subversion, free subversion result, subversion, subvert, subversive, subversion result, subversive activity',
  purge:
    'purges, a purge going on, purge going on, under purge effects, under purge, under a purge, under the purge, effects of a purge, effect of a purge, effects of purge, great purge, public purge, military purge, military purge effect, public purge effect, purge event, purge, purging, purged, purge effect',
  espionage:
    'espion, espi, peek, a peek, peek at, a peek at, agents, our agents, esp, espionage, spying, espionage effect, espionage event',
  'spy ring': `spy ring, spy, spyring, ${HAD_A_SPY}`,
  point: 'notch, a notch, research point, rp, point, pt, rp, research point',
  double:
    'dbl, double it, it is doubled, doubles it, it doubles, count double, counts double, counted double, times 2, double, doubled, doubling, doubles, twice, x2, 2x, times two',
  earlier:
    'sunk into, already sunk into, have sunk into, has sunk into, have already sunk into, have in, has in, has got in, have got in, in there, is in there, in there already, been working on, so far put into, work so far, what is in there, what is in there already, what they have in, what you have in, what they have, earlier on, achieved, already achieved, achieved already, previously achieved, research already achieved, achieved so far, attained, shown, have shown, has shown, we have shown, it has shown, shown by it, revealed, whatever anybody put into, whatever anyone put into, what anybody put into, what anyone put into, whatever everybody put into, whatever has been researched, what has been researched, whatever was researched, what was researched, has been researched, researched, prev, inv, already in, what is already in, already in it, in it, before, from before, invested before, old, already, already there, already put, put, put into, put in, what is there, what was invested, already invested, there, what was put, research already, earlier, previous, prior, past, investment, invested, value, value of, previous investment, so far, already made, accumulated, existing, progress, work, spending',
  permit:
    'on the table, is on the table, opens up, opens up for, open up, opens, get to do, gets to do, get to research, gets to research, allowed to research, are allowed to research, is allowed to research, can do, is allowed, ok, okay, can, may, can start, may start, can begin, allows, permits, legalized, enabled, can be researched, may be researched, be researched, permit, permitted, allow, allowed, may begin, can begin, begin, begins, start, starts, is possible, possible, unlocked, available, authorized, authorised, open, opened, legal',
  place:
    'may put down, can put down, may lay down, can lay down, can put, may use, diplomacy possible, can use, allowed in, may place, can place, may be placed, can be placed, may put, place, placed, allowed, permitted, may enter',
  whatever: `notwithstanding the effects of any purge, notwithstanding purge effects, notwithstanding any purge, notwithstanding, regardless of purge effects, regardless of the purge, regardless of a purge, regardless of any purge, no matter, even though that is normally closed to us, even though we usually cannot, even though we usually can't, even though we normally cannot, even though we normally can't, even if it usually cannot, even if it normally cannot, usually closed to us, normally closed to us, even if purge effects apply, even if a purge applies, even under purge effects, even with purge effects, purge ok, purge okay, ok in purge, ok in a purge, also if purged, purge does not matter, ${BARRED}, ${MAY_NOT.join(', ')}, although barred, although forbidden, although prohibited, also in purge, also under purge, purge or no, purge or not, even if it is not allowed, even if not allowed, even with purge, even in purge, even with a purge, also when purge, also in a purge, purge or no purge, whatever the purge says, normally barred, usually barred, normally forbidden, normally not allowed, usually closed, even when they are off limit, even if off limit, off limit, even when off limit, despite purge, despite the purge, even in a purge, even if purged, even under purge, regardless of purge, regardless of the purge, even during purge, even if prohibited, in spite of everything, in spite of restriction, whatever bars it, despite everything, even where barred, even when barred, no matter what, whatever the bar, otherwise barred, even if barred, whatever, regardless, despite, despite restriction, regardless of restriction, even if closed, otherwise closed, closed, normally closed, whatever forbids it, ignoring restriction, even if forbidden`,
  dispute:
    "at each other throat, are at each other throat, throat, squabbling, squabble, squabbles, row, row between, row over, at each other's throats, are at each other's throats, fall out, falls out, falling out, fell out, take one side, takes one side, picks one side, pick one side, picks a side, pick a side, backs a side, get the other, gets the other, take the other, takes the other, picks one and, has to take one side, have to take one side, disp, must support one country, must support the other, must support one, quarreling, quarrelling, quarrel over, quarreling over, quarrelling over, quarrels over, argue over, arguing, arguing over, feud, feuding, disputing, has to back, have to back, has to support, have to support, opponent, opponents, neighbor, neighbors, neighbour, neighbours, other, others, the other side, the other one, each side, contest, contests, contested, must support, must back, backs, back, disputed, dispute over, quarrels, argues with, argue, dispute, versus, vs, v, quarrel, conflict, at odds, against, territorial dispute, border dispute, dispute between, claim, must support one side, must back one side, backs one side, supports one side, side",
  modifier: 'odds, better odds, edge, bonus there, bonus modifier, one modifier, modifier, mod, drm, dm',
  different: 'different, dif, diff, distinct',
  'no modifier': withDiplomacy(
    'no dipl, no dip, no diplo, nobody gets a modifier out of it, and nobody gets a modifier, nobody gets a modifier, nobody gets a modifier for it, nobody gets anything out of it, without anyone getting a modifier, no one gets a modifier out of it, no mod, no mods, without mod, no drm, no dm, no D mod, it gives nobody any modifier, gives nobody any modifier, it gives nobody a modifier, gives nobody a modifier, nobody gets any modifier, it gives no one a modifier, it gives no modifier, gives no modifier, it has no modifier, has no modifier, without any modifier, no one gets a modifier, no modifier for anyone, no modifier for anybody, no modifier, without modifier, without a modifier, no D modifier, without D modifier, no D effect, without D effect, no effect on diplomacy, no effect in diplomacy, it changes nothing in D, changes nothing in D, it changes nothing on D, nothing in D',
  ),
  whoever: 'her way, his way, its way, their way, her own, his own, its own, their own',
  any: 'whichever she likes, whichever we like, whichever you like, whichever it likes, whichever you want, whichever we want, your choice of, take your pick, any one of, of her choosing, of his choosing, of its choosing, of their choosing, of your choosing, of our choosing, of our choice, of their choice, of his choice, one country, in one country, any country, flexible, flex, one country from, one country of, one country, one only, only one, one of them, one of these, chooses one, choice of, choice, chooses, picks, picks one, select, selects one, select one, a choice of, of its own choice, its choice, own choice, some, any, any one, of its choice, of your choice, of her choice, of choice, owner choice, your choice, one of, either, pick one, choose one, choose, chosen, pick, your pick',
  all: 'for all alliances, for every alliance, all alliances, everything, every single, for all, for everyone, for everybody, all, all of, everyone, everybody, every power, all power, each power, every major power, each major power, all major power',
  each: 'for every single, a piece, each and every, and each of them gets, each of them gets, each of them, and each gets, ea, number of, for the number of, the number of, count of, for every one of, each of, each, per, every, for each, for every, for each of, apiece, plus one for each',
  max: 'but never past, never past, but not past, not past, it can go down three too, it can go down three as well, it can go down by three too, tops out at, top out at, maxes out at, max out at, is the most, at the very most, the most, is the max, is the ceiling, is the limit, but never more than, though never more than, though no more than, only up to, but only up to, and only up to, and never more than, up to at most, of them at most, of them at the most, of these at most, at the most, max is, maximum is, it can never be more than, it can not be more than, it cannot be more than, can never be more than, it can be no more than, and no more than, no higher than, not higher than, not over, not beyond, never over, ceiling, ceiling of, tops, mx, maximal, but not more than, but no more than, but not above, upper limit, with a maximum of, with a max of, to a max of, up to a max of, max, maximum, maximum of, at most, up to, up to a maximum of, to a maximum of, up to maximum, no more than, not more than, limit, limit of, cap, capped, capped at, limited to, not above, never above, never more than',
  back: 'back at most, back at the most, back at maximum, back max, back but no more',
  base: 'start, start from, starts from, start with, starts with, begin with, beginning at, basic, base, base of, starting at, starts at, start at, starting from, begin at, begins at, from a base of',
  inverse:
    'opposite way, the opposite way, opposite way to, the opposite way to, opposite of whatever, the opposite of whatever, flip the sign of, does the opposite of, goes against, inv, sign reversed, with sign reversed, turned around, turned over, inversely, contrary of, the other way round, upside down, with the sign reversed, inverse, inverted, inverse of, opposite, opposite of, reverse, reverse of, negative of, reversed, minus the',
  equal:
    'goes up or down by whatever, goes up or down with, goes up or down by, up or down by, up or down by whatever, up or down with, add or subtract, adds or subtracts, plus or minus, add or deduct, as much, as much as, by as much, by as much as, by that much, that is what happens to, what happens to, just goes with, depends on what, whatever happens to, is worth, changes by whatever, moves by whatever, as if, as though, as if it had, modify, modifies, modify by, counts as, counts for, goes with, by, tied to, linked to, depend on, corresponds to, is modified by, varies with, moves with, set by, set equal to, is set by, equal to, equal, equals, same as, modified by, modifier is, depends on, according to, follows, following, as, matches, by the, based on, set to, same value as, like, changes by, changed by',
  none: "sits out, sit out, goes without any, nobody gets any, don't, doesn't, dont, doesnt, don't get, doesn't get, no tile at all, none at all, skip, skips, not any, does not, do not, cannot, never, no, none, without, draws nothing, not",
  or: 'or',
  and: 'plus, and, but, n',
  up: 'advanced, is advanced, is advanced by, advanced by, picks up, pick up, picked up, rakes in, rake in, pockets, better off, comes up, come up, came up, ticks up, bump up, bumps up, a boost, boosts, a leg up, leg up, win, wins, earns back, a plus, bonus of, get back up, back up, comes closer, come closer, moves closer, better, comes back, come back, xtra, addl, closer, nearer, moves up, move up, moved up, beyond the limit, over the limit, above the limit, above its limit, beyond its limit, gives, give, counts, more, extra, additional, another, bonus, gain, gains, gained, up, up by, rise, rises, rising, raise, raised, increase, increased, increasing, plus, add, added, adds, improve, improved, improves, higher, boost, boosted, receive, receives, grow, grows, further, go up, goes up, advances, climbs, strengthened, positive, dearer, costlier, more expensive',
  self: 'i, my, me, mine, we, our, ours, us, you, your, for me, for us, for you, myself',
  set: 'each turn, every turn, per turn, a turn, all turn, for the rest of the game',
  silent:
    `category, they've got, we've got, you've got, they've, we've, you've, ${FIRST_PLACEMENT}, ${NO_LIMIT}, ` +
    'one another, that is one of those disputes, that is a dispute, when the time comes, ' +
    'the axis must support one of the two countries, the axis must support one of them, the axis must back one of them, the axis must back one of the two, it counts this turn only, this turn only, ' +
    'the target remains secret until resolution, the target stays secret until resolution, its target remains secret, the target remains secret, the target stays secret, the target is secret, ' +
    'points assigned this turn are not affected, points of this turn are not affected, no more than one counter per target, one counter per target, ' +
    'things are getting worse, times are getting worse, it is getting worse, things get worse, things got worse, right at the start, at the start, at the very start, to begin with, up or down, either up or down, turns, previous turns, earlier turns, prior turns, the allies have in, allies have in, the axis has in, the axis have in, pull in, pulls in, rake in, rakes in, put down, puts down, get to put down, gets to put down, than usual, those, these, those two, these two, conduct, conducts, attempt, attempts, undertake, draw them at random, drawn at random, taken at random, at random, ' +
    'spend, spends, for us to spend on, to spend on, to spend, a bit of, a bit, a little bit, a little, just, thanks to this, because of this, because of that, because of it, thanks to that, that means, this means, which means, for now, gets to, get to, got to, have got, has got, we have got, lets us, let us, lets you, lets her, lets it, lets them, ends up with, end up with, ends up, end up, has to make do with, have to make do with, make do with, makes do with, sorry, happens, says, we hold, he holds, she holds, means, out of the cup, out of the bag, from the cup, from the bag, to play with, to use, to put down, going on, stuck with, is stuck with, are stuck with, stuck under, is stuck under, are stuck under, has to live with, have to live with, live with, lives with, warms to, warm to, warms up to, comes over to, come over to, comes over, come over, over to, comes round to, drifts, tempts, handed to, look at, amount, way, we have, you have, they have, pop, pops, down in, whichever, though, then, so yeah, so, oh, yeah, here, usual, also, stick, sticks, to us, for us all, at us, already, takes effect, up for grabs, steal, steals, bring, brings, brought, provide, provides, any kind, of any kind, of any type, and so on, hand us, hands us, hand you, handed to us, handed to you, hit, hits, costs us, cost us, costs them, costs him, costs her, sells, sell, spent, spending, pay, pays, bring in, brings in, than it normally would, than it usually does, than it normally does, than it usually would, than she normally would, than she usually does, for the rest of this turn, for the rest of the turn, rest of this turn, this time, as well, any they like, any it likes, any she likes, whichever they like, leans, leans to, leans toward, leans towards, suffers, what, ok, okay, turn only, this turn only, count, construction, naval construction, at all, there, within, where, may, can, allowed, allows, permitted, open, start, starts, begin, begins, put, place, placed, build, built, building, activate, activated, construct, constructed, new, use, used, assign, assigned, move, moves, moved, shift, shifts, go, goes, make, makes, mobilize, mobilise, in first placement, in 1st placement, play, plays, lay, laid, choose, advance, advances, both, offset, offset by, marker, by, as, needed, paid, give, gives, side, border, one side, takes, value, counts, available, is allowed, on, through espionage, you hold, they hold, it holds, he has, she has',
  down: 'dn, takes a dip, take a dip, took a dip, loses out on, lose out on, lost out on, losing out on, misses out on, miss out on, missed out on, slips, slip, slipped, sags, sag, dips by, tumbles, plunges, dwindles, takes a hit, take a hit, takes a hit of, takes a knock, take a knock, knock, knocks, knocked, comes down, come down, came down, worse off, goes without, slides down, sets back, set back, cools on, cool on, cools toward, cools towards, away, forfeit, forfeits, owe, owes, short, miss, misses, take off, takes off, taken off, off, taken from, knock off, knocked off, weakens, weaken, give up, gives up, giving up, gave up, pay with, pays with, must pay, has to pay, have to pay, hand over, hands over, worse, falls by, fall by, drops by, drop by, cheaper by, fewer, less, lose, loses, lost, losing, drop, drops, dropped, fall, falls, fell, falling, lower, lowered, lowers, reduce, reduced, reduction, decrease, decreased, decreases, down, down by, decline, declines, declined, minus, cut, cheaper, subtract, negative, penalty, sink, sinks, go down, goes down, worsens, shrinks, weaker, suffers',
};

/** Units, each type with what it is called; `unit` is of any. “Armor” and “air” alone are research. */
const UNITS: Record<UnitType | 'unit', string> = {
  unit: 'units',
  infantry: 'inf, infantry unit, inf unit',
  armor: 'panzer, tank, armor unit, armored unit, armour unit, armoured unit, tank unit, panzer unit',
  land: 'land unit, army unit, ground unit',
  air: 'air unit',
};
/** Ships in the same way. */
const SHIPS: Record<ShipType | 'ship', string> = {
  ship: 'new ship, ship down, new ship down, warship, vessel, naval unit, naval vessel, nav unit, nav vessel',
  battleship: 'bb, bship, new battleship',
  carrier: 'cv, aircraft carrier',
  cruiser: 'ca',
  destroyer: 'dd',
  submarine: 'u boat, uboat, new sub, sub unit',
};
const ANY = new Set(['unit', 'ship']);

/** Words that leave something to somebody. */
const CHOICES = [
  'ok',
  'okay',
  'may',
  'can',
  'could',
  'might',
  'optional',
  'optionally',
  'allowed',
  'allows',
  'permitted',
];

/** Words that say nothing by themselves. “It” and “they” are not among them: who is meant may matter. */
const SILENT = new Set(
  `the a an of in for to by at on this turn current now is are be been will would should has have had having with its
 their his her from into upon within towards toward get gets getting take takes takes effect event 
 just also too then herself himself itself themselves so that there which who whose pro favor favour favors favours favored favoured favoring benefit benefits beneficiary major power
 powers minor country countries nation nations european national government people apply applies applied change
 changes changing marked here do does can may must quantity amount number placement give gives given during
 currently than earn earns normal normally usual usually she he some under treated treating between gets territorial receives its game player players owner
 immediately`.split(/\s+/),
);

export const isSilent = (word: string): boolean => SILENT.has(word);

/** Every topic, by each way it is said. A word of two topics is listed with both. */
export const TOPICS: ReadonlyMap<string, readonly Topic[]> = (() => {
  const found = new Map<string, Topic[]>();
  const put = (topic: Topic, list: string) => {
    for (const word of list.split(/\s*,\s*/)) found.set(word, [...(found.get(word) ?? []), topic]);
  };
  for (const [topic, list] of Object.entries(SAID) as [Topic, string][]) put(topic, list);
  for (const [type, list] of Object.entries(UNITS)) put('unit', `${type}, ${list}`);
  for (const [type, list] of Object.entries(SHIPS)) put('ship', `${type}, ${list}`);
  put('silent', SAID.swing);
  for (const word of CHOICES) put('may', word);
  // “It can never be more than” bounds something, and leaves nothing to anybody.
  for (const phrase of found.keys())
    if (
      !found.get(phrase)?.includes('max') &&
      CHOICES.some((word) => phrase !== word && phrase.split(' ').includes(word))
    )
      put('may', phrase);
  return found;
})();

/** The type of a unit or a ship, by each way it is said; what is of any type is not among them. */
export const TYPES: ReadonlyMap<string, string> = new Map(
  [...Object.entries(UNITS), ...Object.entries(SHIPS)].flatMap(([type, list]) =>
    ANY.has(type) ? [] : [type, ...list.split(/\s*,\s*/)].map((word): [string, string] => [word, type]),
  ),
);

/** Number words. */
export const COUNTED: ReadonlyMap<string, number> = new Map(
  ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'].map((word, at) => [
    word,
    at,
  ]),
);
