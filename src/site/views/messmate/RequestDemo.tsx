import type { ComponentProps } from 'react';
import { PAGES } from '../../../content/schemas/pages.ts';
import { ButtonLink } from '../../../ui/Button/Button.tsx';
import type { Site } from '../../../ui/Frame/Site.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { messageLink } from '../../../ui/Message/links.ts';

type Props = { site: Site; look?: ComponentProps<typeof ButtonLink>['look']; children: string };

/** Opens the ready-written message that asks for a demo; the figures of "Your mess" are in it once they have been set. */
export function RequestDemo({ site, look, children }: Props) {
  return (
    <ButtonLink
      {...(look && { look })}
      {...messageLink(site, site.messages.demo, { readAt: `${PAGES.contact.path}#demo` })}
    >
      {children} <Icon name="mail" />
    </ButtonLink>
  );
}
