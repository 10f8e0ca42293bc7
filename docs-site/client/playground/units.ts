/** Quantities as people write them: decimal, gwei, ether. */

/** How a quantity is typed and shown. */
export type Unit = 'decimal' | 'hex' | 'gwei' | 'ether';

/** Every unit, in the order of the menu. */
export const UNITS: readonly Unit[] = ['decimal', 'hex', 'gwei', 'ether'];

const DECIMALS: Readonly<Record<'decimal' | 'gwei' | 'ether', number>> = { decimal: 0, gwei: 9, ether: 18 };

/** Longest text that is converted; 2^256 has 78 decimal digits. */
const MAX_DIGITS = 120;

/** A quantity that was understood as hex, or what is wrong with it. */
export type Converted = { readonly hex: string } | { readonly problem: string };

/** Hex text of a number typed in a unit. Spaces and underscores between digits are ignored. */
export function toHexQuantity(typed: string, unit: Unit): Converted {
  const text = typed.trim().replace(/(?<=[0-9])[ _](?=[0-9])/g, '');
  if (text.length > MAX_DIGITS) return { problem: 'The number is too long.' };
  if (unit === 'hex' || /^0x/i.test(text)) return { hex: text };
  const decimals = DECIMALS[unit];
  const found = /^([0-9]+)(?:\.([0-9]*))?$/.exec(text);
  if (found === null) return { problem: `${JSON.stringify(typed)} is not a decimal number.` };
  const [, whole = '0', fraction = ''] = found;
  if (fraction.replace(/0+$/, '').length > decimals) {
    return {
      problem: decimals === 0 ? 'A quantity has no fraction.' : `One ${unit} has ${decimals} decimal places at most.`,
    };
  }
  const digits = `${whole}${fraction.slice(0, decimals).padEnd(decimals, '0')}`;
  return { hex: `0x${BigInt(digits).toString(16)}` };
}

/** The text of a hex quantity in a unit; undefined for text that is none. */
export function fromHexQuantity(hex: string, unit: Unit): string | undefined {
  if (!isHexNumber(hex)) return undefined;
  return unit === 'hex' ? hex : formatUnits(BigInt(hex), DECIMALS[unit]);
}

/** True for 1 to 64 hex digits with prefix. */
export function isHexNumber(text: string): boolean {
  return /^0x[0-9a-fA-F]{1,64}$/.test(text);
}

/** A number with this many decimal places, without trailing zeros. */
export function formatUnits(value: bigint, decimals: number): string {
  if (decimals === 0) return value.toString();
  const digits = value.toString().padStart(decimals + 1, '0');
  const fraction = digits.slice(-decimals).replace(/0+$/, '');
  const whole = digits.slice(0, -decimals);
  return fraction === '' ? whole : `${whole}.${fraction}`;
}

/** Digits in groups of three, for reading. */
export function grouped(digits: string): string {
  const [whole = '', fraction] = digits.split('.');
  const spaced = whole.replace(/\B(?=(?:[0-9]{3})+$)/g, ',');
  return fraction === undefined ? spaced : `${spaced}.${fraction}`;
}

/** Bytes for reading. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Milliseconds for reading. */
export function formatMs(milliseconds: number): string {
  if (milliseconds < 10) return `${milliseconds.toFixed(1)} ms`;
  return milliseconds < 10_000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}
