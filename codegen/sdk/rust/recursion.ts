/** Finds fields that would make a type infinitely large, and so are boxed. */
import type { NativeContract, Type } from '../native/model.js';

/** `Owner.field` of every field through which an object contains itself without a list or a map between. */
export function recursiveFields(contract: NativeContract): Set<string> {
  const parts = new Map<string, string[]>();
  for (const declaration of contract.declarations) {
    if (declaration.kind === 'object') {
      parts.set(
        declaration.name,
        declaration.fields.flatMap(({ type }) => heldBy(type)),
      );
    }
  }
  const contains = (from: string, wanted: string, seen: Set<string>): boolean => {
    if (from === wanted) return true;
    if (seen.has(from)) return false;
    seen.add(from);
    return (parts.get(from) ?? []).some((next) => contains(next, wanted, seen));
  };
  return new Set(
    contract.declarations.flatMap((declaration) =>
      declaration.kind === 'object'
        ? declaration.fields
            .filter(({ type }) => heldBy(type).some((held) => contains(held, declaration.name, new Set())))
            .map(({ name }) => `${declaration.name}.${name}`)
        : [],
    ),
  );
}

/** The object that a value holds itself. Lists, maps and unions keep theirs behind a pointer. */
function heldBy(type: Type): string[] {
  if (type.kind === 'nullable') return heldBy(type.of);
  return type.kind === 'declared' && type.form === 'object' ? [type.name] : [];
}
