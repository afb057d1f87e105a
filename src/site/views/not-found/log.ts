/** A longer address would push the way home off the screen. */
const SHOWN = 120;

/** A malformed address cannot be decoded and stays as it is. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** As text, because an address may hold anything. */
function logAttempt(path: string): void {
  console.error('404:', path);
  const place = document.querySelector('[data-attempted]');
  const shown = readable(path);
  if (place) place.textContent = shown.length > SHOWN ? `${shown.slice(0, SHOWN)}…` : shown;
}

logAttempt(location.pathname);
