/** Emits types.go: a Go type for every object, enum and union of the contract. */
import {
  typesIn,
  type Alternative,
  type Declaration,
  type NativeContract,
  type NativeField,
  type Type,
} from '../native/model.js';
import { isQuantityText } from '../native/scalars.js';
import { alignedFunctions, alignedRows, exportedName, goComment, withImports, type Row } from './text.js';

/** The text of types.go. */
export function emitGoTypes(contract: NativeContract): string {
  const unions = contract.declarations.filter((declaration) => declaration.kind === 'union');
  const alternatives = new Map(
    unions.flatMap((union) => union.alternatives.map((one) => [alternativeType(one), one] as const)),
  );
  return withImports([
    ...contract.declarations.map(declarationText),
    ...[...alternatives.values()].map(ownType).filter((text) => text !== ''),
    ...fixedSizes(contract).map(fixedType),
    unionTable(unions, contract),
  ]);
}

/** The Go type of a value. `omissible`: of a value that can be missing or null, which nil stands for. */
export function goType(type: Type, omissible = false): string {
  const pointer = omissible ? '*' : '';
  switch (type.kind) {
    case 'big':
      return '*big.Int';
    case 'uint64':
      return `${pointer}uint64`;
    case 'integer':
      return `${pointer}int64`;
    case 'number':
      return `${pointer}float64`;
    case 'boolean':
      return `${pointer}bool`;
    case 'text':
      return `${pointer}string`;
    case 'bytes':
      return '[]byte';
    case 'json':
    case 'nothing':
      return 'json.RawMessage';
    case 'fixed':
      return `${pointer}${fixedName(type.bytes)}`;
    case 'constant':
      return `${pointer}${constantType(type.value)}`;
    case 'declared':
      return type.form === 'union' ? exportedName(type.name) : `${pointer}${exportedName(type.name)}`;
    case 'nullable':
      return goType(type.of, true);
    case 'array':
      return `[]${goType(type.of)}`;
    case 'map':
      return `map[${goType(type.key)}]${type.of.kind === 'json' ? 'any' : goType(type.of)}`;
  }
}

const constantType = (value: string | boolean): string =>
  typeof value === 'boolean' ? 'bool' : isQuantityText(value) ? 'uint64' : 'string';

const fixedName = (bytes: number): string => (bytes === 20 ? 'Address' : bytes === 32 ? 'Hash' : `Bytes${bytes}`);

function declarationText(declaration: Declaration): string {
  const name = exportedName(declaration.name);
  const comment = goComment(`${name}: ${declaration.description ?? 'a type without a name in the contract.'}`);
  switch (declaration.kind) {
    case 'object':
      return `${comment}${structText(name, declaration.fields)}`;
    case 'enum':
      return `${comment}type ${name} string\n\n${enumValues(name, declaration.values)}`;
    case 'union':
      return `${comment}//\n${unionText(name, declaration.alternatives)}`;
  }
}

function structText(name: string, fields: readonly NativeField[]): string {
  const rows = fields.map((field): Row => {
    const nullable = field.type.kind === 'nullable' || field.type.kind === 'nothing';
    const rule =
      field.type.kind === 'constant' ? ` rpc:"const=${field.type.value}"` : nullable ? ' rpc:"nullable"' : '';
    const tag = field.required ? `\`json:"${field.name}"${rule}\`` : `\`json:"${field.name},omitempty"\``;
    return {
      comment: goComment(field.description, '\t'),
      cells: [exportedName(field.name), goType(field.type, !field.required), tag],
    };
  });
  const body = rows.length === 0 ? `type ${name} struct{}\n` : `type ${name} struct {\n${alignedRows(rows)}}\n`;
  return `${body}
// MarshalJSON writes the object as it is on the wire.
func (v ${name}) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *${name}) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}
`;
}

function enumValues(name: string, values: readonly string[]): string {
  const rows = values.map((value): Row => ({
    comment: '',
    cells: [`${name}${exportedName(value)}`, name, `= "${value}"`],
  }));
  return `// The values of ${name}.\nconst (\n${alignedRows(rows)})\n`;
}

