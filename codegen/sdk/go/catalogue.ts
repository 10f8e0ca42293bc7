/** Emits catalogue.go, subscriptions.go and version.go. */
import type { NativeContract, NativeNotification } from '../native/model.js';
import { errorConstant } from './methods.js';
import { alignedRows, exportedName, goComment, GO_BANNER } from './text.js';
import { goType } from './types.js';

/** The text of catalogue.go: the errors of the contract. */
export function emitGoCatalogue({ errors }: NativeContract): string {
  const rows = errors.map(({ name, code, message }) => ({
    comment: goComment(`${errorConstant(name)} has the code ${code}: ${message}`, '\t'),
    cells: [errorConstant(name), 'ErrorName', `= "${name}"`],
  }));
  const entries = errors.map(
    ({ name, code, message }) => `\t\tcatalogued(${errorConstant(name)}, ${code}, ${JSON.stringify(message)}),\n`,
  );
  return `${GO_BANNER}
import "sync"

// The errors of the catalogue, for errors.Is.
const (
${alignedRows(rows)})

// catalogue has its patterns compiled by the first error.
var catalogue = sync.OnceValue(func() []cataloguedError {
	return []cataloguedError{
${entries.join('')}\t}
})
`;
}

/** The text of subscriptions.go. */
export function emitGoSubscriptions({ notifications }: NativeContract): string {
  return [GO_BANNER, 'import "context"\n', ...notifications.map(subscriptionText)].join('\n');
}

function subscriptionText(notification: NativeNotification): string {
  const { name, options, resumable, summary, description } = notification;
  const method = `Subscribe${exportedName(name)}`;
  const result = goType(notification.result, notification.result.kind === 'declared');
  const resuming = resumable
    ? 'It is resumed when the connection breaks. Without fromBlock it begins at the block after the newest one.'
    : 'It cannot be resumed: it ends with ErrNotResumable when the connection breaks.';
  const param = options === undefined ? '' : `, options *${exportedName(options)}`;
  const given = `"${name}", ${resumable}, ${options === undefined ? 'nil' : 'options'}`;
  const comment = [`${method}: ${summary}`, description, resuming]
    .map((text) => goComment(text))
    .filter((text) => text !== '');
  return `${comment.join('//\n')}func (c *Client) ${method}(ctx context.Context${param}) (*Subscription[${result}], error) {
	return subscribe[${result}](ctx, c.core, ${given})
}
`;
}

/** The text of version.go. */
export function emitGoVersion({ version }: NativeContract): string {
  return `${GO_BANNER}\n// Version of the contract, and of this package.\nconst Version = ${JSON.stringify(version)}\n`;
}
