/** Buttons that copy a text. */
import { make, makeButton } from '../dom.js';

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

/** Puts a copy button next to the title of every block of code that has one. It copies what is shown. */
export function addCopyButtons(root: Element): void {
  for (const box of root.querySelectorAll('.titled-code')) {
    const title = box.querySelector('.code-title');
    const block = box.querySelector('pre');
    if (title === null || block === null) continue;
    const head = make('div', { class: 'code-head' });
    title.replaceWith(head);
    head.append(
      title,
      copyButton(`the code: ${title.textContent ?? ''}`, () => block.textContent ?? ''),
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
