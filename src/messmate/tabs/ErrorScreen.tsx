import type { InterfaceWords } from '../../content/schemas/interface.ts';
import { Button, ButtonLink, Buttons } from '../../ui/Button/Button.tsx';
import styles from './ErrorScreen.module.css';

type Props = {
  words: InterfaceWords['error'];
  /** The error's own message. */
  message: string;
  /** Tries again; without it, a script wires the button up (`data-again`). */
  onAgain?: () => void;
};

/** The error screen, in place of the part that failed. The rest of the page stays as it is. */
export function ErrorScreen({ words, message, onAgain }: Props) {
  return (
    <div className={styles.screen} role="alert">
      <h3>{words.heading}</h3>
      <p data-said>{words.text}</p>
      <p>
        <code data-message>{message}</code>
      </p>
      <Buttons>
        <Button look="primary" onClick={onAgain} data-again>
          {words.again}
        </Button>
        <ButtonLink href="/">{words.home}</ButtonLink>
      </Buttons>
    </div>
  );
}
