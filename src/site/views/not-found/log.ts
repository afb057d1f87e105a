/** A longer address helps nobody, and would push the way home off the screen. */
const SHOWN = 120;

/** The address as people read it; a broken one cannot be decoded and stays as it is. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Logs the address that led nowhere, and shows it as text, because it may hold anything. */
function logAttempt(path: string): void {
  console.error('404:', path);
  const place = document.querySelector('[data-attempted]');
  const shown = readable(path);
  if (place) place.textContent = shown.length > SHOWN ? `${shown.slice(0, SHOWN)}…` : shown;
}

logAttempt(location.pathname);
