import { type Notice, showNotice } from '../../ui/Notifications/notifications.ts';

document.addEventListener('notice', (event) => showNotice((event as CustomEvent<Notice>).detail));

// The text is copied at once, because some browsers copy only during the click. If that fails, the notice says `failed`
// or has the text. Request Demo, which opens an e-mail, copies nothing: `notice` is the text of its notice.
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
