import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readFiles } from '../../content/files.ts';
import { listPictureOrigins } from '../../content/pictures/pictures.ts';
import { ContentError } from '../../content/problems.ts';
import { loadContentFromDisk } from '../../content/reading/read.ts';
import { readSourceTexts } from '../../content/reading/source-texts.ts';
import { listRegisteredPages } from '../../content/routes.ts';
import { pruneCache } from '../../platform/build-cache.ts';
import { configFolderOf, filesOf } from '../hosting/files.ts';
import { writeConfigs, writeHostFiles } from '../hosting/host-files.ts';
import { writeBuildRecords } from './build-record.ts';
import { finishDocuments } from './documents.ts';
import { writeLicences } from './licences.ts';
import { precompress } from './precompress.ts';
import { findDeadReferences, findFileRedirects, listRedirectTargets } from './references.ts';
import { longPageWarnings, missingCharacterWarnings } from './warnings.ts';

/** Finishes Astro's build. It has to be the last integration, because it compresses and records the files of the others. */
export function finishSite(contentFolder: string): AstroIntegration {
  return {
    name: 'finish-site',
    hooks: {
      'astro:build:done': async ({ dir: folderUrl, logger }) => {
        const dir = fileURLToPath(folderUrl).replace(/[\\/]$/, '');
        const content = loadContentFromDisk(contentFolder);
        const documents = finishDocuments(dir, content.company.address);
        const { texts } = readSourceTexts(readFiles(contentFolder));
        const contentFiles = new Map(listRegisteredPages(content).map(({ path, file }) => [path, file]));
        writeLicences(dir);
        writeHostFiles(dir, listPictureOrigins(content), content.site);
        const { redirects = {} } = content.site;
        const pages = [...documents, listRedirectTargets(redirects)];
        const problems = [
          ...findDeadReferences(pages, filesOf(dir), texts, (path) => contentFiles.get(path)),
          ...findFileRedirects(redirects, filesOf(dir), texts),
        ];
        if (problems.length > 0) throw new ContentError(problems);
        await precompress(dir);
        writeConfigs(dir, content.company.address);
        writeBuildRecords(dir, configFolderOf(dir));
        await pruneCache();
        for (const warning of [...longPageWarnings(dir), ...missingCharacterWarnings(texts)])
          logger.warn(warning);
      },
    },
  };
}
