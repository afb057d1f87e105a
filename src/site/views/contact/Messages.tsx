import type { Site } from '../../../ui/Frame/Site.ts';
import list from '../../../ui/LinkList/LinkList.module.css';
import { messageLink, serviceMessage } from '../../../ui/Message/links.ts';
import { Message } from '../../../ui/Message/Message.tsx';
import styles from './Messages.module.css';

/** The ready-written messages: that of Request Demo as it will be sent, the others as links that open them. */
export function Messages({ site }: { site: Site }) {
  const { messages, product, services } = site;
  const others = [
    ...(product ? [messages.offer] : []),
    ...services.map(({ label }) => ({ about: label, ...serviceMessage(messages, label) })),
    messages.work,
  ];
  return (
    <section className={`wrap ${styles.messages}`} aria-labelledby="messages">
      <h2 id="messages">{messages.heading}</h2>
      <p className={styles.how}>{messages.text}</p>
      {product && (
        <section id="demo" aria-labelledby="demo-heading" className={styles.demo}>
          <h3 id="demo-heading">{messages.demo.about}</h3>
          <Message site={site} message={messages.demo} />
        </section>
      )}
      <nav className={list.links} aria-labelledby="other-messages">
        <h2 id="other-messages">{messages.others}</h2>
        <ul>
          {others.map((message) => (
            <li key={message.about}>
              <a {...messageLink(site, message)}>{message.about}</a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}
