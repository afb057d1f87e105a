import type { InterfaceWords } from '../../content/schemas/interface.ts';
import { Mark } from '../Mark/Mark.tsx';
import styles from './DishList.module.css';

type Props = {
  dishes: readonly { readonly name: string; readonly mark: 'veg' | 'non' }[];
  words: Pick<InterfaceWords, 'veg' | 'nonVeg'>;
};

/** A menu: each dish with the mark that packed food carries in India. */
export function DishList({ dishes, words }: Props) {
  return (
    <ul className={styles.dishes}>
      {dishes.map(({ name, mark }) => (
        <li key={name}>
          <Mark kind={mark} label={mark === 'veg' ? words.veg : words.nonVeg} />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}
