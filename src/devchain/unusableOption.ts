/** An option or a named file with which no chain can start. Between threads an error keeps only its name. */
export class UnusableOption extends Error {
  override readonly name = 'UnusableOption';
}
