import type { ShipType, UnitType } from '../../effects/shapes';
import { phrasesIn, stemmed } from './phrases';
import type { Topic } from './token';

/**
 * What words of a card may speak of, besides names and numbers: for each topic the phrases for it (phrases.ts), in small
 * letters without dots, a blank for each hyphen. A plural and the third person are read without being listed; a word of
 * two topics is listed with both. No topic on purpose: “morale”, “unrest” (titles), “flag” (no card moves one), “war”.
 */
const SAID: Record<Exclude<Topic, 'comma' | 'stroke' | 'stop' | 'unit' | 'ship'>, string> = {
  // Topics of effect kinds.
  support: '(public|popular|national|domestic)? support|supp|sup (level|modifier)?',
  income:
    '(national|nat)? income|inc (point|level)?, (tile point|tp|point) of income, tp|brp|revenue, tile point|pt',
  tile: '(random|rnd|rdm|rand)? (income)? tile (draw)?, random|rand|rnd draw, rnd, rand, chit',
  draw: 'draw|draws|drawn|drawing, pull|pulled|pulling',
  index:
    '(the)? (european)? index (level)?, (european|eur|euro|europ)? aggression (index)?, (the)? eai (modifier|level)?, e a i',
  climate: 'ec, (economic|econ)? climate|clim',
  balance:
    '(edge|lead|advantage)? in? (the)? bop|balance, (edge|lead|advantage)? in? (the)? balance|bal of power, power balance|bal, bal, (bop|balance of power) lead|edge|advantage',
  pact: '(trade)? pact|agreement|treaty, tp',
  result: 'result|res, research result|success',
  level: '(whole|full|research)? level|lvl|lev, a whole|full level',
  step: '(research)? step',
  counter: 'counter|ctr|cntr|cnt|marker, ac, dc, activity counter',
  activity: 'ac, activity (counter)?',
  diplomatic: 'diplomatic|diplomacy|diplo|diplom|dipl|dip (point)?, dp, dc',
  research: 'research|researching|res|tech|technology, r and d',
  project: '(research)? project|proj',
  construction:
    'construction|constructed|construct, build|builds|built|building|shipbuilding|shipyard, (in|on)? (the)? yard|shipyard, on the slips, in construction|building, under construction, being built, (we|they|you)? are building, (is)? begun, start|starts|launch, (to)? start building, (we|you|they)? have (under construction|in the yards), lay|lays|laid (down)?, activate|activated|mobilize, throw down, turns up',
  space: 'space, box',
  accelerate:
    'accelerate|accelerated|acceleration|accel|acc|advance|adv, ahead|along|forward|farther|faster|on, jump (ahead)?, (get|shoved|pushed|push|skip|move|moved) ahead|forward|along|on, (move|moved) up, speed|sped up',
  'civil war': '(civil|civ) war|w (event|box)?, cw, scw',
  subversion:
    '(free)? subversion|subv|sub result|res|success, (free)? subversion|subv, subvert|subversive (activity)?, (free)? subversion attempt',
  purge:
    '(a|great|public|military)? purge|purging|purged (effect|event)?, under (a|the)? purge (effect)?, (effect|effects) of (a)? purge, (a)? purge going on',
  espionage: 'espionage|espion|espi|esp|spying (effect|event)?, (a)? peek (at)?, (our)? agents',
  'spy ring':
    'spy|spyring (ring)?, (it|she|he|they|we|you) had|held (a spy|a spy ring|one) (there|in there)?, (a spy ring|one) were|was held|there (there)?',
  double:
    'double|doubled|doubling|dbl|twice, times 2|two, double it, it is doubled, it doubles, count|counted double|twice, (is|are)? worth double|twice',
  permit:
    'permit|permitted|allow|allowed|possible|available|legal|unlocked|enabled|legalized|authorized|open|opened|opens|ok|okay, opens up (for)?, is on the table, (can|may|get to) (do|research|start|begin|be researched), can|may, (is|are)? allowed to research, begin|start, be researched, is allowed|possible',
  dispute:
    'dispute|disputed|disp|versus|vs|v|quarrel|quarreling|quarrelling|conflict|row|feud|feuding|squabble|squabbling|claim, at odds, against, (territorial|border)? dispute (between|over)?, contest|contested, row between|over, fall|fell out, falling out, argue|arguing|quarrel|quarrelling|quarreling over|with, (are)? at each other throat, (must|has to|have to)? support|back|take|pick one side|country, (must|has to|have to)? support|back|take|pick one of them, pick one and, (must|has to|have to)? back (one)?, (must|has to|have to) support (one)?, pick|picks one (and)?, take|takes one side, the? other (side|one)?, get|take|back the other (one|side)?, each side, opponent, neighbor|neighbour, side',
  factory:
    '(idle|one|a)? factory|fact|fac (conversion|conv)? (price)?, conversion|conv (of)? (a)? (factory)?, (converting|convert|turning|turn|flipping|flip|mobilizing|mobilising|mobilize) (or)? (mobilizing|mobilising|mobilize|converting|convert)? (an|a|one|1)? (idle)? factory|fact|fac (over)?, convert|converting|mobilization|mobilize|mobilise|mobilizing|mobilising, convert|converting or mobilize|mobilise|mobilizing|mobilising, mobilize|mobilizing or convert|converting, turning|turn|flip|flipping over a? factory, (to)? turn over, factory (that is)? turned|flipped|converted (over)?, (turned|flipped) over factory, (cost of)? flipping|turning (a)? factory (over)?, factory flip|flipping|turnover',
  // Words that qualify an effect.
  cost: '(it)? cost|costing|price, it will cost',
  free: "free|gratis (of charge)?, for free|nothing, at (no|zero) cost|charge, no|zero cost|charge (at all)?, no cost, is free, cost|costs|costing nothing, (and)? (it)? cost (us)? nothing, (it)? cost no tile, does not cost us anything, on the house, without cost|paying|tile|counter, without any cost, without a tile|counter, without (having to pay|paying) (for it|anything)?, without spending (anything|a tile|tile|any tile)?, pay|pays|paying nothing, (do not|don't|does not|doesn't) (have to)? pay for it|that, not paid for, needs no tile|counter, no tile|counter needed|required, no tile and no (activity)? counter needed, no tile point (needed|required)?, no counter, no tp|ac, no tile pt, no (tile point|tile) (or|and|no)? (activity)? counter (needed|required)?, no activity counter (is)? (required|needed|expended|spent)?, for no tile point",
  point: '(research)? point|pt|notch, rp, a notch',
  'tile point': 'tp, tile point|pt',
  earlier:
    'earlier|previous|prior|past|prev|old|existing|before|already (investment|on)?, investment|invested|value|progress|work|spending|accumulated|achieved|attained|revealed|shown (of)?, so far, (have|has)? already (made|put|there|in|achieved|invested|sunk) (into|in)? (it)?, (from|invested)? before, put in|into|there, have|has (got)? in, (is)? in there (already)?, (whatever|what) (everyone|everybody|anybody|anyone|they|you) (have|has)? (already)? put|in (into)?, what (is|was) (already)? (there|in there|put|invested), what they have, work so far, (have|has|we have|it has) shown, been researched, researched, there, research already (achieved)?, inv',
  place:
    '(may|can)? (be)? place|placed|put|use|enter|go (down)? (in|into|to)?, (may|can) lay down, diplomacy possible, allowed in, allowed|permitted',
  whatever:
    "no matter (what)?, despite|notwithstanding (everything|restriction|purge|the purge|any purge|purge effect)?, in spite of everything|restriction, regardless of (the|a|any)? purge (effect)?, purge or (no|not) (purge)?, even (if|though|when|where|in|with|during|under) (it|they|that|a|the)? (is|are)? (normally|usually)? (barred|forbidden|prohibited|purge|purged|off limit|not allowed|closed) (effect)? (apply)? (to us)?, even if purge effect apply, although|though barred|forbidden, even though (that|it|we|they) (is)? (normally|usually)? (cannot|can't|may not|closed|forbidden) (to us)?, (normally|usually)? (barred|closed|forbidden|prohibited), off limit, whatever the purge says, purge ok, also (in|under) (a)? purge",
  modifier: 'modifier|mod|drm|dm, (better)? odds, (bonus)? modifier, one modifier',
  'no modifier':
    'no (diplomatic|dipl|dip|diplo)? (modifier|mod|drm|dm|effect), without (a|any)? (diplomatic)? modifier|effect, no dipl|dip|diplo, (and)? nobody gets (a|any)? modifier (out of it|for it)?, nobody gets anything out of it, (it)? (has|gives) no modifier, (it)? gives (nobody|no one) (a|any) modifier, no modifier for (anyone|anybody), no effect on|in diplomacy, it? changes nothing in|on diplomacy',
  'counts two':
    '(a|one|the one)? (pact)? (in|with)? (turkey|poland|spain|russia) (counts|counting|counted|is|being|is worth) (as|for)? (two|2|double|twice), turkey as two',
  any: '(any|some|either) (one)? (of)?, (your|our|of our|owner|her|his|its|own|a)? choice (of)?, of (its|her|our|your|their|his)? (own)? choosing|choice, choose|chosen|chooses|pick|picks|select|selects (one)?, choose|pick|select between, (take)? your|our pick, one of (these|them)?, (in)? one country (from|of)?, (one)? only (one)?, flexible|flex, whichever (we|you|she|it) (like|want), any (they|it|she) like',
  all: 'all|everyone|everybody|everything (of)?, (for)? (every|each|all) (major)? power, every single, for all (alliances)?, for everyone|everybody',
  each: 'each|every|per|apiece|ea (of)?, for each|every|every one (of|single)?, number|count of, for? the (number|count) of, a piece, (and)? each (of them)? (gets)?, plus one for each',
  max: '(but)? (to|up to|with)? (a)? max|maximum|maximal|mx|limit|cap|ceiling (of|is)?, up to, at (the)? (very)? most, (but|and|though)? (no|not|never) (more|higher) than, (it)? can never|not be more than, (but)? not|never (over|beyond|above|past), limited to, capped (at)?, tops (out at)?, (is)? the (most|max|ceiling), maxes out at, upper limit, (it)? can go down three too|(as well), can go',
  back: 'back',
  base: 'base|basic (of)?, from a base of, start|starts|starting|begin|begins|beginning (from|with|at)?, is at',
  inverse:
    'inverse|inverted|inversely|opposite|reverse|reversed|contrary (of)?, (the)? opposite (way|of whatever)? (to)?, negative of, (with)? (the)? sign reversed, flip the sign of, the other way round, turned (around|over), upside down, minus the, inv, subtract the?',
  equal:
    'whatever, (by)? that much, (by)? the same amount, equal|equals|match|follow|following (to)?, same (value)? as, like, (is)? modified|changed|set by (whatever|an amount equal to)?, modifier is, modify|modifies (by)?, (by)? the, by|as|depend (on)?, based on, according to, tied|linked|set (equal)? to, vary|varies|moves|goes|move|go (just)? with|by (whatever)?, corresponds to, counts (as|for), changes by (whatever)?, change by current, as (if|though), (by)? as much (as)?, by that much, (that)? is (what)? happens to, what happens to, is worth, (goes)? up or down (by|with) (whatever)?, add|adds or subtract|subtracts, plus or minus, depends on',
  whoever: '(her|his|its|their) (way|own)',
  none: "no|none|never|skip|without|cannot|not|don't|doesn't|dont|doesnt (any|get)?, does|do not, draw nothing, sit|sits out, none at all",
  or: 'or',
  and: 'and|but|plus|n',
  up: 'up|more|extra|xtra|additional|addl|another|bonus|plus|higher|better|further|closer|nearer|positive|dearer|costlier (by)?, more expensive, gain|gained|rise|rising|raise|raised|increase|increased|increasing|add|added|improve|improved|boost|boosted|receive|grow|climb|advance|advanced|strengthened|win|pocket|give|counts, (go|come|came|move|moved|pick|picked|get|tick|bump|bumped|back|swing|climb) up|closer|back, climb, back up, (get|earn|come|gets) (it)? back, rake in, a (boost|plus) (of)?, (a)? leg up, better off, bonus of, (beyond|over|above) (the|its) limit, in excess of (the|its)? (normal|usual)? (limit|number)?, takes? a? lead',
  down: 'down|dn|less|fewer|lower|lowered|worse|minus|negative|penalty|cheaper|weaker|away|off|short (by)?, lose|lost|losing|drop|dropped|fall|fell|falling|reduce|reduced|reduction|decrease|decreased|decline|declined|cut|subtract|deduct|sink|shrink|slip|slipped|sag|worsen|weaken|suffer|miss|forfeit|owe|dwindle, (go|come|came|slide|knock|tick) down, (take|takes) (a)? (hit|knock|dip) (of)?, (lose|miss|lost|missed) out on, give|hand up|over, worse off, go without, set back, (take|taken|knock) off|from, knock, cool (on|toward), has|have to pay, pay with, take (a)? three point knock',
  gone: 'lose|lost|losing, give up, hand over',
  paid: 'pay|paying|spend|spending|spent|sell|hit|under, cost us|them|him|her, trades in',
  swing:
    'move|moved|shift|shifted|change|swing|swung|nudge|push|slide|drift|tilt|lean|inch|edge|creep|tick|bump|bumped|shoot (by)?',
  gets: 'get|got|getting|have|has|earn|receive|gain',
  dear: 'cheaper|dearer|costlier (by)?, more expensive',
  set: '(each|every|per|all) turn, for the rest of the game',
  'now on':
    'from now on|onward (in)?, from (this turn|here) on|onward|onwards, as of now, starting now, for the (rest|remainder) of the game',
  second: '(a)? second|2nd',
  third: '(a)? third|3rd',
  different: 'different|distinct|diff|dif',
  'in income': '(in the)? income phase, (at)? (the)? start of income',
  'in diplomacy': '(in the|in)? diplomatic|diplomacy phase, (when|as) diplomacy is resolved',
  'in economy': 'industrial, (in the)? economic|research|construction phase|segment, industrial segment',
  self: '(for)? (me|us|you|myself), i|my|mine|we|our|ours|your',
  may: 'may|can|could|might|optional|optionally|allowed|allows|permitted|ok|okay',
  thing: 'it',
  silent:
    'thanks to, those|these two, one turn, go to|into, (get|gets) to (start|begin|drop|do), so does|do, category|amount|way|whatever|come|came|out|single|much|them|both|also|just|here|usual|already|sorry|happens|says|means|then|though|so|oh|yeah|what|where|there|within|those|these|new|needed|offset|border|value|count|counts|side|on, ' +
    'get|gets|got to, have|has|had got, we|it|they|you hold, (we|you|they|he|she)? have|has|hold|holds, make|makes|made, put|place|placed|lay|laid|build|built|building|activate|activated|construct|constructed|use|used|using|assign|assigned|play|choose|go|goes|give|start|begin|open|takes|conduct|undertake|attempt|pop|stick|steal|drop|bring|brought|provide|spend|spent|suffer|mobilize, (may|can) (be)?, let|lets (us|you|it|her|them), end|ends up (with)?, has|have to (make do|live) with, (make|makes) do with, (is|are)? stuck (with|under), (can|may)? put down, down in, to (put down|use|spend|play with|spend on), for us to spend on, hand|hands|handed (to)? (us|you), bring|pull|rake in, cost us|them, ' +
    '(a)? (little)? bit (of)?, a little, thanks to (this|that), because of (this|that|it), that|this|which means, for now, than (it|she)? (usual|usually|normal|normally) (would|does)?, (for)? (the)? (rest|remainder) of (this|the) turn, this time, (this)? turn only, at all, as well, at random, (of)? any (kind|type), out of|from the (cup|bag), warm|warms (up)? to, come|comes|came (over|round) (to)?, over to, lean|leans (to|toward|towards)?, look at, going on, it counts this turn only, right at the start, at the (very)? start, to begin with, up or down, takes effect, when the time comes, in? (previous|earlier|prior) turns, turns, (in|during|at|placed in|placed during)? (the|its|their|our)? (initial|first|1st) (axis|allied)? placement, through espionage, by, as, ' +
    "(it|this|the|which)? (unit|ship|counter)? (does not|doesn't|is not|not) (count|counted) against|toward|towards (the|its)? (construction|building|normal)? limit, no more than one counter per target, (the|its) target (remains|stays|is) secret (until resolution)?, points (assigned|of) this turn are not affected, they've|we've|you've (got)?, naval? construction, (the)? (axis|allies) (has|have) in, throat, each of",
};

