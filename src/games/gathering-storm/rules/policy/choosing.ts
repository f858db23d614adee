import { createChoosing } from '@/kernel/command/choosing';
import { CATALOGUE } from './catalogue';

/** How a power of the app’s chooses in Gathering Storm. */
export const { choose, pick } = createChoosing(CATALOGUE);
