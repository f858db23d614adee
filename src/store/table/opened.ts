/** What is asked for once a table is opened: nothing of it comes with the first page. */
export { toDamage } from '../damage';
export { openFront } from '../front';
export { mend, readOpen, readRows } from '../read-rows';
export { LiveTable } from './live-table';
export { afterReload, asBefore } from './over-the-table';
