import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Either a text, or an element: its name, its attributes and its children. */
export type ElementData =
  | string
  | [name: string, attributes: Record<string, string>, ...children: ElementData[]];

/** Turns markup into data for queued-presses.ts: the CSP forbids innerHTML, and text browsers show `<template>`. */
export const describeMarkup = (node: ReactNode): ElementData[] =>
  parseFragment(renderToStaticMarkup(node)).childNodes.map(describe);

function describe(node: DefaultTreeAdapterTypes.ChildNode): ElementData {
  if ('value' in node) return node.value;
  const { tagName, attrs, childNodes } = node as DefaultTreeAdapterTypes.Element;
  return [
    tagName,
    Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
    ...childNodes.map(describe),
  ];
}
