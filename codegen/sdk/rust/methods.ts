/** Emits src/methods.rs and src/batch_methods.rs: a typed function for every method, alone and in a batch. */
import type { NativeContract, NativeMethod, NativeParam, Type } from '../native/model.js';
import { pascalCase, snakeCase } from '../native/names.js';
import { functionHead, rustComment, rustFile, rustName, RUST_WIDTH } from './text.js';
import { rustType } from './types.js';

/** The text of src/methods.rs. */
export function emitRustMethods(contract: NativeContract): string {
  const own = [
    'crate::catalogue::ErrorName',
    'crate::client::{Client, Core}',
    'crate::error::Result',
    'crate::params::{MethodEntry, Params}',
    'crate::types::*',
  ];
  const body = [
    accessors('Client', contract, '&self', 'core: &self.core'),
    ...namespacesOf(contract).map((namespace) =>
      namespaceText(
        namespace,
        "core: &'a Core",
        `Methods of the namespace \`${namespace}\`.`,
        methodsOf(contract, namespace).map(methodText),
      ),
    ),
    ...contract.methods.map(entryText),
  ].join('\n');
  return rustFile('The methods of the contract, by namespace.', own, body);
}

/** The text of src/batch_methods.rs. */
export function emitRustBatch(contract: NativeContract): string {
  const own = [
    'crate::batch::{Batch, Entry}',
    'crate::error::Result',
    'crate::methods as entries',
    'crate::params::Params',
    'crate::types::*',
  ];
  const body = [
    accessors('Batch', contract, '&mut self', 'batch: self'),
    ...namespacesOf(contract).map((namespace) =>
      namespaceText(
        namespace,
        "batch: &'a mut Batch",
        `Adds calls of the namespace \`${namespace}\`.`,
        methodsOf(contract, namespace).map(batchText),
      ),
    ),
  ].join('\n');
  return rustFile('Calls that are added to a batch, by namespace.', own, body);
}

const namespacesOf = ({ methods }: NativeContract): string[] => [...new Set(methods.map(({ namespace }) => namespace))];

const methodsOf = ({ methods }: NativeContract, namespace: string): NativeMethod[] =>
  methods.filter((method) => method.namespace === namespace);

function accessors(type: string, contract: NativeContract, receiver: string, part: string): string {
  const functions = namespacesOf(contract).map(
    (namespace) => `    /// The namespace \`${namespace}\`.
    pub fn ${rustName(namespace)}(${receiver}) -> ${pascalCase(namespace)}<'_> {
        ${pascalCase(namespace)} { ${part} }
    }
`,
  );
  return `impl ${type} {\n${functions.join('\n')}}\n`;
}

function namespaceText(namespace: string, part: string, doc: string, functions: readonly string[]): string {
  const name = pascalCase(namespace);
  const derive = part.includes('mut') ? '' : '#[derive(Clone, Copy, Debug)]\n';
  return `/// ${doc}\n${derive}pub struct ${name}<'a> {\n    ${part},\n}\n\nimpl ${name}<'_> {\n${functions.join('\n')}}\n`;
}

function methodText(method: NativeMethod): string {
  const result = method.result.kind === 'nothing' ? '()' : rustType(method.result);
  const call = method.result.kind === 'nothing' ? 'call_nothing' : 'call';
  const head = functionHead(
    '    ',
    `pub async fn ${rustName(method.bareName)}`,
    ['&self', ...method.params.map(paramText)],
    ` -> Result<${result}> {`,
  );
  return `${methodDoc(method)}${head}\n${pushes(method, `&${entryName(method)}`)}        self.core.${call}(params).await\n    }\n`;
}

