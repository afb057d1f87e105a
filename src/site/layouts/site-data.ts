import { content } from 'virtual:content';
import { todayInZone } from '../../content/language/day.ts';
import { PAGES } from '../../content/schemas/pages.ts';
import { createSampleState } from '../../messmate/engine/sample.ts';
import { computeReadouts } from '../../messmate/sample-readouts.ts';
import type { Site } from '../../ui/Frame/Site.ts';
import { collectSources } from '../claims/sources.ts';

/** The sample hostel at the second that all pages show, simulated once for the whole build. */
export const sampleState = createSampleState(content.hostel);
export const readouts = computeReadouts(sampleState);

const { company, contact, mark, interfaceWords, services, legal, messmate } = content;

const product = messmate && { label: messmate.hero.heading, to: PAGES.messmate.path };
const isInMenu = company.navigation.some(({ to }) => to === PAGES.messmate.path);

const siteData: Omit<Site, 'path'> = {
  company,
  mark,
  words: interfaceWords,
  messages: contact.messages,
  sources: collectSources(content),
  services: services.map(({ title, path }) => ({ label: title, to: path })),
  legal: legal.map(({ title, path }) => ({ label: title, to: path })),
  product,
  mainPages: company.navigation.flatMap((link) =>
    product && !isInMenu && link.to === PAGES.productsPage.path ? [link, product] : [link],
  ),
  contactPath: PAGES.contact.path,
  year: Number(todayInZone(undefined, content.site.timeZone).slice(0, 4)),
};

/** Returns the data that every page gets, with this page's path. */
export const siteAt = ({ path }: { path: string }): Site => ({ ...siteData, path });
