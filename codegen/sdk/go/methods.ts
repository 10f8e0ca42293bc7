/** Emits methods.go and batch_methods.go: a typed function for every method, alone and in a batch. */
import type { NativeContract, NativeMethod } from '../native/model.js';
import { pascalCase } from '../native/names.js';
import { alignedRows, exportedName, goComment, paramName, withImports } from './text.js';
import { goType } from './types.js';

/** The text of methods.go. */
export function emitGoMethods(contract: NativeContract): string {
  const namespaces = namespacesOf(contract);
  return withImports([
    groupText(METHODS, namespaces),
    ...namespaces.map((namespace) =>
      [
        `// ${namespaceType(namespace)}Methods are the methods of the namespace ${namespace}.`,
        `type ${namespaceType(namespace)}Methods struct{ core *core }\n`,
        ...methodsOf(contract, namespace).map(methodText),
      ].join('\n'),
    ),
    ...contract.methods.map(entryText),
  ]);
}

/** The text of batch_methods.go. */
export function emitGoBatch(contract: NativeContract): string {
  const namespaces = namespacesOf(contract);
  return withImports([
    groupText(BATCH, namespaces),
    ...namespaces.map((namespace) =>
      [
        `// ${namespaceType(namespace)}Batch adds calls of the namespace ${namespace}.`,
        `type ${namespaceType(namespace)}Batch struct{ calls *batchCalls }\n`,
        ...methodsOf(contract, namespace).map(batchText),
      ].join('\n'),
    ),
  ]);
}

const namespacesOf = ({ methods }: NativeContract): string[] => [...new Set(methods.map(({ namespace }) => namespace))];

const namespaceType = (namespace: string): string => pascalCase(namespace);

const methodsOf = ({ methods }: NativeContract, namespace: string): NativeMethod[] =>
  methods.filter((method) => method.namespace === namespace);

/** A struct with a field for each namespace. */
interface Group {
  readonly name: string;
  readonly comment: string;
  /** What the name of a namespace's type ends with. */
  readonly suffix: string;
  /** What the namespaces are made from: a variable and its type. */
  readonly part: readonly [name: string, type: string];
}

const METHODS: Group = {
  name: 'Methods',
  comment: 'Methods are all methods, by namespace.',
  suffix: 'Methods',
  part: ['core', '*core'],
};

const BATCH: Group = {
  name: 'BatchMethods',
  comment: 'BatchMethods add calls to a batch, by namespace.',
  suffix: 'Batch',
  part: ['calls', '*batchCalls'],
};

/** The struct of all namespaces, and the function that makes it. */
function groupText({ name, comment, suffix, part }: Group, namespaces: readonly string[]): string {
  const types = namespaces.map(namespaceType);
  const rows = types.map((type) => ({ comment: '', cells: [type, `${type}${suffix}`] }));
  const width = Math.max(...types.map((type) => type.length)) + 1;
  const values = types.map((type) => `\t\t${`${type}:`.padEnd(width)} ${type}${suffix}{${part[0]}},\n`);
  return `// ${comment}\ntype ${name} struct {\n${alignedRows(rows)}}

func new${name}(${part.join(' ')}) ${name} {\n\treturn ${name}{\n${values.join('')}\t}\n}\n`;
}

/** Parameters of the same method may read alike in Go. */
function paramsOf(method: NativeMethod): { names: string[]; declared: string[] } {
  const names = method.params.map(({ name }) => paramName(name));
  return {
    names,
    declared: method.params.map((param, index) => `${names[index]} ${goType(param.type, !param.required)}`),
  };
}

/** The Go type of a result; undefined for a method that only returns null. */
function resultType({ result }: NativeMethod): string | undefined {
  if (result.kind === 'nothing') return undefined;
  return goType(result, result.kind === 'declared');
}

function methodText(method: NativeMethod): string {
  const { names, declared } = paramsOf(method);
  const result = resultType(method);
  const params = ['ctx context.Context', ...declared].join(', ');
  const given = ['ctx', 'm.core', entryName(method), ...names].join(', ');
  const head = `func (m ${namespaceType(method.namespace)}Methods) ${exportedName(method.bareName)}(${params})`;
  return result === undefined
    ? `${methodComment(method)}${head} error {\n\treturn callNothing(${given})\n}\n`
    : `${methodComment(method)}${head} (${result}, error) {\n\treturn call[${result}](${given})\n}\n`;
}

function batchText(method: NativeMethod): string {
  const { names, declared } = paramsOf(method);
  const result = resultType(method) ?? 'struct{}';
  const given = ['b.calls', entryName(method), ...names].join(', ');
  const name = exportedName(method.bareName);
  const comment = `// ${name} adds a call of ${method.name}: see ${namespaceType(method.namespace)}Methods.${name}.\n`;
  const head = `func (b ${namespaceType(method.namespace)}Batch) ${name}(${declared.join(', ')}) *Entry[${result}]`;
  return `${comment}${head} {\n\treturn addCall[${result}](${given})\n}\n`;
}

const entryName = (method: NativeMethod): string =>
  `method${namespaceType(method.namespace)}${exportedName(method.bareName)}`;

function entryText(method: NativeMethod): string {
  const fields = [
    `name: ${JSON.stringify(method.name)}`,
    `required: ${method.params.filter(({ required }) => required).length}`,
    ...(method.isRead ? ['isRead: true'] : []),
    ...(method.result.kind === 'nullable' ? ['nullable: true'] : []),
    ...(method.errors.length > 0 ? [`errors: []ErrorName{${method.errors.map(errorConstant).join(', ')}}`] : []),
  ];
  return `var ${entryName(method)} = &methodEntry{${fields.join(', ')}}\n`;
}

/** The name of an error's constant. */
export const errorConstant = (name: string): string => `Err${exportedName(name)}`;

function methodComment(method: NativeMethod): string {
  const parts = [
    goComment(`${exportedName(method.bareName)} calls ${method.name}. ${method.summary}`),
    goComment(method.description),
    method.params.map(paramComment).join(''),
    goComment(method.resultDescription && `Result: ${method.resultDescription}`),
    goComment(method.errors.length === 0 ? undefined : `Errors: ${method.errors.map(errorConstant).join(', ')}.`),
  ];
  return parts.filter((part) => part !== '').join('//\n');
}

function paramComment({ name, description, required }: NativeMethod['params'][number]): string {
  const text = `${paramName(name)}: ${description}${required ? '' : ' Can be nil.'}`;
  const [first = '', ...more] = goComment(text, '    ')
    .split('\n')
    .map((line) => line.trim().slice(3))
    .filter((line) => line !== '');
  return [`//   - ${first}\n`, ...more.map((line) => `//     ${line}\n`)].join('');
}
