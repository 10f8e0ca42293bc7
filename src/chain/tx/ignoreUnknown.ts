/**
 * Options of protobuf-es to decode messages without keeping unknown fields: newer releases add fields, and those of a
 * hostile message would only cost memory.
 */
export const IGNORE_UNKNOWN = { readUnknownFields: false };
