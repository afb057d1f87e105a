import type { Content } from './content.ts';
import { filesOnDisk } from './files.ts';
import { readContent } from './read.ts';

/** Reads and checks a content folder. @throws ContentError when something in it cannot be used */
export const loadContentFromDisk = (root: string): Content => readContent(filesOnDisk(root));
