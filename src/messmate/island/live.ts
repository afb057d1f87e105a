import type { ComponentType } from 'react';
import type { Feature } from '../../content/schemas/demo/demo.ts';
import { ofFeature } from '../tabs/feature-module.ts';

const LIVE = import.meta.glob<ComponentType>('../*/island/*Live.tsx', { import: 'default' });

/** Fetches the live part of a feature: the default export of the one file of its `island/` that is called so. */
export const fetchPart = (id: Feature): Promise<ComponentType> => ofFeature(LIVE, id)();
