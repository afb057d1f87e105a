import { isValidElement, type ReactNode } from 'react';

/** An element as data: its name, its attributes and what is in it; or a text. */
export type Described = string | [name: string, attributes: Record<string, string>, ...children: Described[]];

/**
 * Describes components without hooks, for a script that builds the same elements later (`lost-code.ts`). In a `<template>`
 * text browsers and reader views would show them on a healthy page.
 */
export function described(node: ReactNode): Described[] {
  if (Array.isArray(node)) return node.flatMap(described);
  if (typeof node === 'string') return [node];
  if (!isValidElement<Record<string, unknown>>(node)) return [];
  const { type, props } = node;
  if (typeof type === 'function') return described((type as (given: typeof props) => ReactNode)(props));
  const { children, className, ...rest } = props;
  const attributes = { class: className, ...rest };
  const written = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return [
    [
      String(type),
      Object.fromEntries(written.map(([name, value]) => [name, String(value)])),
      ...described(children as ReactNode),
    ],
  ];
}
