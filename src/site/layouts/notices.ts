import { type Notice, showNotice } from '../../ui/Notifications/notifications.ts';

document.addEventListener('notice', (event) => showNotice((event as CustomEvent<Notice>).detail));

// The text is copied at once, because some browsers copy only during the click. If that fails, the notice says `failed`
// or has the text. Only Request Demo has `notice`: it opens an e-mail, and the button in its notice copies the text.
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
