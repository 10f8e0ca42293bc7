/** One request at a time: sending, cancelling, and what came of the last one. */
import { useEffect, useRef, useState } from 'react';
import type { Outcome } from '../rpc/outcome.js';
import { readAnswer, type Answer } from './answer.js';
import { send } from './send.js';
import type { Server } from './useServer.js';

/** What came of a request: the outcome, and the answer when there is one. */
export interface Sent {
  readonly outcome: Outcome;
  readonly answer: Answer | undefined;
  /** The text that was sent. */
  readonly request: string;
}

/** Sends requests of one place of a page. */
export interface Sender {
  readonly isSending: boolean;
  readonly sent: Sent | undefined;
  readonly submit: (server: Server, request: string) => Promise<Sent>;
  readonly cancel: () => void;
}

/** A sender. A new request, or leaving the page, cancels the one before. */
export function useSend(): Sender {
  const [isSending, setIsSending] = useState(false);
  const [sent, setSent] = useState<Sent>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  return {
    isSending,
    sent,
    cancel: () => running.current?.abort(),
    async submit(server, request) {
      running.current?.abort();
      const own = new AbortController();
      running.current = own;
      setIsSending(true);
      const outcome = await send(server, request, own.signal);
      const answer = outcome.kind === 'answer' ? readAnswer(outcome.text) : undefined;
      const result = { outcome, answer, request };
      if (running.current === own) {
        setIsSending(false);
        setSent(result);
      }
      return result;
    },
  };
}
