/** Colours of food besides white: tokens of src/ui/styles/tokens.css. */
export const FOOD_COLOURS = ['wheat', 'yellow', 'ochre', 'tan', 'red', 'brown', 'green'] as const;
export type FoodColour = (typeof FOOD_COLOURS)[number];

/** Drawings of dishes, by name (src/ui/Thali/dishes.ts). */
export const DRAWING_NAMES = [
  'rajma',
  'bhindi',
  'curd',
  'dal',
  'paneer',
  'egg curry',
  'gulab jamun',
  'chutney',
  'roti',
  'samosa',
  'banana',
  'egg',
  'chai',
  'idli',
  'chole',
  'sabzi',
  'curry',
  'papad',
  'dosa',
  'pakoda',
  'lassi',
  'chicken',
  'pav',
  'puri',
  'salad',
  'kheer',
  'ice cream',
  'fruit',
  'jalebi',
  'omelette',
  'puff',
  'noodles',
  'biscuits',
  'sandwich',
  'packet',
] as const;
export type DrawingName = (typeof DRAWING_NAMES)[number];
