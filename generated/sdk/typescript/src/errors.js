// Generated from openrpc.json by `npm run generate`. Do not edit.
export class HalleyError extends Error {
  name = 'HalleyError';
}
export class TransportError extends HalleyError {
  name = 'TransportError';
  status;
  constructor(message, options = {}) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.status = options.status;
  }
}
export class TimeoutError extends HalleyError {
  name = 'TimeoutError';
}
export class AbortedError extends HalleyError {
  name = 'AbortedError';
}
export class MalformedAnswerError extends HalleyError {
  name = 'MalformedAnswerError';
}
export class SlowConsumerError extends HalleyError {
  name = 'SlowConsumerError';
}
export class RpcError extends HalleyError {
  name = 'RpcError';
  code;
  data;
  method;
  constructor(answered) {
    super(answered.message);
    this.code = answered.code;
    this.data = answered.data;
    this.method = answered.method;
  }
}
