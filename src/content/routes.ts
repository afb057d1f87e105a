import type { Content, ReadContent } from './content.ts';
import type { Files } from './files.ts';
import { hasPattern } from './schemas/files.ts';
import {
  PAGE_FOLDERS,
  PAGES,
  type PageEntry,
  type PageFolder,
  type PageName,
  type RegistryEntry,
} from './schemas/pages.ts';

export type Page = {
  /** Its name in the registry, or its family's. */
  key: PageName | PageFolder;
  /** `/`, `/products/messmate`. */
  path: string;
  /** Its file in the built site without the ending: `index`, `products/messmate`. Its picture shares it. */
  stem: string;
  /** For the browser tab and search results. */
  title: string;
  description: string;
  /** Its name on the site: in the menu, or at its head. */
  name: string;
  /** The words of its social picture. */
  heading: string;
  /** The pages above it, from the home page on. */
  above: { name: string; path: string }[];
  /** Drafts are not listed until counsel has read them. */
  isListed: boolean;
  hasFigures: boolean;
  /** The file of its words in `content/`: `pages/about.yaml`. */
  file: string;
};

/** A page as far as its words could be read. */
export type RegisteredPage = {
  key: PageName | PageFolder;
  entry: RegistryEntry<unknown>;
  path: string;
  file: string;
  words: { title: string; pageTitle?: string | undefined; description: string; heading?: string } | undefined;
};

/**
 * Every page of the registry, including the not-found page.
 * @param files a page whose words cannot be read still has its address
 */
export function registeredPages(content: ReadContent, files: Files = {}): RegisteredPage[] {
  const single = (Object.entries(PAGES) as [PageName, PageEntry][])
    .map(([key, entry]) => ({ key, entry, path: entry.path, file: entry.file, words: content[key] }))
    .filter(({ entry, file, words }) => words || file in files || !entry.isOptional);
  const families = (
    Object.entries(PAGE_FOLDERS) as [PageFolder, RegistryEntry<unknown> & { ending: string }][]
  ).flatMap(([key, entry]) => {
    const read = new Map((content[key] ?? []).map((words) => [`${key}/${words.id}.${entry.ending}`, words]));
    const unread = Object.keys(files).filter((file) => hasPattern(file, `${key}/*.${entry.ending}`));
    return [...new Set([...read.keys(), ...unread])].map((file) => ({
      key,
      entry,
      path: `/${file.replace(/\.\w+$/, '')}`,
      file,
      words: read.get(file),
    }));
  });
  return [...single, ...families];
}

/** Pages that show files which are no page's own. */
const SHOWN_ON: readonly [files: RegExp, path: string][] = [
  [/^team\//, PAGES.teamPage.path],
  [/^products\/[^/]+\/card\.yaml$/, PAGES.productsPage.path],
  [/^(?:products\/messmate\/|(?:hostel|claims)\.yaml$)/, PAGES.messmate.path],
];

/** The page that shows a file's words. Undefined for those of every page, and of none. */
export const pageShowing = (file: string, pages: readonly RegisteredPage[]): string | undefined =>
  pages.find((page) => page.file === file)?.path ?? SHOWN_ON.find(([files]) => files.test(file))?.[1];

/** As much of a title as a search result shows. */
const TITLE_LIMIT = 60;

/** With the company's name, if the title lacks it and both fit into a search result. */
export function fullTitle(title: string, company: string): string {
  const whole = `${title} | ${company}`;
  return title.includes(company) || whole.length > TITLE_LIMIT ? title : whole;
}

/** Pages with an address, in the order of the registry; then the services and the legal texts. */
export function pagesOf(content: Content): Page[] {
  const { company } = content;
  const pages = registeredPages(content).flatMap(({ entry, path, words, ...page }) => {
    // The not-found page has no address.
    if (!words || entry.isErrorPage) return [];
    const inMenu = company.navigation.find(({ to }) => to === path)?.label;
    return [{ ...page, entry, path, words, name: entry.name?.(words) ?? inMenu ?? words.title }];
  });
  return pages.map(({ key, entry, path, file, words, name }) => {
    const { isListed, hasFigures = false } = entry;
    return {
      key,
      path,
      stem: path.slice(1) || 'index',
      title: fullTitle(words.pageTitle ?? words.title, company.name),
      description: words.description,
      name,
      heading: path === '/' ? company.name : (words.heading ?? name),
      above: pages.filter((page) => path.startsWith(page.path.replace(/\/?$/, '/')) && page.path !== path),
      isListed: isListed?.(words) ?? true,
      hasFigures,
      file,
    };
  });
}
