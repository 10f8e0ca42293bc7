/** Emits src/catalogue.rs and src/subscriptions.rs. */
import type { NativeContract, NativeNotification } from '../native/model.js';
import { pascalCase, snakeCase } from '../native/names.js';
import { functionHead, RUST_BANNER, rustComment, rustFile, RUST_WIDTH } from './text.js';
import { rustType } from './types.js';

/** The text of src/catalogue.rs: the errors of the contract. */
export function emitRustCatalogue({ errors }: NativeContract): string {
  const variants = errors.map(
    ({ name, code, message }) => `    /// Code ${code}: \`${message}\`\n    ${pascalCase(name)},\n`,
  );
  const names = errors.map(({ name }) => `            Self::${pascalCase(name)} => "${name}",\n`);
  const entries = errors.map(({ name, code, message }) => entryText(pascalCase(name), code, JSON.stringify(message)));
  return `${RUST_BANNER}
//! The errors of the contract.

use std::fmt;

/// The name of an error of the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ErrorName {
${variants.join('')}}

impl ErrorName {
    /// The name as it is in the contract.
    pub fn as_str(self) -> &'static str {
        match self {
${names.join('')}        }
    }
}

impl fmt::Display for ErrorName {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.as_str())
    }
}

/// An error of the catalogue. Its message has a \`{placeholder}\` for each argument.
pub(crate) struct CataloguedError {
    pub name: ErrorName,
    pub code: i64,
    pub message: &'static str,
}

pub(crate) static CATALOGUE: &[CataloguedError] = &[
${entries.join('')}];
`;
}

function entryText(name: string, code: number, message: string): string {
  const line = `    CataloguedError { name: ErrorName::${name}, code: ${code}, message: ${message} },\n`;
  if (line.length <= RUST_WIDTH + 1) return line;
  return `    CataloguedError {\n        name: ErrorName::${name},\n        code: ${code},\n        message: ${message},\n    },\n`;
}

/** The text of src/subscriptions.rs. */
export function emitRustSubscriptions({ notifications }: NativeContract): string {
  const own = ['crate::client::Client', 'crate::error::Result', 'crate::subscription::Subscription', 'crate::types::*'];
  const body = `impl Client {\n${notifications.map(subscriptionText).join('\n')}}\n`;
  return rustFile('What can be subscribed to.', own, body);
}

function subscriptionText(notification: NativeNotification): string {
  const { name, options, resumable, summary, description } = notification;
  const result = rustType(notification.result);
  const resuming = resumable
    ? 'It is resumed when the connection breaks. Without `from_block` it begins at the block after the newest one.'
    : 'It cannot be resumed: it ends with [`Error::NotResumable`](crate::Error::NotResumable) when the connection breaks.';
  const docs = [summary, description].map((text) => rustComment(text, '    ')).filter((text) => text !== '');
  const comment = [
    ...docs,
    `    /// ${resuming}\n`,
    '    /// # Errors\n    /// What keeps the subscription from being started.\n',
  ];
  const head = functionHead(
    '    ',
    `pub async fn subscribe_${snakeCase(name)}`,
    ['&self', ...(options === undefined ? [] : [`options: Option<&${pascalCase(options)}>`])],
    ` -> Result<Subscription<${result}>> {`,
  );
  const given = options === undefined ? 'None::<&()>' : 'options';
  return `${comment.join('    ///\n')}${head}\n        self.core.subscribe("${name}", ${resumable}, ${given}).await\n    }\n`;
}
