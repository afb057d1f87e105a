import type { Looks } from '../../controls/TextForm.tsx';
import styles from './AttendanceLive.island.module.css';

/** How a form of text looks at the mess. */
export const looks: Looks = { form: styles.form, field: styles.field, problem: styles.problem };
