import type { ContactWords } from '../../../content/schemas/pages.ts';
import { Arrow } from '../../../ui/Arrow/Arrow.tsx';
import { QrCode } from '../../../ui/QrCode/QrCode.tsx';
import styles from './Card.module.css';

/** The contact card: to be scanned, or saved. */
export function Card({ words, card }: { words: ContactWords['card']; card: string }) {
  return (
    <section className={styles.card} aria-labelledby="contact-card">
      <div className={styles.code}>
        <QrCode text={card} label={words.picture} />
      </div>
      <div>
        <h2 id="contact-card">{words.heading}</h2>
        <p className="cap">{words.text}</p>
        {/* No `download`: Chromium does not ask the service worker for those, and a phone opens the card by itself. */}
        <a className={styles.save} href="/contact.vcf">
          {words.save} <Arrow to="down" />
        </a>
      </div>
    </section>
  );
}