/** Units, each type with what it is called; `unit` is of any. “Armor” and “air” alone are research. */
const UNITS: Record<UnitType | 'unit', string> = {
  unit: 'unit',
  infantry: 'infantry|inf (unit)?',
  armor: 'panzer|tank (unit)?, armor|armour|armored|armoured unit',
  land: '(land|army|ground) unit',
  air: 'air unit',
};
/** Ships in the same way. */
const SHIPS: Record<ShipType | 'ship', string> = {
  ship: '(new)? ship (down)?, warship|vessel, (naval|nav) unit|vessel',
  battleship: '(new)? battleship|bb|bship',
  carrier: '(aircraft)? carrier, cv',
  cruiser: 'cruiser, ca',
  destroyer: 'destroyer, dd',
  submarine: '(new)? submarine, u boat, uboat, new sub, sub unit',
};

/** Words without meaning of their own. “They” is not included: who is meant may matter. */
const SILENT =
  'the|a|an|of|in|for|to|by|at|this|turn|current|now|is|are|be|been|will|would|should|has|have|had|having|with|its|their|his|her|from|into|upon|toward|towards|get|getting|take|effect|event|too|herself|himself|itself|themselves|that|which|who|whose|pro|favor|favour|favored|favoured|favoring|benefit|beneficiary|major|power|minor|country|nation|european|national|government|people|apply|applied|changing|marked|do|does|must|quantity|number|placement|given|during|currently|than|earn|normal|normally|usually|she|he|some|treated|treating|between|territorial|receive|game|player|owner|immediately|joint|whichever';

