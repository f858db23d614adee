import * as v from 'valibot';
import { FLAGS, REGIONS } from '../vocabulary';

export const region = v.picklist(REGIONS, 'Name one of the nine Chinese regions (SOA 23.21).');
export const flag = v.picklist(FLAGS, 'Name a Nationalist, Communist, Japanese or warlord flag.');
