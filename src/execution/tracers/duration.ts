/** Milliseconds of a duration as Go writes it (`300ms`, `1m30s`); null for any other text. */
export function parseDuration(text: string): number | null {
  if (text === '0') return 0;
  if (!/^[+-]?((\d+\.?\d*|\.\d+)(ns|us|µs|μs|ms|s|m|h))+$/.test(text)) return null;
  let total = 0;
  for (const [, amount = '', unit = ''] of text.matchAll(/([\d.]+)(ns|us|µs|μs|ms|s|m|h)/g)) {
    total += Number(amount) * (MILLISECONDS[unit] ?? 0);
  }
  return text.startsWith('-') ? -total : total;
}

const MILLISECONDS: Record<string, number> = {
  ...{ ns: 1e-6, us: 1e-3, µs: 1e-3, μs: 1e-3 },
  ...{ ms: 1, s: 1000, m: 60_000, h: 3_600_000 },
};
