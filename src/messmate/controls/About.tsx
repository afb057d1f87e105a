import { useDemo } from '../store/context.ts';
import styles from './About.island.module.css';

/** The foot of every part: that it is a simulation, and what becomes of it. */
export function About() {
  return <p className={styles.about}>{useDemo().data.words.shared.about}</p>;
}
