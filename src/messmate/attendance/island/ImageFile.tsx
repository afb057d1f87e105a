import { type ChangeEvent, useId, useState } from 'react';
import { say, useDemo } from '../../store/context.ts';
import styles from './AttendanceLive.island.module.css';
import { scanText } from './scans.ts';

type ImageFault = 'lost' | 'image' | 'empty';

/** Pixels of the longer side: a pass alone is found in a small image, a pass in a photo only in a large one. */
const SIZES = [800, 400, 1600];

/** Scans an image of a code: a screenshot or a photo. */
export function ImageFile({ resident }: { resident: string }) {
  const demo = useDemo();
  const { image, faults } = demo.data.words.attendance.counter;
  const [fault, setFault] = useState<ImageFault | null>(null);
  const message = useId();
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    const result = await textOf(file);
    // So that the same file can be chosen again.
    target.value = '';
    const why = 'fault' in result ? result.fault : null;
    setFault(why);
    if ('text' in result) scanText(demo, result.text, resident);
    else say(faults[result.fault]);
  };
  return (
    <div className={styles.field}>
      <label className={styles.field}>
        {image}
        <input
          type="file"
          accept="image/*"
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? message : undefined}
          onChange={choose}
        />
      </label>
      {fault && (
        <p id={message} className={styles.problem}>
          {faults[fault]}
        </p>
      )}
    </div>
  );
}

async function textOf(file: File): Promise<{ text: string } | { fault: ImageFault }> {
  const [picture, loaded] = await Promise.all([
    createImageBitmap(file).catch(() => null),
    window.fetchCode(() => import('./reader.ts')).catch(() => null),
  ]);
  if (!loaded) return { fault: 'lost' };
  if (!picture) return { fault: 'image' };
  const read = loaded.createReader();
  const { width, height } = picture;
  let text: string | null = null;
  for (const size of SIZES) text ??= read(picture, { x: 0, y: 0, width, height }, size);
  picture.close();
  return text === null ? { fault: 'empty' } : { text };
}
