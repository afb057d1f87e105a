import { telLink, whatsappLink } from '../../../content/language/phone.ts';
import type { ContactWords } from '../../../content/schemas/pages.ts';
import { t } from '../../../content/t.ts';
import arrowStyles from '../../../ui/Arrow/Arrow.module.css';
import { Arrow } from '../../../ui/Arrow/Arrow.tsx';
import { ButtonLink, Buttons } from '../../../ui/Button/Button.tsx';
import { Frame } from '../../../ui/Frame/Frame.tsx';
import type { Site } from '../../../ui/Frame/Site.ts';
import { modulesPerSide, QrCode } from '../../../ui/QrCode/QrCode.tsx';
import { PageHead } from '../PageHead/PageHead.tsx';
import { ContactChannels, OfficeAndProfiles } from './ContactDetails.tsx';
import styles from './ContactPage.module.css';
import { Messages } from './Messages.tsx';

type Props = {
  site: Site;
  words: ContactWords;
  /** The contact card in the QR code, as the text of a vCard. */
  card: string;
  /** False if the card omits the postal address to stay small. */
  hasAddress: boolean;
};

export function ContactPage({ site, words, card, hasAddress }: Props) {
  return (
    <Frame site={site}>
      <PageHead heading={words.heading} lead={words.lead} />
      <CallButtons site={site} words={words} />
      {/* The contact details are in `section` elements, because reader views drop a `div` that has mostly links. */}
      <div className={`wrap stack ${styles.page}`}>
        <ContactChannels company={site.company} words={words} />
        <OfficeAndProfiles company={site.company} words={words} />
        <div className={styles.messages}>
          <Messages site={site} />
        </div>
        <ContactCard words={words.card} card={card} hasAddress={hasAddress} />
      </div>
    </Frame>
  );
}

function CallButtons({ site: { company }, words }: Pick<Props, 'site' | 'words'>) {
  const [phone] = company.phones;
  return (
    <div className={`wrap ${styles.callButtons}`}>
      <Buttons>
        {phone && <ButtonLink href={telLink(phone, company.country)}>{words.call}</ButtonLink>}
        {company.whatsapp && (
          <ButtonLink href={whatsappLink(company.whatsapp, company.country)} target="_blank" rel="noopener">
            {words.whatsapp} <span className="visually-hidden">({t('opens in a new tab')})</span>
          </ButtonLink>
        )}
      </Buttons>
    </div>
  );
}

type ContactCardProps = Pick<Props, 'card' | 'hasAddress'> & { words: ContactWords['card'] };

function ContactCard({ words, card, hasAddress }: ContactCardProps) {
  return (
    <section className={styles.card} aria-labelledby="contact-card">
      <div className={styles.qrCode} style={{ '--modules': modulesPerSide(card) }}>
        <QrCode text={card} label={words.picture} />
      </div>
      <div>
        <h2 id="contact-card">{words.heading}</h2>
        <p className="caption">
          {words.text} {!hasAddress && t('The code leaves out the address, so that it is easy to scan.')}
        </p>
        {/* No `download`: phones open the card by themselves. */}
        <a className={arrowStyles.linkWithArrow} href="/contact.vcf">
          {words.save} <Arrow to="down" />
        </a>
      </div>
    </section>
  );
}
