/** Emits src/types.rs: a Rust type for every object, enum and union of the contract. */
import type { Alternative, Declaration, NativeContract, NativeField, Type } from '../native/model.js';
import { pascalCase } from '../native/names.js';
import { recursiveFields } from './recursion.js';
import { rustComment, rustFile, rustName } from './text.js';

/** The text of src/types.rs. */
export function emitRustTypes(contract: NativeContract): string {
  const byName = new Map(contract.declarations.map((declaration) => [declaration.name, declaration]));
  const boxed = recursiveFields(contract);
  const body = contract.declarations.flatMap((declaration) => declarationTexts(declaration, byName, boxed)).join('\n');
  return rustFile('The objects and values of the contract.', [], body);
}

/** The Rust type of a value. `constant` is the name of the type that a fixed text has. */
export function rustType(type: Type, constant = ''): string {
  switch (type.kind) {
    case 'big':
      return 'U256';
    case 'uint64':
      return 'U64';
    case 'integer':
      return 'i64';
    case 'number':
      return 'f64';
    case 'boolean':
      return 'bool';
    case 'text':
      return 'String';
    case 'bytes':
      return 'Bytes';
    case 'json':
      return 'Value';
    case 'nothing':
      return '()';
    case 'fixed':
      return type.bytes === 20 ? 'Address' : type.bytes === 32 ? 'B256' : `FixedBytes<${type.bytes}>`;
    case 'constant':
      return typeof type.value === 'boolean' ? (type.value ? 'True' : 'False') : constant;
    case 'declared':
      return pascalCase(type.name);
    case 'nullable':
      return `Option<${rustType(type.of, constant)}>`;
    case 'array':
      return `Vec<${rustType(type.of)}>`;
    case 'map':
      return `BTreeMap<${rustType(type.key)}, ${rustType(type.of)}>`;
  }
}

type ByName = ReadonlyMap<string, Declaration>;

function declarationTexts(declaration: Declaration, byName: ByName, boxed: ReadonlySet<string>): string[] {
  switch (declaration.kind) {
    case 'object':
      return [...constantsOf(declaration), structText(declaration, byName, boxed)];
    case 'enum':
      return [enumText(declaration.name, declaration.description, declaration.values)];
    case 'union':
      return [...alternativeConstants(declaration.alternatives), unionText(declaration, byName)];
  }
}

const docOf = ({ name, description }: Declaration): string =>
  rustComment(description ?? `${pascalCase(name)}: a type without a name in the contract.`);

const DERIVE = '#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]\n';
const DERIVE_DEFAULT = '#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]\n';

function structText(declaration: Declaration & { kind: 'object' }, byName: ByName, boxed: ReadonlySet<string>): string {
  const name = pascalCase(declaration.name);
  const fields = declaration.fields.map((field) => fieldText(declaration.name, field, boxed));
  const derive = declaration.fields.every((field) => hasDefault(field, byName)) ? DERIVE_DEFAULT : DERIVE;
  const body = fields.length === 0 ? ' {}\n' : ` {\n${fields.join('')}}\n`;
  return `${docOf(declaration)}${derive}pub struct ${name}${body}`;
}

function fieldText(owner: string, field: NativeField, boxed: ReadonlySet<string>): string {
  const constant = constantName(owner, field.name);
  const inner = field.type.kind === 'nullable' ? field.type.of : field.type;
  const isOption = !field.required || field.type.kind === 'nullable';
  const plain = rustType(inner, constant);
  const held = boxed.has(`${owner}.${field.name}`) ? `Box<${plain}>` : plain;
  const rules = [
    ...(rustName(field.name).replace(/^r#/, '') === field.name ? [] : [`rename = "${field.name}"`]),
    ...(field.required ? [] : ['default', 'skip_serializing_if = "Option::is_none"']),
  ];
  const attribute = rules.length === 0 ? '' : `    #[serde(${rules.join(', ')})]\n`;
  const doc = rustComment(field.description ?? `\`${field.name}\` on the wire.`, '    ');
  return `${doc}${attribute}    pub ${rustName(field.name)}: ${isOption ? `Option<${held}>` : held},\n`;
}

function hasDefault({ required, type }: NativeField, byName: ByName): boolean {
  if (!required || type.kind === 'nullable') return true;
  if (type.kind !== 'declared') return true;
  const declaration = byName.get(type.name);
  return declaration?.kind === 'object' && declaration.fields.every((field) => hasDefault(field, byName));
}

/** The type of a field with one fixed text. */
const constantName = (owner: string, field: string): string => `${pascalCase(owner)}${pascalCase(field)}`;

function constantsOf({ name, fields }: Declaration & { kind: 'object' }): string[] {
  return fields.flatMap(({ name: field, type }) => {
    const inner = type.kind === 'nullable' ? type.of : type;
    if (inner.kind !== 'constant' || typeof inner.value === 'boolean') return [];
    return [constantText(constantName(name, field), inner.value)];
  });
}

function alternativeConstants(alternatives: readonly Alternative[]): string[] {
  return alternatives.flatMap(({ name, type }) =>
    type.kind === 'constant' && typeof type.value === 'string' ? [constantText(pascalCase(name), type.value)] : [],
  );
}

function constantText(name: string, value: string): string {
  return `/// The fixed value \`${value}\`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ${name} {
    /// The only value.
    #[default]
    #[serde(rename = "${value}")]
    Value,
}
`;
}

function enumText(name: string, description: string | undefined, values: readonly string[]): string {
  const lines = values.map(
    (value) => `    /// \`${value}\`\n    #[serde(rename = "${value}")]\n    ${pascalCase(value)},\n`,
  );
  return `${rustComment(description ?? `${pascalCase(name)}: one of several texts.`)}#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum ${pascalCase(name)} {
${lines.join('')}}
`;
}

function unionText(declaration: Declaration & { kind: 'union' }, byName: ByName): string {
  const name = pascalCase(declaration.name);
  const variants = inDecodingOrder(declaration.alternatives, byName).map((alternative) => {
    const type = rustType(alternative.type, pascalCase(alternative.name));
    const isObject = alternative.type.kind === 'declared' && alternative.type.form === 'object';
    return { variant: pascalCase(alternative.name), type, isObject };
  });
  const lines = variants.map(
    ({ variant, type, isObject }) => `    /// \`${type}\`\n    ${variant}(${isObject ? `Box<${type}>` : type}),\n`,
  );
  const conversions = variants.map(
    ({ variant, type, isObject }) => `
impl From<${type}> for ${name} {
    fn from(value: ${type}) -> Self {
        Self::${variant}(${isObject ? 'Box::new(value)' : 'value'})
    }
}
`,
  );
  return `${docOf(declaration)}${DERIVE}#[serde(untagged)]\npub enum ${name} {\n${lines.join('')}}\n${conversions.join('')}`;
}

/**
 * An object that has all fields of another one comes before it, and any text comes last. Lists come first, because
 * serde takes a list for an object whose fields it holds in order.
 */
function inDecodingOrder(alternatives: readonly Alternative[], byName: ByName): Alternative[] {
  const rank = ({ type }: Alternative): number => {
    if (type.kind === 'array') return Number.NEGATIVE_INFINITY;
    const declaration = type.kind === 'declared' ? byName.get(type.name) : undefined;
    if (declaration?.kind === 'object') return -declaration.fields.filter(({ required }) => required).length;
    return type.kind === 'text' || type.kind === 'bytes' ? 2 : type.kind === 'big' || type.kind === 'uint64' ? 1 : 0;
  };
  return [...alternatives].sort((one, other) => rank(one) - rank(other));
}
