/** Values as people read them. Nothing here makes HTML: React escapes every text. */
import { formatUnits, getAddress } from 'viem';

/** A whole number with thin spaces between groups of three digits. */
export function formatCount(value: bigint | number): string {
  return String(value).replace(/\B(?=(\d{3})+(?!\d))/g, '\u202f');
}

/** Wei in gwei, with at most `digits` decimals; a smaller amount than these show is `< 0.001`. */
export function formatGwei(wei: bigint, digits = 3): string {
  return formatAmount(wei, 9, digits);
}

/** Wei in whole tokens, with at most six decimals. */
export function formatToken(wei: bigint): string {
  return formatAmount(wei, 18, 6);
}

function formatAmount(wei: bigint, decimals: number, digits: number): string {
  const [whole = '0', fraction = ''] = formatUnits(wei, decimals).split('.');
  const shown = fraction.slice(0, digits).replace(/0+$/, '');
  if (whole === '0' && shown === '' && wei > 0n) return `<\u202f0.${'0'.repeat(digits - 1)}1`;
  return shown === '' ? formatCount(BigInt(whole)) : `${formatCount(BigInt(whole))}.${shown}`;
}

/** How much of a whole, in percent with one decimal; `–` of nothing. */
export function formatShare(part: bigint, whole: bigint): string {
  return whole === 0n ? '–' : `${(shareOf(part, whole) * 100).toFixed(1)}\u202f%`;
}

/** How much of a whole, from 0 to 1; 0 of nothing. */
export function shareOf(part: bigint, whole: bigint): number {
  if (whole <= 0n || part <= 0n) return 0;
  return part >= whole ? 1 : Number((part * 1_000_000n) / whole) / 1_000_000;
}

/** Bytes in a unit that keeps the number short. */
export function formatBytes(bytes: bigint | number): string {
  let value = Number(bytes);
  for (const unit of ['B', 'KiB', 'MiB', 'GiB']) {
    if (value < 1024) return `${unit === 'B' ? value : value.toFixed(1)}\u202f${unit}`;
    value /= 1024;
  }
  return `${value.toFixed(1)}\u202fTiB`;
}

/** Local time of day; the date as well when it is not today's. */
export function formatTime(seconds: bigint, now: Date = new Date()): string {
  const date = dateOf(seconds);
  if (date === null) return `${seconds} s`;
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()].map(twoDigits).join(':');
  const isToday = date.toDateString() === now.toDateString();
  return isToday
    ? time
    : `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())} ${time}`;
}

/** The moment in ISO 8601, for `dateTime` and titles; null for one that no calendar has. */
export function formatIso(seconds: bigint): string | null {
  return dateOf(seconds)?.toISOString() ?? null;
}

/** A hash or an address with its middle left out. */
export function shorten(hex: string, digits = 4): string {
  return hex.length <= 2 * digits + 3 ? hex : `${hex.slice(0, 2 + digits)}…${hex.slice(-digits)}`;
}

/** An address in the mixed case of EIP-55; other text unchanged. */
export function formatAddress(address: string): string {
  return /^0x[0-9a-f]{40}$/i.test(address) ? getAddress(address) : address;
}

/** The bytes of hex data. */
export function byteCount(hex: string): number {
  return Math.max(0, Math.floor((hex.length - 2) / 2));
}

function dateOf(seconds: bigint): Date | null {
  const date = new Date(Number(seconds) * 1000);
  return Number.isNaN(date.getTime()) ? null : date;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
