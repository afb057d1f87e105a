import type { Service } from '../../../content/schemas/service.ts';
import { Frame } from '../../../ui/Frame/Frame.tsx';
import type { PageLink, Site } from '../../../ui/Frame/Site.ts';
import { Ask } from './Ask.tsx';
import type { Shown } from './artefacts/Card.tsx';
import { Hero } from './Hero.tsx';
import { Others } from './Others.tsx';
import { Process } from './Process.tsx';
import { Suits } from './Suits.tsx';
import { Technologies } from './Technologies.tsx';
import { Terms } from './Terms.tsx';

type Props = { site: Site; service: Service; shown: Omit<Shown, 'words'> };

/** A service: what it has made, its process, its terms and technologies, whom it suits, and the way to ask for it. */
export function ServicePage({ site, service, shown }: Props) {
  const words = site.words.service;
  const others: PageLink[] = site.services.filter(({ to }) => to !== service.path);
  return (
    <Frame site={site}>
      <Hero service={service} shown={{ ...shown, words: words.artefacts }} />
      <Process steps={service.process} words={words} />
      <Terms terms={service.terms} words={words.terms} unsettled={site.words.unsettled} />
      <Technologies groups={service.technologies} heading={words.technologies} />
      <Suits service={service} heading={words.suits} />
      <Others links={others} heading={words.others} />
      <Ask site={site} title={service.title} />
    </Frame>
  );
}
