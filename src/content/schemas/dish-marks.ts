/** Colours of food besides white: tokens of src/ui/styles/tokens.css. */
export const FOOD_COLOURS = ['wheat', 'yellow', 'ochre', 'tan', 'red', 'brown', 'green'] as const;
export type FoodColour = (typeof FOOD_COLOURS)[number];

/** Drawings of dishes (src/ui/Thali/dishes.ts). */
export const DISH_MARKS = [
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
export type DishMark = (typeof DISH_MARKS)[number];
