/** A longer address would push the way home off the screen. */
const MAX_CHARACTERS = 120;

/** A malformed address cannot be decoded and stays as it is. */
function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** As text, because an address may hold anything. */
function logAttempt(path: string): void {
  console.error('404:', path);
  const element = document.querySelector('[data-attempted]');
  const address = decode(path);
  if (element)
    element.textContent = address.length > MAX_CHARACTERS ? `${address.slice(0, MAX_CHARACTERS)}…` : address;
}

logAttempt(location.pathname);
