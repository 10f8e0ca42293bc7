/** The Go module and its version. */
export const GETH_MODULE: string;
export const GETH_VERSION: string;

/** Folder of go-ethereum's sources in Go's module cache; downloads them unless they are there. */
export function gethSources(): Promise<string>;
