import type { InterfaceWords } from '../../content/schemas/interface.ts';
import { Button, ButtonLink, Buttons } from '../../ui/Button/Button.tsx';
import styles from './ErrorScreen.module.css';

type Props = {
  words: InterfaceWords['error'];
  message: string;
  /** Tries again; without it, a script wires the button up (`data-again`). */
  onAgain?: () => void;
};

/** Shown in place of a panel that failed. */
export function ErrorScreen({ words, message, onAgain }: Props) {
  return (
    <div className={styles.screen} role="alert">
      <h3>{words.heading}</h3>
      <p data-said>{words.text}</p>
      <p>
        <code data-message>{message}</code>
      </p>
      <Buttons>
        <Button variant="primary" onClick={onAgain} data-again>
          {words.again}
        </Button>
        <ButtonLink href="/">{words.home}</ButtonLink>
      </Buttons>
    </div>
  );
}
