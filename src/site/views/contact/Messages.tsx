import { fill } from '../../../content/fill.ts';
import { Collapsible } from '../../../ui/Collapsible/Collapsible.tsx';
import type { Site } from '../../../ui/Frame/Site.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { messageIdOf } from '../../../ui/Message/links.ts';
import styles from './Messages.module.css';
import { MessageTemplate } from './MessageTemplate.tsx';

/** Lists the messages: two about the product if it has a page, one for each service, and one about jobs. */
function listMessages({ messages, product, services }: Site) {
  const { about, subject, text } = messages.service;
  const withId = (id: 'demo' | 'offer' | 'work') => ({ id, ...messages[id] });
  return [
    ...(product ? [withId('demo'), withId('offer')] : []),
    ...services.map(({ label, to }) => {
      const fillIn = (words: string) => fill(words, { service: label });
      return { id: messageIdOf(to), about: fillIn(about), subject: fillIn(subject), text: fillIn(text) };
    }),
    withId('work'),
  ];
}

/** The ready-written messages. The first is open unless the URL's fragment names another; `name` keeps only one open. */
export function Messages({ site }: { site: Site }) {
  const { messages } = site;
  return (
    <section aria-labelledby="messages">
      <h2 id="messages" className="subheading">
        {messages.heading}
      </h2>
      <p className={styles.explanation}>{messages.text}</p>
      <div className="ruled">
        {listMessages(site).map((message, i) => (
          <Collapsible
            key={message.id}
            name="message"
            isOpen={i === 0}
            className={styles.message}
            summary={
              <>
                <h3>{message.about}</h3> <Icon name="plus" />
              </>
            }
          >
            <section id={message.id} className={styles.template}>
              <MessageTemplate site={site} message={message} />
            </section>
          </Collapsible>
        ))}
      </div>
    </section>
  );
}
