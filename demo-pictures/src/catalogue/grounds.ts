import { weathers as w } from '../palettes';
import { photo, type Photo } from '../photo';
import { garden } from '../scenes/garden';
import { marquee } from '../scenes/marquee';
import { city, facade } from '../scenes/town';
import { pool } from '../scenes/wellbeing';

/** Pictures of the capital, hotels from outside, gardens, weddings and pools. */
export const grounds: Photo[] = [
  photo(
    'city-dusk',
    'Capital at dusk',
    'Spires and lit windows across the river',
    'Specials, Home Promos',
    'city, capital, evening',
    (s) => city(s, w.dusk),
  ),
  photo(
    'city-dawn',
    'Capital in the morning',
    'A bridge and pale spires in early light',
    'Specials, Tiled Promos',
    'city, capital',
    (s) => city(s, w.dawn),
  ),
  photo(
    'city-night',
    'Capital by night',
    'Lamps on the bridge and light on the water',
    'Specials Detail, Calendars',
    'city, capital, evening',
    (s) => city(s, w.night),
  ),
  photo('city-gold', 'Rooftops in gold', 'The city’s roofs in late sun', 'Specials', 'city, capital, autumn', (s) =>
    city(s, w.gold),
  ),
  photo(
    'front-stone',
    'Front of house at noon',
    'A pale stone front with a dark blue door',
    'Home Promos, Specials Detail',
    'house, capital',
    (s) => facade(s, w.noon, { wall: '#d9cdb4', door: '#1f3d5a', bays: 7 }),
  ),
  photo(
    'front-brick-night',
    'Front of house by night',
    'Every window lit behind ivy',
    'Home Promos, Specials',
    'house, evening',
    (s) => facade(s, w.night, { wall: '#9c5a48', door: '#2d4a3a', bays: 6, ivy: true }),
  ),
  photo(
    'front-white',
    'The house from the sea road',
    'A white house with a red door',
    'Home Promos, Calendars',
    'house, coast',
    (s) => facade(s, w.haze, { wall: '#e9ebe6', door: '#a83c34', bays: 5 }),
  ),
  photo(
    'front-ivy',
    'Ivy front',
    'A brick front under ivy on a clear morning',
    'Tiled Promos, Specials Detail',
    'house, dales',
    (s) => facade(s, w.dawn, { wall: '#a86a52', door: '#23343f', bays: 6, ivy: true }),
  ),
  photo(
    'garden-summer',
    'Walled garden',
    'Deep borders in flower and a path to the rose arch',
    'Specials, Home Promos',
    'garden, summer',
    (s) => garden(s, w.noon, ['#d8566a', '#f2d26a', '#c9a3d8', '#fdf6ea']),
  ),
  photo(
    'garden-rose',
    'Rose arch',
    'The rose arch and white borders in the evening',
    'Specials Detail, Tiled Promos',
    'garden, evening',
    (s) => garden(s, w.rose, ['#8b5fa8', '#e8b7b0', '#fdf6ea']),
  ),
  photo(
    'garden-gold',
    'Garden in September',
    'Late dahlias along the garden path',
    'Specials, Calendars',
    'garden, autumn',
    (s) => garden(s, w.gold, ['#b8364c', '#e38a2e', '#f2d26a']),
  ),
  photo(
    'marquee-noon',
    'Marquee on the lawn',
    'Tables with pink flowers and an aisle of petals',
    'Tiled Promos, Home Promos',
    'wedding, summer',
    (s) => marquee(s, w.noon, '#e8a7a0'),
  ),
  photo(
    'marquee-dusk',
    'Evening reception',
    'Festoon lights and white flowers at dusk',
    'Tiled Promos, Calendars',
    'wedding, evening',
    (s) => marquee(s, w.dusk, '#f3ead6'),
  ),
  photo('marquee-rose', 'Wedding breakfast', 'Candles on round tables below the lights', 'Tiled Promos', 'wedding', (s) =>
    marquee(s, w.rose, '#c98bb0'),
  ),
  photo(
    'pool-noon',
    'Terrace pool',
    'A blue pool before stone arches and trees',
    'Tiled Promos, Home Promos, Specials',
    'pool, spa, summer',
    (s) => pool(s, w.noon),
  ),
  photo(
    'pool-dusk',
    'Pool by lamplight',
    'The pool and its arches at dusk',
    'Specials, Specials Detail',
    'pool, spa, evening',
    (s) => pool(s, w.dusk),
  ),
];
