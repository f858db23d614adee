/** The address of a page of a table; with a public entry number, as the table was after that entry. */
export function pathOf(table: string, page: string, moment: number | null = null): string {
  const path = page === 'table' && moment === null ? `/table/${table}` : `/table/${table}/${page}`;
  return moment === null ? path : `${path}/${moment}`;
}
