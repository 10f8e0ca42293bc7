/** Values and texts in the syntax of other languages. Whatever a text holds, it stays inside its quotes. */
import { compactJson, ExactNumber, isArray, isObject, jsonText, type JsonValue } from './json.js';

/** A word of a POSIX shell. */
export function shellWord(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** A text of JavaScript or Go. */
export function quotedText(text: string): string {
  return jsonText(text);
}

/** A text of Go, raw where it can be: JSON reads better without backslashes. */
export function goText(text: string): string {
  return /[`\r\ufeff]/.test(text) ? quotedText(text) : `\`${text}\``;
}

/** A value in JavaScript. As a plain key `__proto__` would set the prototype. */
export function javaScriptValue(value: JsonValue, indent: string): string {
  return written(value, indent, {
    key: (name) => {
      if (name === '__proto__') return '["__proto__"]';
      return /^[A-Za-z_$][A-Za-z0-9_$]*$/.test(name) ? name : jsonText(name);
    },
    scalar: (scalar) => compactJson(scalar),
  });
}

/** A value in Python. JSON's escapes are Python's, too. */
export function pythonValue(value: JsonValue, indent: string): string {
  return written(value, indent, {
    key: (name) => jsonText(name),
    scalar: (scalar) => {
      if (scalar === null) return 'None';
      if (typeof scalar === 'boolean') return scalar ? 'True' : 'False';
      return compactJson(scalar);
    },
  });
}

interface Syntax {
  key(name: string): string;
  scalar(value: JsonValue): string;
}

const LINE_WIDTH = 80;

function written(value: JsonValue, indent: string, syntax: Syntax): string {
  const oneLine = onOneLine(value, syntax);
  if (oneLine.length + indent.length <= LINE_WIDTH) return oneLine;
  const inner = `${indent}  `;
  if (isArray(value)) {
    return `[\n${value.map((item) => `${inner}${written(item, inner, syntax)},\n`).join('')}${indent}]`;
  }
  if (isObject(value)) {
    const entries = Object.entries(value).map(
      ([key, item]) => `${inner}${syntax.key(key)}: ${written(item, inner, syntax)},\n`,
    );
    return `{\n${entries.join('')}${indent}}`;
  }
  return oneLine;
}

function onOneLine(value: JsonValue, syntax: Syntax): string {
  if (isArray(value)) return `[${value.map((item) => onOneLine(item, syntax)).join(', ')}]`;
  if (!isObject(value)) return syntax.scalar(value);
  const entries = Object.entries(value).map(([key, item]) => `${syntax.key(key)}: ${onOneLine(item, syntax)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

/** True when a number in a value is one that JavaScript would round. */
export function hasExactNumber(value: JsonValue): boolean {
  if (value instanceof ExactNumber) return true;
  if (isArray(value)) return value.some(hasExactNumber);
  return isObject(value) && Object.values(value).some(hasExactNumber);
}
