/** The candidate with the fewest single-character edits to `word`; candidates must not be empty. */
export function nearest(word: string, candidates: readonly string[]): string {
  let best = '';
  let fewest = Infinity;
  for (const candidate of candidates) {
    const edits = editDistance(word, candidate);
    if (edits < fewest) [best, fewest] = [candidate, edits];
  }
  return best;
}

/** Levenshtein distance by the two-row method. */
function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const replaced = (previous[column - 1] as number) + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min(replaced, (previous[column] as number) + 1, (current[column - 1] as number) + 1));
    }
    previous = current;
  }
  return previous[b.length] as number;
}
