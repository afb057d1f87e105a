import { Folded } from '../../../ui/Folded/Folded.tsx';
import type { Site } from '../../../ui/Frame/Site.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Letter } from './Letter.tsx';
import styles from './Messages.module.css';

/** Messages by id. Those about the product need its page. */
const messagesOf = ({ messages, product }: Site) =>
  (product ? (['demo', 'offer', 'service', 'work'] as const) : (['service', 'work'] as const)).map((id) => ({
    id,
    ...messages[id],
  }));

/**
 * The messages, as they will be sent. One is open: the first, or the target of an address, which browsers unfold,
 * folding the others of the same name.
 */
export function Messages({ site }: { site: Site }) {
  const { messages } = site;
  return (
    <section aria-labelledby="messages">
      <h2 id="messages" className={styles.heading}>
        {messages.heading}
      </h2>
      <p className={styles.how}>{messages.text}</p>
      <div className="ruled">
        {messagesOf(site).map((message, i) => (
          <Folded
            key={message.id}
            name="message"
            isOpen={i === 0}
            className={styles.row}
            summary={
              <>
                <h3>{message.about}</h3> <Icon name="more" />
              </>
            }
          >
            <section id={message.id} className={styles.letter}>
              <Letter site={site} message={message} />
            </section>
          </Folded>
        ))}
      </div>
    </section>
  );
}
