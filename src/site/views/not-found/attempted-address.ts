/** A longer address would push the button to the home page off the screen. */
const MAX_CHARACTERS = 120;

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
// Written as text, because an address may contain markup.
if (element)
  element.textContent = address.length > MAX_CHARACTERS ? `${address.slice(0, MAX_CHARACTERS)}…` : address;
