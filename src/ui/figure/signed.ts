/** A number in words of the table: "+2", "−1" with the true minus sign, and a bare "0". */
export function signed(n: number): string {
  if (n === 0) return '0';
  return n > 0 ? `+${n}` : `−${-n}`;
}
