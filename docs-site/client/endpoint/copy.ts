/** Buttons that copy a text. */
import { make, makeButton } from './dom.js';

const SAID_MS = 1_600;

/** A button that copies what `text` returns, and says so in its own place. */
export function copyButton(what: string, text: () => string): HTMLButtonElement {
  const label = make('span', { 'aria-live': 'polite' }, 'Copy');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const button = makeButton('', 'copy-button', () => {
    void copyText(text()).then((isCopied) => {
      label.textContent = isCopied ? 'Copied' : 'Not allowed';
      clearTimeout(timer);
      timer = setTimeout(() => (label.textContent = 'Copy'), SAID_MS);
    });
  });
  button.append(label, make('span', { class: 'hidden' }, ` ${what}`));
  return button;
}

/** Puts a copy button on every block of code in a part of the page. It copies what is shown. */
export function addCopyButtons(root: Element): void {
  for (const block of root.querySelectorAll('pre')) {
    const box = make('div', { class: 'code-box' });
    block.replaceWith(box);
    const what = block.getAttribute('aria-label') ?? 'code';
    box.append(
      block,
      copyButton(what, () => block.textContent ?? ''),
    );
  }
}

/** Copies a text. A page over plain HTTP from another machine has no clipboard, only the command for a selection. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const field = make('textarea', { class: 'hidden', 'aria-hidden': 'true', readonly: '', tabindex: '-1' });
  const focused = document.activeElement;
  field.value = text;
  document.body.append(field);
  field.select();
  // Browsers have kept it for this case.
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}
