import * as v from 'valibot';
import { whole } from '@/kernel/command/define';
import { whyShape } from '@/kernel/command/policy';
import { DECK_SIZE, LISTS, listEntryShape, power } from '../cards/card';
import { FLAGS, REGIONS } from '../vocabulary';

export const region = v.picklist(REGIONS, 'Name one of the nine Chinese regions (SOA 23.21).');
export const flag = v.picklist(FLAGS, 'Name a Nationalist, Communist, Japanese or warlord flag.');

/** A shown card in an entry: a file that does not match is damaged. */
export const showing = v.strictObject({
  power,
  slot: v.optional(whole(1, 99)),
  number: v.optional(whole(1, DECK_SIZE)),
  list: v.optional(v.picklist(LISTS)),
  event: v.nullable(listEntryShape),
  nothing: v.optional(v.array(flag)),
  why: v.optional(whyShape),
});
