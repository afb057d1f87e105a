import type { Content } from '../../content/read.ts';
import type { Site } from './Site.ts';

/** What header and footer need of the content. @param year the year of the build */
export const siteOf = ({ company, words, services, legal }: Content, year: number): Site => ({
  company,
  words,
  services: services.map(({ title, path }) => ({ label: title, to: path })),
  legal: legal.map(({ title, path }) => ({ label: title, to: path })),
  year,
});