function unionText(name: string, alternatives: readonly Alternative[]): string {
  const types = alternatives.map(alternativeType);
  const markers = types.map((type): [string, string] => [`func (${type}) is${name}()`, '{}']);
  return `${goComment(`One of ${types.join(', ')}.`)}type ${name} interface{ is${name}() }\n\n${alignedFunctions(markers)}`;
}

/** The Go type of an alternative: one that can have a method. */
function alternativeType({ name, type }: Alternative): string {
  switch (type.kind) {
    case 'declared':
      return type.form === 'object' ? `*${exportedName(type.name)}` : exportedName(type.name);
    case 'big':
      return '*Big';
    case 'uint64':
      return 'Number';
    case 'integer':
    case 'bytes':
    case 'text':
    case 'boolean':
      return exportedName(type.kind);
    case 'fixed':
      return fixedName(type.bytes);
    case 'constant':
    case 'array':
      return exportedName(name);
    case 'number':
    case 'json':
    case 'nothing':
    case 'map':
    case 'nullable':
      throw new Error(`Go has no alternative ${name}`);
  }
}

/** The declaration of an alternative that is no type elsewhere; empty for all others. */
function ownType({ name, type }: Alternative): string {
  const exported = exportedName(name);
  if (type.kind === 'array') {
    return `// ${exported} is a list where other values are possible too.\ntype ${exported} ${goType(type)}\n`;
  }
  if (type.kind !== 'constant') return '';
  const value = JSON.stringify(type.value);
  const comment = goComment(`${exported} is the fixed value ${value}.`);
  return `${comment}type ${exported} struct{}\n\nfunc (${exported}) wireValue() any { return ${value} }\n`;
}

/** The sizes of bytes that have no hand-written type. */
function fixedSizes(contract: NativeContract): number[] {
  const fields = contract.declarations.flatMap((one) => (one.kind === 'object' ? one.fields : []));
  const values = [...contract.methods.flatMap(({ params, result }) => [...params.map(({ type }) => type), result])];
  const sizes = [...fields.map(({ type }) => type), ...values]
    .flatMap(typesIn)
    .flatMap((type) => (type.kind === 'fixed' && type.bytes !== 20 && type.bytes !== 32 ? [type.bytes] : []));
  return [...new Set(sizes)].sort((one, other) => one - other);
}

function fixedType(bytes: number): string {
  const name = fixedName(bytes);
  return `// ${name} is ${bytes} bytes. On the wire it is lower-case hex.
type ${name} [${bytes}]byte

// String is the hex text.
func (b ${name}) String() string { return string(fixedText(b[:])) }

// MarshalText is the hex text.
func (b ${name}) MarshalText() ([]byte, error) { return fixedText(b[:]), nil }

// UnmarshalText reads hex in either case.
func (b *${name}) UnmarshalText(text []byte) error { return parseFixed(text, b[:]) }
`;
}

function unionTable(unions: readonly (Declaration & { kind: 'union' })[], contract: NativeContract): string {
  const lines = unions.map(({ name, alternatives }) => {
    const types = inDecodingOrder(alternatives, contract).map((one) => `reflect.TypeFor[${alternativeType(one)}]()`);
    return `\tunions[reflect.TypeFor[${exportedName(name)}]()] = []reflect.Type{${types.join(', ')}}\n`;
  });
  return `// unions are the alternatives of every type that has some, in the order in which they are tried.
var unions = map[reflect.Type][]reflect.Type{}

func init() {\n${lines.join('')}}\n`;
}

/** An object that has all fields of another one comes before it, and any text comes last. */
function inDecodingOrder(alternatives: readonly Alternative[], contract: NativeContract): Alternative[] {
  const byName = new Map(contract.declarations.map((declaration) => [declaration.name, declaration]));
  const rank = ({ type }: Alternative): number => {
    const declaration = type.kind === 'declared' ? byName.get(type.name) : undefined;
    if (declaration?.kind === 'object') return -declaration.fields.filter(({ required }) => required).length;
    return declaration?.kind === 'enum' || type.kind === 'text' ? 1 : 0;
  };
  return [...alternatives].sort((one, other) => rank(one) - rank(other));
}
