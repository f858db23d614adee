const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB'];

/** "812 bytes", "24 KB", "1.4 MB". */
export function printBytes(bytes: number): string {
  let amount = bytes;
  let unit = 0;
  while (amount >= 999.5 && unit < UNITS.length - 1) {
    amount /= 1000;
    unit += 1;
  }
  return `${unit > 1 && amount < 9.95 ? amount.toFixed(1) : Math.round(amount)} ${UNITS[unit]}`;
}
