/** The candidate with the fewest single-character edits from `word`. There must be at least one candidate. */
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
    let left = row;
    let diagonal = row - 1;
    const current = [left];
    for (const [column, above] of previous.slice(1).entries()) {
      const replaced = diagonal + (a[row - 1] === b[column] ? 0 : 1);
      left = Math.min(replaced, above + 1, left + 1);
      diagonal = above;
      current.push(left);
    }
    previous = current;
  }
  return previous.at(-1) ?? 0;
}
