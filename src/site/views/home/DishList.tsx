import { Mark } from '../../../ui/Mark/Mark.tsx';
import styles from './DishList.module.css';

type Props = {
  dishes: readonly { readonly name: string; readonly mark: 'veg' | 'non' }[];
};

/** A menu: each dish with the mark that packed food carries in India. */
export function DishList({ dishes }: Props) {
  return (
    <ul className={styles.dishes}>
      {dishes.map(({ name, mark }) => (
        <li key={name}>
          <Mark kind={mark} />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}
