import { type Notice, showNotice } from '../../ui/Notifications/notifications.ts';

document.addEventListener('notice', (event) => showNotice((event as CustomEvent<Notice>).detail));

// Copies during the click, as some browsers demand. Without permission or https the notice shows the text, so that the
// visitor can select it. Only Request Demo has `notice`: it opens an e-mail, and its notice offers a button that copies.
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
