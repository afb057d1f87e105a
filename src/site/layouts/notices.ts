import type { Notice } from '../../ui/Notifications/notifications.ts';
import layer from '../../ui/Notifications/notifications.ts?url&late';

/** Shows a notice, on any page: the code for it comes with the first. Where it does not come, the words have to do. */
async function show(said: Notice): Promise<void> {
  try {
    (await window.fetchCode(() => import(/* @vite-ignore */ layer))).show(said);
  } catch {
    const words = Object.assign(document.createElement('p'), { textContent: said.notice });
    document.querySelector('[data-notices] > *')?.append(words);
    setTimeout(() => words.remove(), 10_000);
  }
}

document.addEventListener('notice', (event) => show((event as CustomEvent<Notice>).detail));

// Copies at once: some browsers allow it only while the press is being answered. Without permission, or without https, the
// words are shown, to be selected by hand.
addEventListener('click', async ({ target }) => {
  const from = (target as Element).closest<HTMLElement>('[data-copied]');
  if (!from) return;
  const { notice, copy = '', copied = '', failed = copy } = from.dataset;
  if (notice) return show({ ...from.dataset, notice, from });
  const isCopied = await Promise.resolve()
    .then(() => navigator.clipboard.writeText(copy))
    .then(
      () => true,
      () => false,
    );
  show({ notice: isCopied ? copied : failed });
});
