// The reader's choice of light or dark. It runs before the page is drawn, so that the page does not flash.
try {
  const theme = localStorage.getItem('halley-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is off: the page follows the system.
}
