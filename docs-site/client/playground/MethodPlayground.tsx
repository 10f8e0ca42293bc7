/** The playground on the page of a method. */
import { useState, type ReactNode } from 'react';
import type { MethodData } from '../../model/methodData.js';
import { Playground } from './Playground.js';
import { ServerBar } from './ServerBar.js';
import { useLink } from './useLink.js';
import { useServer } from './useServer.js';

/** Why nothing is sent while a link names a server that the reader has not agreed to. */
export const LINK_HOLD = 'Decide first which server to use: the link names another one.';

/** Server, form and answer of one method. */
export function MethodPlayground({ data }: { readonly data: MethodData }): ReactNode {
  const link = useLink();
  const server = useServer();
  const [settled, setSettled] = useState(-1);
  const call = link.request?.calls.find(({ method }) => method === data.method.name);
  const linkedUrl = settled === link.count ? undefined : link.request?.url;
  const isHeld = linkedUrl !== undefined && linkedUrl !== server.url;
  return (
    <>
      {link.problem !== undefined && <p className="playground-problem">{link.problem}</p>}
      <ServerBar
        linkedUrl={linkedUrl}
        onLinkedUrlSettled={() => setSettled(link.count)}
        needsToken={data.method['x-private'] === true}
        needsSocket={data.method.name === 'eth_subscribe'}
      />
      <Playground key={link.count} data={data} start={call?.params} hold={isHeld ? LINK_HOLD : undefined} />
    </>
  );
}