function batchText(method: NativeMethod): string {
  const result = method.result.kind === 'nothing' ? 'Value' : rustType(method.result);
  const head = functionHead(
    '    ',
    `pub fn ${rustName(method.bareName)}`,
    ['&mut self', ...method.params.map(paramText)],
    ` -> Result<Entry<${result}>> {`,
  );
  const link = `    /// Adds a call of \`${method.name}\`: see [\`${rustName(method.bareName).replace('r#', '')}\`](crate::namespaces::${pascalCase(method.namespace)}::${rustName(method.bareName)}).
    ///
    /// # Errors
    /// A parameter that cannot be sent.\n`;
  return `${link}${head}\n${pushes(method, `&entries::${entryName(method)}`)}        Ok(self.batch.add(params))\n    }\n`;
}

function pushes(method: NativeMethod, entry: string): string {
  const binding = method.params.length === 0 ? 'let params' : 'let mut params';
  const lines = method.params.map((param) => `        params.push(${pushed(param)})?;\n`);
  return `        ${binding} = Params::new(${entry});\n${lines.join('')}`;
}

/** Values that are passed by reference are references already. */
function pushed(param: NativeParam): string {
  const name = rustName(param.name);
  return param.required && isReference(param.type) ? name : `&${name}`;
}

function paramText(param: NativeParam): string {
  const type = borrowedType(param.type);
  return `${rustName(param.name)}: ${param.required ? type : `Option<${type}>`}`;
}

const isReference = (type: Type): boolean => borrowedType(type).startsWith('&');

/** A parameter's type: small values and unions by value, texts, lists and objects by reference. */
export function borrowedType(type: Type): string {
  switch (type.kind) {
    case 'text':
      return '&str';
    case 'bytes':
      return '&Bytes';
    case 'array':
      return `&[${rustType(type.of)}]`;
    case 'json':
    case 'map':
      return `&${rustType(type)}`;
    case 'declared':
      return type.form === 'object' ? `&${rustType(type)}` : rustType(type);
    case 'big':
    case 'uint64':
    case 'integer':
    case 'number':
    case 'boolean':
    case 'nothing':
    case 'fixed':
    case 'constant':
    case 'nullable':
      return rustType(type);
  }
}

const entryName = ({ name }: NativeMethod): string => snakeCase(name).toUpperCase();

function entryText(method: NativeMethod): string {
  const errors = method.errors.map((name) => `ErrorName::${pascalCase(name)}`);
  const required = method.params.filter((param) => param.required).length;
  const list = errors.length === 0 ? '&[]' : `&[\n${errors.map((error) => `        ${error},\n`).join('')}    ]`;
  const oneLine = `    errors: &[${errors.join(', ')}],`;
  const head = `pub(crate) static ${entryName(method)}: MethodEntry =`;
  const short = `MethodEntry { name: "${method.name}", required: ${required}, is_read: ${method.isRead}, errors: &[${errors.join(', ')}] };`;
  if (head.length + 1 + short.length <= RUST_WIDTH) return `${head} ${short}\n`;
  if (4 + short.length <= RUST_WIDTH) return `${head}\n    ${short}\n`;
  return `${head} MethodEntry {
    name: "${method.name}",
    required: ${required},
    is_read: ${method.isRead},
${oneLine.length <= RUST_WIDTH ? oneLine : `    errors: ${list},`}
};
`;
}

function methodDoc(method: NativeMethod): string {
  const parts = [
    `    /// \`${method.name}\`\n`,
    rustComment(method.summary, '    '),
    rustComment(method.description, '    '),
    method.params
      .map(({ name, description }) => {
        const [first = '', ...more] = rustComment(description, '    ').trimEnd().split('\n');
        const lines = [
          `    /// - \`${rustName(name)}\`: ${first.trim().slice(4)}\n`,
          ...more.map((line) => `    ///   ${line.trim().slice(4)}\n`),
        ];
        return lines.join('');
      })
      .join(''),
    rustComment(method.resultDescription && `Result: ${method.resultDescription}`, '    '),
    `    /// # Errors\n    /// What the server answers${errorsText(method)}, and failures of the connection.\n`,
  ];
  return parts.filter((part) => part !== '').join('    ///\n');
}

function errorsText({ errors }: NativeMethod): string {
  return errors.length === 0 ? '' : ' (`errors` of the method in the contract)';
}
