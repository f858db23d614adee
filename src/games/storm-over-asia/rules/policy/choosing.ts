import { createChoosing } from '@/kernel/command/choosing';
import { CATALOGUE } from './catalogue';

/** How a power of the app’s chooses in Storm Over Asia. */
export const { choose, pick } = createChoosing(CATALOGUE);
