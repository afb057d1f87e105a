import 'virtual:language';
import { useEffect, useRef } from 'react';
import { type Live, startSliders } from './live.ts';

/** Makes the sliders in the document live. Draws nothing itself. */
export default function Sliders(live: Live) {
  const marker = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has them
  useEffect(() => {
    const root = marker.current?.closest<HTMLElement>('[data-mess]');
    if (root) startSliders(root, live);
  }, []);
  return <span ref={marker} className="visually-hidden" />;
}
