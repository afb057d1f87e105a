import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Bars } from '../../src/components/Bars/Bars.tsx';

test('bars of nothing are drawn as nothing', () => {
  const html = renderToStaticMarkup(Bars({ values: [0, 0, 0], max: 0, past: 1, label: 'Sales' }));
  expect(html).not.toContain('NaN');
  expect(html).not.toContain('<path');
});
