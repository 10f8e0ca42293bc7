export const LONG = process.env['LONG_TESTS'] === '1';
export function runs(short: number, long: number): number {
  return LONG ? long : short;
}
