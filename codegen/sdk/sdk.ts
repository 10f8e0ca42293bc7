import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Component, Output } from '../output.js';

/**
 * The client SDK of a language: what is made from the contract, the files of `codegen/sdk/<language>/runtime/` where
 * there are any, and the licence of the project.
 */
export function sdk(language: string, outputs: readonly Output[], finish?: Component['finish']): Component {
  const runtime = join(import.meta.dirname, language, 'runtime');
  return {
    language,
    folder: `sdk/${language}`,
    outputs: [...outputs, LICENCE],
    ...(existsSync(runtime) && { handwritten: runtime }),
    ...(finish !== undefined && { finish }),
  };
}

const LICENCE: Output = {
  file: 'LICENSE',
  emit: () => readFileSync(join(import.meta.dirname, '../../LICENSE'), 'utf8'),
  formatted: false,
};
