/** Makes all files and folders that this process creates from now on accessible to its user alone. */
export function keepNewFilesPrivate(): void {
  process.umask(0o077);
}
