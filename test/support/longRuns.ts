/** Whether the long forms of property, fuzz, memory and kill tests run: `npm run test:long`. */
const LONG = process.env['LONG_TESTS'] === '1';

/** The number of repetitions: `short` in `npm test`, `long` in `npm run test:long`. */
export function runs(short: number, long: number): number {
  return LONG ? long : short;
}
