/** A visitor of the site in any engine: finds things by role and name, presses, and waits for what has to come. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { PATIENCE_MS } from '../../patience.ts';
import type { Driver } from './driver.ts';

/** What is looked for: a role, and a name in full or as a pattern. `within` narrows the place by a selector. */
export type Sought = { role: string; name?: string | RegExp; within?: string };

const GLANCE_MS = 30;
const require = createRequire(import.meta.url);
const FINDER = readFileSync(
  require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

type Finder = {
  queries: {
    queryAllByRole: (
      place: Element,
      role: string,
      options: { name?: string | RegExp; hidden?: boolean },
    ) => Element[];
  };
};

/** Runs in the page: marks what is found, so that the engine can press it. */
function mark(role: string, name: string, isPattern: boolean, within: string): string[] | null {
  const finder = Reflect.get(globalThis, 'TestingLibraryDom') as Finder | undefined;
  if (!finder) return null;
  const places = [...document.querySelectorAll(within)];
  const options = name ? { name: isPattern ? new RegExp(name) : name } : {};
  // What merely looks hidden to the finder is sorted out below; asking it for each ancestor's styles is slow.
  const found = places
    .flatMap((place) => finder.queries.queryAllByRole(place, role, { ...options, hidden: true }))
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[aria-hidden=true]'));
  return found.map((one) => {
    const id = one.getAttribute('data-seen') ?? String(document.querySelectorAll('[data-seen]').length + 1);
    one.setAttribute('data-seen', id);
    return `[data-seen="${id}"]`;
  });
}

export class Visit {
  readonly driver: Driver;
  readonly url: string;
  constructor(driver: Driver, url: string) {
    this.driver = driver;
    this.url = url;
  }

  async open(path: string): Promise<number | undefined> {
    return this.driver.open(this.url + path);
  }

  /** Waits until something holds. @throws the sentence when it doesn't in time */
  async until(holds: () => Promise<unknown>, sentence: string): Promise<void> {
    let fault: unknown;
    // Between two pages there is none to look at.
    const look = () =>
      holds().catch((error) => {
        fault = error;
      });
    for (const started = Date.now(); ; await pause(GLANCE_MS)) {
      if (await look()) return;
      if (Date.now() - started > PATIENCE_MS) throw new Error(sentence, { cause: fault });
    }
  }

  /** Selectors of all that can be seen now with a role and a name. */
  async all({ role, name = '', within = 'body' }: Sought): Promise<string[]> {
    const given = [
      role,
      name instanceof RegExp ? name.source : name,
      name instanceof RegExp,
      within,
    ] as const;
    const found = await this.driver.run(mark, ...given);
    if (found) return found;
    await this.driver.inject(FINDER);
    return (await this.driver.run(mark, ...given)) ?? [];
  }

  /** The first with a role and a name, once it is there. @throws a sentence that names it */
  async find(sought: Sought): Promise<string> {
    let found: string | undefined;
    await this.until(
      async () => {
        [found] = await this.all(sought);
        return found;
      },
      `There is no ${sought.role} "${sought.name ?? ''}"${sought.within ? ` in ${sought.within}` : ''} to be seen.`,
    );
    return found ?? '';
  }

  async press(sought: Sought): Promise<void> {
    await this.driver.click(await this.find(sought));
  }

  async focus(sought: Sought): Promise<void> {
    await this.driver.run(
      (selector) => document.querySelector<HTMLElement>(selector)?.focus(),
      await this.find(sought),
    );
  }

  /** What can be read in a place. */
  text(selector: string): Promise<string> {
    return this.driver.run(
      (place) =>
        [...document.querySelectorAll<HTMLElement>(place)]
          .map(({ innerText }) => innerText)
          .join(' ')
          .replace(/\s+/g, ' '),
      selector,
    );
  }

  /** Waits until a place says something. */
  async says(selector: string, text: string | RegExp, sentence: string): Promise<void> {
    let said = '';
    const holds = async () => {
      said = await this.text(selector);
      return typeof text === 'string' ? said.includes(text) : text.test(said);
    };
    await this.until(holds, sentence).catch(() => {
      throw new Error(`${sentence} ${selector} says "${said.slice(0, 300)}", not "${text}".`);
    });
  }

  /** Whether what a selector names has the focus. */
  hasFocus(selector: string): Promise<boolean> {
    return this.driver.run((place) => document.querySelector(place) === document.activeElement, selector);
  }
}
