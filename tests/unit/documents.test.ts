import { describe, expect, test } from 'vitest';
import { withoutSpareEndTags, withoutTextMarks } from '../../src/publishing/spares.ts';
import { withoutStyleAttributes } from '../../src/publishing/style-attributes.ts';

/** A document with a style sheet and a body. */
const page = (body: string, css = 'p{color:red}') =>
  `<!doctype html><html lang="en"><head><title>T</title><style>${css}</style></head><body>${body}</body></html>`;

describe('style attributes', () => {
  test('become rules at the end of the style sheet, one for all that say the same', () => {
    const html = page('<i style="--a:0.25"></i><i style="--a:1;--b:2%"></i><i style="--a:0.25"></i>');
    expect(withoutStyleAttributes(html)).toBe(
      page(
        '<i class="_a"></i><i class="_b"></i><i class="_a"></i>',
        'p{color:red}._a{--a:.25}._b{--a:1;--b:2%}',
      ),
    );
  });

  test('leave an element its other classes and attributes, in either order', () => {
    const html = page('<i class="x y" style="--a:1" id="z"></i><i style="--a:1" class="x"></i>');
    expect(withoutStyleAttributes(html)).toContain('<i class="x y _a" id="z"></i><i class="x _a"></i>');
  });

  test('are read as the browser reads them', () => {
    const html = page('<i style="--site:&quot;https://a.example&quot;"></i>');
    expect(withoutStyleAttributes(html)).toContain('._a{--site:"https://a.example"}</style>');
  });

  test('a document without any stays as it is', () => {
    expect(withoutStyleAttributes(page('<p>style="color:red"</p>'))).toBe(page('<p>style="color:red"</p>'));
  });

  test('a property that is not a custom one stops the build, with what to do', () => {
    expect(() => withoutStyleAttributes(page('<i style="color:red"></i>'))).toThrow(
      /sets color.*custom property/,
    );
  });

  test('a property that the style sheet sets too stops the build', () => {
    expect(() => withoutStyleAttributes(page('<i style="--a:1"></i>', '.x{--a:2}'))).toThrow(/rename/);
  });

  test('a value that would end the style element stops the build', () => {
    expect(() => withoutStyleAttributes(page('<i style="--a:&quot;</style>&quot;"></i>'))).toThrow(/end/);
  });

  test('with no style element to put them into, the build stops', () => {
    expect(() => withoutStyleAttributes('<!doctype html><title>T</title><i style="--a:1"></i>')).toThrow(
      /no style element/,
    );
  });
});

describe('spare end tags', () => {
  test('of cells, rows and items are left out', () => {
    expect(withoutSpareEndTags(page('<ul><li>a</li><li>b</li></ul><p>c</p>'))).toBe(
      page('<ul><li>a<li>b</ul><p>c</p>'),
    );
  });

  test('stay where the tree would be another one', () => {
    const html = page('<ul><li>a</li><script></script></ul>');
    expect(withoutSpareEndTags(html)).toBe(html);
  });

  test('there are no marks of React between its texts', () => {
    expect(withoutTextMarks('<b>a</b> <!-- -->b<!-- --> c<!--kept-->')).toBe('<b>a</b> b c<!--kept-->');
  });
});
