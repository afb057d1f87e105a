/**
 * Functions that find faults of the layout, and return a text for each. They run in the page, so they may use nothing
 * from outside themselves.
 */

/** Finds elements that reach beyond the right edge of the window, if the page does. */
export function findOverflow(): string[] {
  const available = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= available) return [];
  const overflowing = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > available + 0.5,
  );
  return [
    `the page is ${document.documentElement.scrollWidth} px wide`,
    ...overflowing
      // Only the innermost elements.
      .filter((element) => !overflowing.some((inner) => inner !== element && element.contains(inner)))
      .map(({ tagName, textContent }) => `<${tagName.toLowerCase()}> "${textContent?.trim().slice(0, 40)}"`),
  ];
}

/** Finds texts that are cut off by their element or by the left or right edge of their SVG. */
export function findClippedTexts(): string[] {
  const faults: string[] = [];
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    const { overflowX, clipPath, display } = getComputedStyle(element);
    // Chromium 156 measures a select element in its fallback font first.
    if (element instanceof HTMLSelectElement || element instanceof SVGElement) continue;
    if (clipPath !== 'none' || display === 'inline' || !['hidden', 'clip'].includes(overflowX)) continue;
    const isCut =
      element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
    if (isCut && element.textContent?.trim()) faults.push(element.textContent.trim().slice(0, 60));
  }
  for (const text of document.querySelectorAll<SVGTextElement>('svg text')) {
    const frame = text.ownerSVGElement?.getBoundingClientRect();
    const { left, right, width } = text.getBoundingClientRect();
    if (frame && width > 0 && (left < frame.left - 1 || right > frame.right + 1))
      faults.push(`in an SVG: ${text.textContent}`);
  }
  return faults;
}

/** Finds overlapping texts in an element; by default in the page without its header. */
export function findOverlaps(selector?: unknown): string[] {
  // Notices cover the page, so their texts are compared only with one another.
  const textLines: { box: DOMRect; text: string; node: Node; noticeArea: Element | null }[] = [];
  const walker = document.createTreeWalker(
    document.querySelector(String(selector ?? 'body')) as Element,
    NodeFilter.SHOW_TEXT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim();
    if (
      !text ||
      !parent?.checkVisibility({ visibilityProperty: true }) ||
      parent.closest(selector ? 'svg' : 'header, script, style, svg')
    )
      continue;
    // Texts for screen readers are clipped to a pixel, alone or with their container.
    const container = parent.closest('.visible-from-tablet') ?? parent;
    if (container.getBoundingClientRect().width <= 1.5 || parent.closest('.visually-hidden')) continue;
    const noticeArea = parent.closest('[data-dismiss]');
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width > 1) textLines.push({ box, text: text.slice(0, 40), node, noticeArea });
    }
  }
  const faults = new Set<string>();
  // Line boxes are taller than their characters: a quarter above and below is empty.
  const emptyHeight = (box: DOMRect) => box.height / 4;
  textLines.sort((a, b) => a.box.top - b.box.top);
  for (const [i, a] of textLines.entries()) {
    for (const b of textLines.slice(i + 1)) {
      if (b.box.top >= a.box.bottom) break;
      const isBelow = b.box.top + emptyHeight(b.box) >= a.box.bottom - emptyHeight(a.box);
      const isBeside = b.box.left >= a.box.right - 1 || b.box.right <= a.box.left + 1;
      if (a.node !== b.node && a.noticeArea === b.noticeArea && !isBelow && !isBeside)
        faults.add(`"${a.text}" and "${b.text}"`);
    }
  }
  return [...faults];
}

/** Finds texts that touch or leave a side of their box: the nearest element with border, background or clipped overflow. */
export function findTextsOutsideBox(): string[] {
  const isTransparent = (colour: string) => /^rgba\(.*, 0\)$/.test(colour);
  /** Returns whether an element has a border or background at a side, or clips there. */
  const hasEdge = (element: Element, side: 'Left' | 'Right'): boolean => {
    const style = getComputedStyle(element);
    if (style.display === 'inline' || style.display === 'contents') return false;
    const hasBorder = style[`border${side}Width`] !== '0px' && !isTransparent(style[`border${side}Color`]);
    return hasBorder || !isTransparent(style.backgroundColor) || style.overflowX !== 'visible';
  };
  /** Returns the edge of the text's box in pixels. A box that scrolls has none, because it can show the whole text. */
  const findEdge = (inner: Element, side: 'Left' | 'Right'): number | undefined => {
    let outer: Element | null = inner;
    while (outer && outer !== document.body && !hasEdge(outer, side)) outer = outer.parentElement;
    if (!outer || outer === document.body || getComputedStyle(outer).overflowX === 'auto') return undefined;
    const { left, right } = outer.getBoundingClientRect();
    return side === 'Left' ? left + 1 : right - 1;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const faults = new Set<string>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    // Texts for screen readers are clipped, and `findClippedTexts` measures SVGs.
    if (parent.closest('svg, .visually-hidden, .visible-from-tablet')) continue;
    if (getComputedStyle(parent).clipPath !== 'none') continue;
    const left = findEdge(parent, 'Left') ?? Number.NEGATIVE_INFINITY;
    const right = findEdge(parent, 'Right') ?? Number.POSITIVE_INFINITY;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width > 1 && (box.left < left || box.right > right))
        faults.add(`"${node.textContent.trim().slice(0, 40)}"`);
    }
  }
  return [...faults];
}

