import { type Notice, showNotice } from '../../ui/Notifications/notifications.ts';

document.addEventListener('notice', (event) => showNotice((event as CustomEvent<Notice>).detail));

// Copies during the press, as some browsers demand. Without permission or https the words are shown, to be selected by
// hand.
addEventListener('click', async ({ target }) => {
  const from = (target as Element).closest<HTMLElement>('[data-copied]');
  if (!from) return;
  const { notice, copy = '', copied = '', failed = copy } = from.dataset;
  if (notice) return showNotice({ ...from.dataset, notice, from });
  let result = copied;
  try {
    await navigator.clipboard.writeText(copy);
  } catch {
    result = failed;
  }
  showNotice({ notice: result });
});
