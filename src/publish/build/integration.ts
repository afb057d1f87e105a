import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readFiles } from '../../content/files.ts';
import { listPictureOrigins } from '../../content/pictures/pictures.ts';
import { ContentError } from '../../content/problems.ts';
import { loadContentFromDisk } from '../../content/reading/read.ts';
import { readSourceTexts } from '../../content/reading/source-texts.ts';
import { registeredPages } from '../../content/routes.ts';
import { pruneCache } from '../../platform/build-cache.ts';
import { configFolderOf, filesOf } from '../hosting/files.ts';
import { writeConfigs, writeHostFiles } from '../hosting/host-files.ts';
import { writeBuildRecords } from './build-record.ts';
import { finishDocuments } from './documents.ts';
import { writeLicences } from './licences.ts';
import { findLongPages } from './long-pages.ts';
import { findMissingCharacters } from './missing-characters.ts';
import { precompress } from './precompress.ts';
import { findDeadReferences, findHiddenFiles, listRedirectTargets } from './references.ts';

/** Finishes the pages of Astro. It has to be the last integration, because it compresses and records the others' files. */
export function finishSite(contentFolder: string): AstroIntegration {
  return {
    name: 'finished-site',
    hooks: {
      'astro:build:done': async ({ dir: folder, logger }) => {
        const dir = fileURLToPath(folder).replace(/[\\/]$/, '');
        const content = loadContentFromDisk(contentFolder);
        const documents = finishDocuments(dir, content.company.address);
        const { texts } = readSourceTexts(readFiles(contentFolder));
        const files = new Map(registeredPages(content).map(({ path, file }) => [path, file]));
        writeLicences(dir);
        writeHostFiles(dir, listPictureOrigins(content), content.site);
        const { redirects = {} } = content.site;
        const pages = [...documents, listRedirectTargets(redirects)];
        const problems = [
          ...findDeadReferences(pages, filesOf(dir), texts, (path) => files.get(path)),
          ...findHiddenFiles(redirects, filesOf(dir), texts),
        ];
        if (problems.length > 0) throw new ContentError(problems);
        await precompress(dir);
        writeConfigs(dir, content.company.address);
        writeBuildRecords(dir, configFolderOf(dir));
        await pruneCache();
        for (const warning of [...findLongPages(dir), ...findMissingCharacters(texts)]) logger.warn(warning);
      },
    },
  };
}
