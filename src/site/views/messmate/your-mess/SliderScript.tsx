import 'virtual:language';
import { useEffect, useRef } from 'react';
import { type SliderData, startSliders } from './live.ts';

/** Enables the sliders that YourMess.tsx has rendered. It renders only a hidden marker, to find their section. */
export default function SliderScript(data: SliderData) {
  const marker = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    const root = marker.current?.closest<HTMLElement>('[data-mess]');
    if (root) startSliders(root, data);
  }, []);
  return <span ref={marker} className="visually-hidden" />;
}
