/** Modules needed only once a table is opened; none of them load with the first page. */
export { toDamage } from '../damage';
export { readOpen, readStoredTable as readRows, repair as mend } from '../read-stored-table';
export { describeLocked } from '../sealing/locked-table';
export { openFromSnapshot as openFront } from '../snapshots';
export { keepOverlays as asBefore, restoreOverlays as afterReload } from './overlays';
export { TableSession as LiveTable } from './table-session';
