import { fill } from '../../../content/fill.ts';
import { Folded } from '../../../ui/Folded/Folded.tsx';
import type { Site } from '../../../ui/Frame/Site.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { messageIdOf } from '../../../ui/Message/links.ts';
import { Letter } from './Letter.tsx';
import styles from './Messages.module.css';

/** Messages by id: those about the product if it has a page, one for each service, and one about jobs. */
function messagesOf({ messages: { demo, offer, service, work }, product, services }: Site) {
  const { about, subject, text } = service;
  return [
    ...(product
      ? [
          { id: 'demo', ...demo },
          { id: 'offer', ...offer },
        ]
      : []),
    ...services.map(({ label, to }) => {
      const filled = (words: string) => fill(words, { service: label });
      return { id: messageIdOf(to), about: filled(about), subject: filled(subject), text: filled(text) };
    }),
    { id: 'work', ...work },
  ];
}

/**
 * The messages, one of them open: the first, or the target of the address. Browsers fold the others, which share its name.
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
