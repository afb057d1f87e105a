import type { Content } from './content.ts';

const ABOUT_MESSES = ['institution', 'city', 'residents', 'messes', 'tools', 'time', 'number'] as const;
const ABOUT_WORK = ['institution', 'city', 'have', 'want', 'by', 'time', 'number'] as const;
const TOOLS = ['attendance', 'analytics', 'tuckshop'] as const;

/** What the composer is told (its `ComposerData`), picked out of the content. */
export function composerData({ company, contact, messmate, services, words }: Content) {
  const { composer } = contact;
  const tabs = messmate?.features.tabs;
  const named = (text: string, title: string) => text.replaceAll('{title}', title);
  return {
    email: company.email,
    whatsapp: company.whatsapp,
    newTab: words.newTab,
    close: words.close,
    words: composer,
    topics: [
      ...(messmate
        ? [
            { id: 'demo', ...messmate.demo.request, asks: ABOUT_MESSES },
            { id: 'sales', ...messmate.demo.offer, asks: ABOUT_MESSES },
          ]
        : []),
      ...services.map(({ id, title }) => ({
        id,
        about: title,
        subject: named(composer.service.subject, title),
        opening: named(composer.service.opening, title),
        asks: ABOUT_WORK,
      })),
      { id: 'other', ...composer.other, asks: ABOUT_WORK },
    ],
    tools: tabs ? TOOLS.map((id) => ({ id, label: tabs[id].tab })) : [],
  };
}
