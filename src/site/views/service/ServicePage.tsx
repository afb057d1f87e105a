import type { Service } from '../../../content/schemas/service.ts';
import { Frame } from '../../../ui/Frame/Frame.tsx';
import type { Site } from '../../../ui/Frame/Site.ts';
import { Ask } from './Ask.tsx';
import type { Shown } from './artefacts/Card.tsx';
import { Hero } from './Hero.tsx';
import { Process } from './Process.tsx';
import { Technologies } from './Technologies.tsx';
import { Terms } from './Terms.tsx';

type Props = { site: Site; service: Service; shown: Omit<Shown, 'words'> };

/** A service: whom it suits, what it has made, its process, technologies and terms, and the way to ask for it. */
export function ServicePage({ site, service, shown }: Props) {
  const words = site.words.service;
  return (
    <Frame site={site}>
      <Hero service={service} suits={words.suits} shown={{ ...shown, words: words.artefacts }} />
      <Process steps={service.process} words={words} />
      <Technologies groups={service.technologies} heading={words.technologies} />
      <Terms terms={service.terms} words={words.terms} unsettled={site.words.unsettled} />
      <Ask words={site.words.service} />
    </Frame>
  );
}
