/** A menu as the embed code of a menu service shows it. `{restaurant}` stands for the restaurant's own name. */
export interface DemoMenu {
  title: string;
  courses: [course: string, dishes: string[]][];
  state?: 'draft' | 'archived';
}

export const menus: DemoMenu[] = [
  {
    title: 'Dinner',
    courses: [
      ['To begin', ['Potted shrimp, brown bread', 'Celeriac soup, hazelnut', 'Beetroot, goat’s curd, dill']],
      ['To follow', ['Shoulder of lamb, anchovy, greens', 'Hake, mussels, cider', 'Barley, wild mushroom, egg yolk']],
      ['To finish', ['Lemon tart, clotted cream', 'Treacle sponge, custard', 'Three cheeses, oatcakes']],
    ],
  },
  {
    title: 'Lunch',
    courses: [
      ['Plates', ['Omelette, soft herbs', 'Fish cake, spinach, tartare', 'Pie of the day, mash, gravy']],
      ['Sides', ['Buttered greens', 'Chips', 'Leaf salad']],
    ],
  },
  {
    title: 'Sunday',
    courses: [
      ['The joint', ['Rib of beef', 'Leg of lamb', 'Nut roast']],
      ['With it', ['Roast potatoes', 'Honeyed carrots', 'Cauliflower cheese']],
    ],
  },
  { title: 'Bar Snacks', courses: [['From noon', ['Salted almonds', 'Pork scratchings, apple', 'Welsh rarebit']]] },
  { title: 'Spring Tasting', courses: [['Five courses', ['Asparagus', 'Crab', 'Lamb', 'Rhubarb', 'Chocolate']]], state: 'draft' },
  { title: 'Opening Week', courses: [['One menu', ['Bread and butter', 'Chicken and leek', 'Burnt cream']]], state: 'archived' },
];
