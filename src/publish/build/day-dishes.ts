import type { Plugin } from 'vite';
import { type Hostel, menusOf } from '../../content/schemas/hostel.ts';
import { BOWL_TRACES, CRUMBS, DRAWINGS } from '../../ui/Thali/dish-drawings.ts';

/** Gives built scripts only the drawings of the sample day's dishes, because the demo shows no other day. */
export function dayDishesPlugin({ dishes = [], ...hostel }: Hostel): Plugin {
  const names = Object.values(menusOf(hostel)).flatMap(({ veg, non }) => [...veg, ...non]);
  const marks = dishes.flatMap(({ name, mark }) => (mark && names.includes(name) ? mark : []));
  const drawings = Object.fromEntries(marks.map((mark) => [mark, DRAWINGS[mark]]));
  const constants = Object.entries({ BOWL_TRACES, CRUMBS, DRAWINGS: drawings });
  const code = constants.map(([name, value]) => `export const ${name}=${JSON.stringify(value)};`).join('');
  return {
    name: 'day-dishes',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) => (id.endsWith('/ui/Thali/dish-drawings.ts') ? code : undefined),
  };
}