/** Finds links and buttons smaller than 44 px (as in WCAG 2.5.5; 43.5 px pass), except links within a sentence. */
export function findSmallTargets(): string[] {
  const faults: string[] = [];
  for (const target of document.querySelectorAll<HTMLElement>('a[href], button')) {
    if (!target.checkVisibility({ visibilityProperty: true })) continue;
    const display = getComputedStyle(target).display;
    const context = target.parentElement?.textContent?.trim() ?? '';
    if (display === 'inline' && context.length > (target.textContent?.trim().length ?? 0)) continue;
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height, bottom } = target.getBoundingClientRect();
    if (bottom < 0 || (width >= 43.5 && height >= 43.5)) continue;
    // The link of a card is small but covers the card, so the area under a thumb counts.
    const [x, y] = [left + width / 2, top + height / 2];
    const isHit = (dx: number, dy: number) => target.contains(document.elementFromPoint(x + dx, y + dy));
    const isWide = width >= 43.5 || (isHit(-21.5, 0) && isHit(21.5, 0));
    const isHigh = height >= 43.5 || (isHit(0, -21.5) && isHit(0, 21.5));
    if (!isWide || !isHigh) {
      const name = target.getAttribute('aria-label') ?? target.textContent?.trim().slice(0, 40);
      faults.push(`"${name}" is ${Math.round(width)} × ${Math.round(height)} px`);
    }
  }
  scrollTo({ top: 0, behavior: 'instant' });
  return faults;
}

/** Describes a focused element that is covered or off the screen; '' if it is visible. */
export function describeIfHidden(focused: Element): string {
  const box = focused.getClientRects()[0] ?? focused.getBoundingClientRect();
  const left = Math.max(0, box.left);
  const top = Math.max(0, box.top);
  const width = Math.min(innerWidth, box.right) - left;
  const height = Math.min(innerHeight, box.bottom) - top;
  const shares = [0.1, 0.5, 0.9];
  const isVisible = shares.some((across) =>
    shares.some((down) => {
      const hit = document.elementFromPoint(left + width * across, top + height * down);
      return hit && (focused.contains(hit) || hit.contains(focused));
    }),
  );
  const name = focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40);
  return isVisible && width > 0 && height > 0
    ? ''
    : `<${focused.tagName.toLowerCase()}> "${name}" at ${Math.round(box.top)} px`;
}

/** Finds elements with a running animation. */
export function findAnimations(): string[] {
  return document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .map((animation) => {
      const { target } = animation.effect as KeyframeEffect;
      return `<${target?.tagName.toLowerCase()}> "${target?.textContent?.trim().slice(0, 40)}"`;
    });
}

/** Finds shapes of SVGs without a colour, or in the colour of their background. */
export function findInvisibleShapes(): string[] {
  const backgroundOf = (element: Element): string => {
    const { backgroundColor } = getComputedStyle(element);
    const isTransparent = /^rgba\(.*, 0\)$/.test(backgroundColor);
    return isTransparent && element.parentElement ? backgroundOf(element.parentElement) : backgroundColor;
  };
  const faults: string[] = [];
  for (const drawing of document.querySelectorAll('svg')) {
    const background = backgroundOf(drawing);
    const isVisible = (colour: string) => colour !== 'none' && colour !== background;
    const area = drawing.getBoundingClientRect();
    const isFullSize = ({ width, height }: DOMRect) => width > 0.9 * area.width && height > 0.9 * area.height;
    const filledBoxes: DOMRect[] = [];
    for (const shape of drawing.querySelectorAll('path, rect, circle')) {
      if (!shape.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const { fill, stroke } = getComputedStyle(shape);
      const box = shape.getBoundingClientRect();
      if (isVisible(fill)) filledBoxes.push(box);
      const isOnFill = filledBoxes.some(
        ({ left, right, top }) => left <= box.left + 2 && right >= box.right - 2 && top <= box.top + 2,
      );
      // A shape on a filled one, or as large as its SVG, may have the page's colour.
      const isBackground = isFullSize(box) && fill === background;
      if (isVisible(fill) || isVisible(stroke) || isOnFill || isBackground) continue;
      const name = drawing.getAttribute('aria-label') ?? drawing.parentElement?.textContent?.trim();
      faults.push(`a shape in "${name?.slice(0, 60)}": fill ${fill}, stroke ${stroke}`);
    }
  }
  return faults;
}

/**
 * Finds words that are broken over lines in an element; by default in the header. Mail addresses and texts in SVGs or for
 * screen readers do not count.
 */
export function findBrokenWords(selector?: unknown): string[] {
  const root = document.querySelector(String(selector ?? 'header')) as Element;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    // Chromium before 105 has no checkVisibility. There the tests look at headings only.
    if (!parent || parent.checkVisibility?.({ visibilityProperty: true }) === false) continue;
    if (parent.closest('svg, a[href^="mailto:"]') || parent.getBoundingClientRect().width <= 1) continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
      if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1) broken.push(word);
    }
  }
  return broken;
}
