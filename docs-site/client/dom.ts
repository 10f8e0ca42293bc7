/** Elements with text. No text becomes HTML. */

type Attributes = Readonly<Record<string, string>>;

/** An element with its attributes and what is in it. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** A button that calls a function. */
export function makeButton(label: string, className: string, onClick: () => void): HTMLButtonElement {
  const button = make('button', { type: 'button', class: className }, label);
  button.addEventListener('click', onClick);
  return button;
}
