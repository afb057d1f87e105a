import type { Content, PartialContent } from './content.ts';
import type { Files } from './files.ts';
import { matchesPattern } from './schemas/content-schemas.ts';
import {
  PAGE_FOLDERS,
  PAGES,
  type PageEntry,
  type PageFolder,
  type PageName,
  type RegistryEntry,
} from './schemas/pages.ts';

/** A page other than the not-found page. */
export type Page = {
  key: PageName | PageFolder;
  path: string;
  /** Its file in the built site without the ending, `products/messmate`. Its social picture has the same stem. */
  stem: string;
  title: string;
  description: string;
  /** The name that the registry gives it, else its label in the menu, else its title. */
  name: string;
  /** The heading of its social picture. */
  heading: string;
  /** The pages above it, beginning with the home page. */
  pagesAbove: { name: string; path: string }[];
  /** Search engines may list the page; drafts of legal texts are not listed. */
  isListed: boolean;
  hasPlateInSocialPicture: boolean;
  /** The file of its words, from `content/`. */
  file: string;
};

/** A page of the registry, `schemas/pages.ts`. `words` is undefined if the given content lacks them. */
export type RegisteredPage = {
  key: PageName | PageFolder;
  entry: RegistryEntry<unknown>;
  path: string;
  file: string;
  words: { title: string; pageTitle?: string | undefined; description: string; heading?: string } | undefined;
};

/**
 * Lists the pages of the registry, including the not-found page, without absent optional ones.
 * @param files if given, pages whose file is among these are listed even if `content` lacks their words
 */
export function listRegisteredPages(content: PartialContent, files: Files = {}): RegisteredPage[] {
  const singlePages = (Object.entries(PAGES) as [PageName, PageEntry][])
    .map(([key, entry]) => ({ key, entry, path: entry.path, file: entry.file, words: content[key] }))
    .filter(({ entry, file, words }) => words || file in files || !entry.isOptional);
  const folderPages = (
    Object.entries(PAGE_FOLDERS) as [PageFolder, RegistryEntry<unknown> & { ending: string }][]
  ).flatMap(([key, entry]) => {
    const fileName = (id: string) => `${key}/${id}.${entry.ending}`;
    const wordsByFile = new Map((content[key] ?? []).map((words) => [fileName(words.id), words]));
    const folderFiles = Object.keys(files).filter((file) => matchesPattern(file, fileName('*')));
    return [...new Set([...wordsByFile.keys(), ...folderFiles])].map((file) => ({
      key,
      entry,
      path: `/${file.replace(/\.\w+$/, '')}`,
      file,
      words: wordsByFile.get(file),
    }));
  });
  return [...singlePages, ...folderPages];
}

/** Patterns of files that a page shows besides the file of its words, each with the path of that page. */
const PATHS_BY_FILES: readonly [files: RegExp, path: string][] = [
  [/^team\//, PAGES.teamPage.path],
  [/^products\/[^/]+\/card\.yaml$/, PAGES.productsPage.path],
  [/^(?:products\/messmate\/|(?:hostel|claims)\.yaml$)/, PAGES.messmate.path],
];

/** Returns the path of the page that a file is for, if it is for one. */
export const findPathShowing = (file: string, pages: readonly RegisteredPage[]): string | undefined =>
  pages.find((page) => page.file === file)?.path ??
  PATHS_BY_FILES.find(([files, path]) => files.test(file) && pages.some((page) => page.path === path))?.[1];

/** In characters: search results cut longer titles. */
const MAX_TITLE_LENGTH = 60;

/** Appends the company's name if the title lacks it and both fit into a search result. */
export function formatTitle(title: string, company: string): string {
  const combined = `${title} | ${company}`;
  return title.includes(company) || combined.length > MAX_TITLE_LENGTH ? title : combined;
}

/** Lists all pages but the not-found page in the order of the registry; services and legal texts come last. */
export function listPages(content: Content): Page[] {
  const { company } = content;
  const pages = listRegisteredPages(content).flatMap(({ entry, path, words, ...page }) => {
    if (!words || entry.isErrorPage) return [];
    const menuLabel = company.navigation.find(({ to }) => to === path)?.label;
    return [{ ...page, entry, path, words, name: entry.name?.(words) ?? menuLabel ?? words.title }];
  });
  return pages.map(({ key, entry, path, file, words, name }) => {
    return {
      key,
      path,
      stem: path.slice(1) || 'index',
      title: formatTitle(words.pageTitle ?? words.title, company.name),
      description: words.description,
      name,
      heading: path === '/' ? company.name : (words.heading ?? name),
      pagesAbove: pages.filter(
        (page) => page.path !== path && path.startsWith(page.path.replace(/\/?$/, '/')),
      ),
      isListed: entry.isListed?.(words) ?? true,
      hasPlateInSocialPicture: entry.hasPlateInSocialPicture ?? false,
      file,
    };
  });
}
