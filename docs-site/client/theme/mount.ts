/** The button that changes between light, dark and what the system says. */
import type { Mount } from '../island';

type Choice = 'system' | 'light' | 'dark';

const KEY = 'halley-theme';
const NEXT: Readonly<Record<Choice, Choice>> = { system: 'light', light: 'dark', dark: 'system' };
const DRAWINGS: Readonly<Record<Choice, string>> = {
  system: 'M3 5h18v11H3zM8 20h8M12 16v4',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M19 5l-1.4 1.4M6.4 17.6 5 19',
  dark: 'M20 14.5A8 8 0 0 1 9.5 4a8 8 0 1 0 10.5 10.5z',
};

/** Puts the button in its place. */
export const mount: Mount = (element) => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'icon-button theme-button';
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('class', 'icon');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  svg.append(path);
  button.append(svg);
  let choice = chosen();
  const show = (): void => {
    path.setAttribute('d', DRAWINGS[choice]);
    button.setAttribute('aria-label', `Colours: ${choice}. Change to ${NEXT[choice]}`);
    button.title = `Colours: ${choice}`;
  };
  button.addEventListener('click', () => {
    choice = NEXT[choice];
    apply(choice);
    show();
  });
  show();
  element.replaceChildren(button);
};

function chosen(): Choice {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function apply(choice: Choice): void {
  if (choice === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
  try {
    if (choice === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    // Storage is off: the choice holds for this page.
  }
}
