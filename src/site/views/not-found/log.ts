/** A longer address would push the way home off the screen. */
const MAX_CHARACTERS = 120;

/** Decodes an address; a malformed one stays as it is. */
function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

console.error('404:', location.pathname);
const element = document.querySelector('[data-attempted]');
const address = decode(location.pathname);
// Text, because an address may hold anything.
if (element)
  element.textContent = address.length > MAX_CHARACTERS ? `${address.slice(0, MAX_CHARACTERS)}…` : address;
