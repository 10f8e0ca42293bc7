/** Lists of hosts and of origins, as `json-rpc.vhosts` and `json-rpc.cors-origins` hold them. */
import { isIP } from 'node:net';

/** What a list of host names accepts, for help texts and errors. */
export const HOST_NAMES_FORM =
  'host names without scheme, port and path, such as rpc.example, separated by commas, or * for all';

/** What a list of origins accepts, for help texts and errors. */
export const ORIGINS_FORM =
  'origins such as https://app.example, or hosts such as localhost or app.example:3000, without a path, separated by commas, or * for all';

const NAME = /^[\w.-]+$/;
const ORIGIN = /^(?:[a-z][a-z0-9+.-]*:\/\/)?(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?\/?$/i;

/** Whether it is `*`, or a name or an address as a Host header has it, without a port. */
export function isHostName(text: string): boolean {
  return text === '*' || NAME.test(text) || isIP(text.replace(/^\[(.*)\]$/, '$1')) !== 0;
}

/** Whether it is `*`, an origin as browsers write it, or a host of any scheme. */
export function isOrigin(text: string): boolean {
  return text === '*' || ORIGIN.test(text);
}
