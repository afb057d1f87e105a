import type { InterfaceWords } from '../../content/schemas/interface.ts';
import { Button, ButtonLink, Buttons } from '../../ui/Button/Button.tsx';
import styles from './ErrorScreen.module.css';

type Props = {
  words: InterfaceWords['error'];
  message: string;
  /** Renders the island again. Without it, a script adds a listener to the button (`data-again`). */
  onRetry?: () => void;
};

/** Replaces an island that failed to render, or is shown above a panel that failed to load. */
export function ErrorScreen({ words, message, onRetry }: Props) {
  return (
    <div className={styles.errorScreen} role="alert">
      <h3>{words.heading}</h3>
      <p data-note>{words.text}</p>
      <p>
        <code data-message>{message}</code>
      </p>
      <Buttons>
        <Button variant="primary" onClick={onRetry} data-again>
          {words.again}
        </Button>
        <ButtonLink href="/">{words.home}</ButtonLink>
      </Buttons>
    </div>
  );
}
