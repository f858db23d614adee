/** A number in words of the table: "+2", "−1" with the true minus sign, and a bare "0"; a sum such as money has no plus. */
export function signed(n: number, sign: 'always' | 'minus' = 'always'): string {
  if (n < 0) return `−${-n}`;
  return n > 0 && sign === 'always' ? `+${n}` : String(n);
}
