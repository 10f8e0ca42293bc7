/** Address of the root of the site, with a slash at its end: the icon lies there. */
export function siteRoot(): string {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  return new URL('.', icon?.href ?? location.href).href;
}
