/** Makes a page that of its server. Without a server, the page stays as it was built. */
import { visible } from '../visible.js';
import { adaptText } from './adaptText.js';
import { ownEndpoint, type Endpoint } from './endpoint.js';
import { make } from '../dom.js';
import { markMethods } from './markMethods.js';
import { showLimits } from './showLimits.js';

/** Hand-written text, and the home page. */
const TEXTS = 'article.guide, article.home';

/** Asks the server of the page what it is, and shows that. */
export async function showEndpoint(): Promise<void> {
  const endpoint = await ownEndpoint();
  if (endpoint === null) return;
  for (const part of document.querySelectorAll(TEXTS)) adaptText(part, endpoint);
  markMethods(endpoint);
  showLimits(endpoint.document.limits);
  showNotice(endpoint);
}

function showNotice({ document: { operator } }: Endpoint): void {
  if (!operator.notice) return;
  const label = 'Notice of the operator';
  document
    .querySelector('main')
    ?.prepend(make('aside', { class: 'notice', 'aria-label': label }, visible(operator.notice)));
}
