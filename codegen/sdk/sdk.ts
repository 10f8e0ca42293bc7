import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Component, Output } from '../output.js';

/**
 * The client SDK of a language: what is made from the contract, the files of `codegen/sdk/<language>/runtime/`, and the
 * licence of the project.
 */
export function sdk(language: string, outputs: readonly Output[]): Component {
  return {
    language,
    folder: `sdk/${language}`,
    outputs: [...outputs, LICENCE],
    handwritten: join(import.meta.dirname, language, 'runtime'),
  };
}

const LICENCE: Output = {
  file: 'LICENSE',
  emit: () => readFileSync(join(import.meta.dirname, '../../LICENSE'), 'utf8'),
  formatted: false,
};
