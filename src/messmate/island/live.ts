import type { ComponentType } from 'react';
import type { Feature } from '../../content/schemas/demo/demo.ts';
import { ofFeature } from '../tabs/feature-module.ts';

const PANELS = import.meta.glob<ComponentType>('../*/[A-Z]*Panel.tsx', { import: 'default' });

/** Fetches the panel of a feature: the default export of the `<Id>Panel.tsx` in its folder. */
export const fetchPanel = (id: Feature): Promise<ComponentType> => ofFeature(PANELS, id)();
