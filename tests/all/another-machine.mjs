/**
 * Makes a build believe that it runs on another machine: folders are listed in another order, in another year. Loaded
 * by `node --import` before everything else (`tests/all/twice.test.ts`).
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** @param {unknown} list */
const turned = (list) => (Array.isArray(list) ? [...list].reverse() : list);

const { readdir, readdirSync, globSync } = fs;
const readdirPromise = fs.promises.readdir;
Object.assign(fs, {
  /** @param {Parameters<typeof readdirSync>} args */
  readdirSync: (...args) => turned(readdirSync(...args)),
  /** @param {Parameters<typeof globSync>} args */
  globSync: (...args) => turned(globSync(...args)),
  /** @param {any[]} args */
  readdir: (...args) => {
    const done = args.pop();
    // @ts-expect-error: passed on as it came
    readdir(...args, (error, list) => done(error, turned(list)));
  },
});
Object.assign(fs.promises, {
  /** @param {Parameters<typeof readdirPromise>} args */
  readdir: async (...args) => turned(await readdirPromise(...args)),
});
syncBuiltinESMExports();

const LATER_MS = 500 * 24 * 60 * 60 * 1000;
const RealDate = Date;
globalThis.Date = /** @type {DateConstructor} */ (
  class extends RealDate {
    /** @param {[]} given */
    constructor(...given) {
      if (given.length === 0) super(RealDate.now() + LATER_MS);
      else super(...given);
    }
    static now() {
      return RealDate.now() + LATER_MS;
    }
  }
);
