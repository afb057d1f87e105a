import { type Notice, showNotice } from '../../ui/Notifications/notifications.ts';

document.addEventListener('notice', (event) => showNotice((event as CustomEvent<Notice>).detail));

// Some browsers copy only during the click. If copying fails, the notice says `failed`, or the text itself by default.
// Only Request Demo has `notice`: it opens an e-mail, and its notice offers a button that copies.
addEventListener('click', async ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-copied]');
  if (!button) return;
  const { notice, copy: text = '', copied: success = '', failed: failure = text } = button.dataset;
  if (notice) return showNotice({ ...button.dataset, notice, from: button });
  let message = success;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    message = failure;
  }
  showNotice({ notice: message });
});
