/** The lowest blob base fee of EIP-4844, in wei. These chains have no blobs, so it is the fee of every block. */
export const MIN_BLOB_BASE_FEE = 1n;
