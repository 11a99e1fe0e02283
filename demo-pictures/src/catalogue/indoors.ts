import { decors as d } from '../palettes';
import { photo, type Photo } from '../photo';
import { bar, cocktails } from '../scenes/bar';
import { fireside } from '../scenes/lounge';
import { meeting } from '../scenes/meeting';
import { afternoonTea, laidTable } from '../scenes/tables';
import { spa } from '../scenes/wellbeing';

/** Pictures of fireplaces, tables, bars, treatment rooms and meeting rooms. */
export const indoors: Photo[] = [
  photo(
    'fireside-dog',
    'Fireside with dog',
    'A dog asleep on the rug before a log fire',
    'Specials, Home Promos',
    'fire, dogs, lakes',
    (s) => fireside(s, d.forest, { dog: true }),
  ),
  photo(
    'fireside-festive',
    'Fireside at Christmas',
    'Stockings and a garland over the fire, two armchairs waiting',
    'Specials, Home Promos, Calendars',
    'fire, winter, christmas',
    (s) => fireside(s, d.plum, { festive: true }),
  ),
  photo(
    'fireside-library',
    'Library fire',
    'Two armchairs, a low table with books and a fire in the grate',
    'Specials Detail, Tiled Promos',
    'fire, dales',
    (s) => fireside(s, d.ochre),
  ),
  photo(
    'fireside-teal',
    'Drawing room',
    'Amber armchairs at the drawing room fire',
    'Specials, Calendars',
    'fire, capital',
    (s) => fireside(s, d.teal),
  ),
  photo(
    'fireside-festive-green',
    'Hall in December',
    'The hall fire dressed with holly and four stockings',
    'Specials, Calendars',
    'fire, winter, christmas, dales',
    (s) => fireside(s, d.forest, { festive: true }),
  ),
  photo(
    'spa-sage',
    'Treatment room',
    'Smooth stones, folded towels and an orchid by candlelight',
    'Specials, Home Promos, Tiled Promos',
    'spa',
    (s) => spa(s, d.sage),
  ),
  photo('spa-plum', 'Spa by night', 'Candles and stones before a rising moon', 'Specials, Specials Detail', 'spa', (s) =>
    spa(s, d.plum),
  ),
  photo('spa-linen', 'Spa morning', 'Towels, stones and bamboo in soft morning light', 'Specials Detail, Calendars', 'spa', (s) =>
    spa(s, d.linen),
  ),
  photo(
    'table-fish',
    'Supper for two',
    'A whole trout and a garden plate on white linen',
    'Specials, Calendars',
    'food, dinner',
    (s) => laidTable(s, d.navy, 'fish', 'garden', { linen: true }),
  ),
  photo(
    'table-breakfast',
    'Breakfast',
    'Eggs on toast and a berry tart on an oak table',
    'Specials, Home Promos',
    'food, breakfast',
    (s) => laidTable(s, d.ochre, 'tart', 'eggs', { linen: false }),
  ),
  photo(
    'table-garden',
    'Kitchen garden lunch',
    'Two garden plates with flowers along the table',
    'Tiled Promos, Calendars',
    'food, lunch',
    (s) => laidTable(s, d.sage, 'garden', 'tart', { linen: true }),
  ),
  photo('table-harvest', 'Harvest table', 'Trout, warm bread and wine on dark oak', 'Specials, Calendars', 'food, dinner', (s) =>
    laidTable(s, d.forest, 'fish', 'eggs', { linen: false }),
  ),
  photo(
    'table-plum',
    'Winter menu',
    'A tart and a winter salad by evening light',
    'Specials Detail, Tiled Promos',
    'food, dinner, winter',
    (s) => laidTable(s, d.plum, 'tart', 'garden', { linen: true }),
  ),
  photo(
    'tea-blush',
    'Afternoon tea',
    'A three-tiered stand of cakes with a rose teapot',
    'Specials, Home Promos',
    'food, tea',
    (s) => afternoonTea(s, d.blush),
  ),
  photo(
    'tea-teal',
    'Festive tea',
    'Small cakes and sandwiches on a stand, a golden teapot beside',
    'Specials, Calendars',
    'food, tea, christmas',
    (s) => afternoonTea(s, d.teal),
  ),
  photo(
    'tea-linen',
    'Tea in the orangery',
    'Afternoon tea in a bright room with a blue teapot',
    'Specials Detail, Tiled Promos',
    'food, tea',
    (s) => afternoonTea(s, d.linen),
  ),
  photo(
    'bar-forest',
    'The bar',
    'Three brass lamps over a long counter and lit shelves',
    'Specials, Calendars',
    'bar, evening',
    (s) => bar(s, d.forest),
  ),
  photo(
    'bar-plum',
    'Late bar',
    'Leather stools at a bar in the late evening',
    'Specials Detail, Home Promos',
    'bar, evening',
    (s) => bar(s, d.plum),
  ),
  photo(
    'bar-navy',
    'Captain’s bar',
    'Bottles glowing on oak shelves against dark blue',
    'Tiled Promos, Calendars',
    'bar, coast',
    (s) => bar(s, d.navy),
  ),
  photo(
    'cocktails-navy',
    'Two for the terrace',
    'A peach cocktail and a tall green one with mint',
    'Specials, Calendars',
    'bar, drinks',
    (s) => cocktails(s, d.navy, '#e38a4a', '#7fa65a'),
  ),
  photo(
    'cocktails-teal',
    'House cocktails',
    'A raspberry cocktail and an amber one over ice',
    'Specials Detail, Tiled Promos',
    'bar, drinks',
    (s) => cocktails(s, d.teal, '#c23b5a', '#d9a23a'),
  ),
  photo('cocktails-plum', 'Before the theatre', 'Two cocktails under warm lights', 'Specials', 'bar, drinks, capital', (s) =>
    cocktails(s, d.plum, '#e9c25a', '#b4502e'),
  ),
  photo('meeting-slate', 'Boardroom', 'A long table with copper chairs and a screen', 'Tiled Promos', 'meeting, capital', (s) =>
    meeting(s, d.slate, 'roofs'),
  ),
  photo(
    'meeting-linen',
    'Garden boardroom',
    'A bright meeting room between two garden windows',
    'Tiled Promos, Calendars',
    'meeting',
    (s) => meeting(s, d.linen, 'garden'),
  ),
  photo('meeting-teal', 'Evening session', 'A teal meeting room with amber chairs at dusk', 'Tiled Promos', 'meeting', (s) =>
    meeting(s, d.teal, 'hills'),
  ),
];
