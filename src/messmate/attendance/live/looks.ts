import type { Looks } from '../../demo/TextForm.tsx';
import styles from './AttendanceLive.live.module.css';

/** How a form of text looks at the mess. */
export const looks: Looks = { form: styles.form, field: styles.field, problem: styles.problem };
