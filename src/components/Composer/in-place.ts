import { enhance } from './enhance.ts';

const root = document.querySelector<HTMLElement>('[data-composer]');
const about = new URLSearchParams(location.search).get('about') ?? undefined;

/** The composer of the contact page. `?about=` says where the visitor comes from: a service, a tab, the brochure. */
if (root) {
  const begin = enhance(root);
  if (about) {
    begin({ topic: about, tools: [about], origin: about });
    // The address that is copied or shared is the page's own.
    history.replaceState(history.state, '', location.pathname + location.hash);
  }
}
