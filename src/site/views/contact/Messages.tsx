import { Folded } from '../../../ui/Folded/Folded.tsx';
import type { Site } from '../../../ui/Frame/Site.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Letter } from './Letter.tsx';
import styles from './Messages.module.css';

/** The ready-written messages by their ids, the first one open. Those about the product are there while it has a page. */
const messagesOf = ({ messages, product }: Site) =>
  (product ? (['demo', 'offer', 'service', 'work'] as const) : (['service', 'work'] as const)).map((id) => ({
    id,
    ...messages[id],
  }));

/** The first message, to be read as it will be sent. */
export function Open({ site }: { site: Site }) {
  const [message] = messagesOf(site);
  if (!message) return null;
  return (
    <section id={message.id} aria-labelledby="messages" className={styles.open}>
      <h2 id="messages">{message.about}</h2>
      <p className={styles.how}>{site.messages.text}</p>
      <Letter site={site} message={message} isMain />
    </section>
  );
}

/** The others, folded. A link to one opens it: browsers unfold what an address leads to. */
export function Others({ site }: { site: Site }) {
  return (
    <section aria-labelledby="other-messages">
      <h2 id="other-messages" className={styles.others}>
        {site.messages.others}
      </h2>
      {messagesOf(site)
        .slice(1)
        .map((message) => (
          <Folded key={message.id} className={styles.row} summary={summaryOf(message.about)}>
            <div id={message.id} className={styles.letter}>
              <Letter site={site} message={message} />
            </div>
          </Folded>
        ))}
    </section>
  );
}

const summaryOf = (about: string) => (
  <>
    <h3>{about}</h3> <Icon name="more" />
  </>
);
