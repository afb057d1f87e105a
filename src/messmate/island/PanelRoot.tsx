import type { ReactNode } from 'react';
import { type Demo, DemoContext } from '../store/context.ts';
import { DemoViews } from '../store/DemoViews.tsx';
import { Boundary } from './Boundary.tsx';

/** What is around a panel, in the document and in the browser alike. A fault in one panel leaves the others alive. */
export function PanelRoot({ demo, children }: { demo: Demo; children: ReactNode }) {
  return (
    <Boundary words={demo.data.site.error}>
      <DemoContext value={demo}>
        <DemoViews>{children}</DemoViews>
      </DemoContext>
    </Boundary>
  );
}
