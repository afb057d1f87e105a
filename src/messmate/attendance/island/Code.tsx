import { type ComponentType, memo, useEffect, useState } from 'react';
import { useDemo } from '../../store/context.ts';
import styles from './Pass.island.module.css';

type Props = { text: string; label: string };

/** The QR code of a pass. What makes codes comes after the rest of the demo: it is a third of its weight. */
export function Code(props: Props) {
  const { noCode } = useDemo().data.words.attendance.student;
  const [Drawn, setDrawn] = useState<ComponentType<Props> | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    window
      .fetchCode(() => import('../../../ui/QrCode/QrCode.tsx'))
      .then(
        // With each step of the clock it would be made anew.
        ({ QrCode }) => setDrawn(() => memo(QrCode)),
        () => setFailed(true),
      );
  }, []);
  if (Drawn) return <Drawn {...props} />;
  return <p className={styles.place}>{failed && noCode}</p>;
}
