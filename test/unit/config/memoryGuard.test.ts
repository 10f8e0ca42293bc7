/** The budget of clients by the memory that the process may take. */
import { describe, expect, test } from '@jest/globals';
import { getHeapStatistics } from 'node:v8';
import { resolveConfig, type ResolvedConfig } from '../../../src/config/config.js';
import { processMemory, withMemoryGuarded, type ProcessMemory } from '../../../src/config/memoryGuard.js';
import { printConfig } from '../../../src/config/print.js';

const MEBIBYTE = 1_048_576;
const small: ProcessMemory = { limitBytes: 400 * MEBIBYTE, limitedBy: 'container' };
const ample: ProcessMemory = { limitBytes: 4_144 * MEBIBYTE, limitedBy: 'heap' };

function budgetOf({ config }: ResolvedConfig): number {
  return config['memory-budget'] / MEBIBYTE;
}

test('the memory of this process is at most its heap limit', () => {
  expect(processMemory().limitBytes).toBeLessThanOrEqual(getHeapStatistics().heap_size_limit);
});

describe('the default', () => {
  test('is 512 MiB where that is at most a quarter', () => {
    const resolved = withMemoryGuarded(resolveConfig({}, {}), ample);
    expect([budgetOf(resolved), resolved.warnings]).toEqual([512, []]);
  });

  test('is a quarter otherwise, is printed so, and warns of nothing', () => {
    const resolved = withMemoryGuarded(resolveConfig({}, {}), small);
    expect([budgetOf(resolved), resolved.warnings]).toEqual([100, []]);
    expect(printConfig(resolved)).toContain(`memory-budget = ${100 * MEBIBYTE}  # default\n`);
  });
});

describe('a budget that is set', () => {
  const set = (text: string, environment = false): ResolvedConfig =>
    withMemoryGuarded(
      environment ? resolveConfig({}, { HALLEY_MEMORY_BUDGET: text }) : resolveConfig({ 'memory-budget': text }, {}),
      small,
    );

  test('is taken without a warning up to a quarter', () => {
    const resolved = set(String(100 * MEBIBYTE));
    expect([budgetOf(resolved), resolved.warnings]).toEqual([100, []]);
  });

  test('is taken with one warning above', () => {
    const resolved = set(String(100 * MEBIBYTE + 1), true);
    expect(budgetOf(resolved)).toBeCloseTo(100);
    expect(resolved.warnings).toEqual([
      'HALLEY_MEMORY_BUDGET: 104857601 bytes are more than a quarter of the memory that this process may take (419430400 bytes, by the memory limit of its container or control group): clients may end it; 104857600 bytes are safe, or raise that of the container',
    ]);
  });

  test('warns where there is no limit', () => {
    const resolved = set('0');
    expect(resolved.config['memory-budget']).toBe(0);
    expect(resolved.warnings).toEqual([expect.stringMatching(/^--memory-budget: no limit is more than a quarter /)]);
  });
});