/** A meaning in the lexicon: the topics of a phrase, and the type of unit or ship that it names. */
export interface Entry {
  topics: Topic[];
  type?: string;
}

function build(): ReadonlyMap<string, Entry> {
  const found = new Map<string, Entry>();
  const put = (topic: Topic, list: string, type?: string) => {
    for (const phrase of phrasesIn(list).map(stemmed)) {
      const entry = found.get(phrase) ?? { topics: [] };
      if (!entry.topics.includes(topic)) entry.topics.push(topic);
      if (type) entry.type = type;
      found.set(phrase, entry);
    }
  };
  for (const [topic, list] of Object.entries(SAID)) put(topic as Topic, list);
  put('silent', SAID.swing);
  put('silent', SAID.may);
  put('silent', SAID.paid);
  put('silent', SAID.gets);
  put('silent', SILENT);
  for (const [type, list] of Object.entries(UNITS)) put('unit', list, type === 'unit' ? undefined : type);
  for (const [type, list] of Object.entries(SHIPS)) put('ship', list, type === 'ship' ? undefined : type);
  // Phrases such as “may place” are optional; “it can never be more than” is not.
  for (const [phrase, { topics }] of found)
    if (
      /\b(?:may|can|allowed|permitted)\b/.test(phrase) &&
      !topics.includes('max') &&
      !topics.includes('may')
    )
      topics.push('may');
  return found;
}

let built: ReadonlyMap<string, Entry> | null = null;

/** Every phrase with the topics it may mean. Built at first use: building it delays the first visit. */
export function lexicon(): ReadonlyMap<string, Entry> {
  built ??= build();
  return built;
}
