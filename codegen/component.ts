/**
 * The component that @open-rpc/generator runs, once for each entry of components.ts, which it takes for a language. The
 * generator copies the hand-written files, hands each template the document and writes what the template returns.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { format } from 'prettier';
import { COMPONENTS } from './components.js';
import { contractOf, type Contract } from './contract.js';
import type { Document } from './document.js';
import type { Component, Output } from './output.js';
import { withReferences } from './references.js';

/** What the generator hands to a template. */
interface TemplateParts {
  /** Checked and dereferenced. */
  readonly openrpcDocument: Document;
}

/** What the generator hands to a hook of the component, as far as it is used here. */
type Hook = (destination: string, source: string | undefined, component: { language: string }) => Promise<void>;

/** The contract of a document, which is the same for all templates of a run. */
const contracts = new WeakMap<Document, Contract>();

function contractFrom({ openrpcDocument }: TemplateParts): Contract {
  const contract = contracts.get(openrpcDocument) ?? contractOf(withReferences(openrpcDocument));
  contracts.set(openrpcDocument, contract);
  return contract;
}

const template = ({ file, emit }: Output): object => ({
  path: file,
  template: (parts: TemplateParts) => emit(contractFrom(parts)),
});

/** The generator writes files into folders that are there. */
const makeFolders: Hook = async (destination, _source, { language }) => {
  for (const { file } of componentOf(language).outputs) {
    await mkdir(dirname(join(destination, file)), { recursive: true });
  }
};

const formatOutputs: Hook = async (destination, _source, { language }) => {
  for (const { file } of componentOf(language).outputs.filter(({ formatted }) => formatted)) {
    const path = join(destination, file);
    const options = { parser: 'typescript', printWidth: 120, singleQuote: true, trailingComma: 'all' } as const;
    await writeFile(path, await format(await readFile(path, 'utf8'), options));
  }
};

const finish: Hook = async (destination, _source, { language }) => componentOf(language).finish?.(destination);

function componentOf(language: string): Component {
  const component = COMPONENTS.find((each) => each.language === language);
  if (component === undefined) throw new Error(`components.ts has no ${language}`);
  return component;
}

/** The component, as the generator calls it. */
export default {
  staticPath: (language: string): string | undefined => componentOf(language).handwritten,
  hooks: {
    beforeCompileTemplate: [makeFolders],
    templateFiles: Object.fromEntries(COMPONENTS.map(({ language, outputs }) => [language, outputs.map(template)])),
    afterCompileTemplate: [formatOutputs, finish],
  },
};
