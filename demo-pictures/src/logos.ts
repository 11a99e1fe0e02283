import { disc, line, path, shape } from './shapes';
import { sketch } from './sketch';

/** The logo of a property: an emblem, drawn around 0/0 within 120 units, with a name and a line of text below. */
export interface Logo {
  slug: string;
  name: string;
  line: string;
  colour: string;
  emblem: (colour: string) => string;
}

const petals = (count: number, colour: string): string =>
  Array.from(
    { length: count },
    (_, index) =>
      `<g transform="rotate(${(360 / count) * index})">${path('M0 -14Q15 -36 0 -58Q-15 -36 0 -14Z', 'none', `stroke="${colour}" stroke-width="4"`)}</g>`,
  ).join('');
const ring = (colour: string, radius: number, width = 4): string =>
  disc(0, 0, radius, 'none', `stroke="${colour}" stroke-width="${width}"`);
const logo = (slug: string, name: string, tagline: string, colour: string, emblem: Logo['emblem']): Logo => ({
  slug,
  name,
  line: tagline,
  colour,
  emblem,
});

export const logos: Logo[] = [
  logo(
    'hotel-marchmont',
    'HOTEL MARCHMONT',
    'CITY HOTEL',
    '#1f3d5a',
    (c) => ring(c, 56) + ring(c, 49, 1.5) + line('M-24 26V-24L0 10L24 -24V26', c, 7),
  ),
  logo('the-aster', 'THE ASTER', 'GRAND HOTEL', '#4a3b78', (c) => petals(8, c) + disc(0, 0, 9, c)),
  logo(
    'hotel-belvoir',
    'HOTEL BELVOIR',
    'SINCE 1894',
    '#5e2a3c',
    (c) =>
      line('M-52 -22L0 -52L52 -22Z', c, 5) +
      [-36, -12, 12, 36].map((x) => line(`M${x} -10V34`, c, 7)).join('') +
      line('M-50 44H50M-56 54H56', c, 5),
  ),
  logo(
    'quayside-arms',
    'QUAYSIDE ARMS',
    'HARBOUR HOTEL',
    '#22406f',
    (c) =>
      disc(0, -46, 10, 'none', `stroke="${c}" stroke-width="5"`) +
      line('M0 -36V54M-24 -18H24M-48 16Q-44 54 0 54Q44 54 48 16M-56 26L-48 14L-38 24M56 26L48 14L38 24', c, 5),
  ),
  logo(
    'saltmarsh',
    'SALTMARSH',
    'COASTAL HOTEL',
    '#1f5f74',
    (c) =>
      line(
        'M-30 -50Q-34 -10 -12 20M2 -56Q-8 -10 4 20M36 -46Q36 -10 18 20M-58 34Q-30 14 0 32T58 30M-44 52Q-22 36 0 50T46 48',
        c,
        5,
      ) + line('M2 -58V-34', c, 10),
  ),
  logo(
    'the-lookout',
    'THE LOOKOUT',
    'CLIFF HOTEL',
    '#8a3b2e',
    (c) =>
      shape(
        [
          [-14, 50],
          [-8, -22],
          [8, -22],
          [14, 50],
        ],
        'none',
        `stroke="${c}" stroke-width="5"`,
      ) +
      line(
        'M-12 14H12M-14 -22H14M-8 -22V-42H8V-22M-12 -42L0 -56L12 -42M20 -34L54 -46M20 -28H58M-20 -34L-54 -46M-20 -28H-58',
        c,
        4,
      ),
  ),
  logo(
    'the-bellwether',
    'THE BELLWETHER',
    'TOWN INN',
    '#7a4020',
    (c) => line('M0 -56V-42M-42 34Q-26 22 -26 -8Q-26 -42 0 -42Q26 -42 26 -8Q26 22 42 34ZM-52 34H52', c, 5) + disc(0, 48, 9, c),
  ),
  logo(
    'lantern-inn',
    'LANTERN INN',
    'COACHING HOUSE',
    '#8a5a12',
    (c) =>
      line('M0 -58V-48M-18 -32Q-16 -48 0 -48Q16 -48 18 -32M-26 -32H26L36 34H-36ZM-18 34V52H18V34', c, 5) +
      path('M0 -18q16 20 0 36q-16 -16 0 -36Z', c),
  ),
  logo(
    'drovers-rest',
    'DROVER’S REST',
    'DALES HOUSE',
    '#4b5a33',
    (c) => line('M-20 54V-18Q-20 -52 10 -52Q34 -52 34 -30Q34 -14 18 -14', c, 6) + line('M-56 54H56M-6 40Q14 24 36 40', c, 5),
  ),
  logo(
    'alder-house',
    'ALDER HOUSE',
    'HOTEL & GARDEN',
    '#3b5a2e',
    (c) =>
      path('M0 -56Q40 -16 0 40Q-40 -16 0 -56Z', 'none', `stroke="${c}" stroke-width="5"`) +
      line('M0 -40V58M0 -14L18 -26M0 -14L-18 -26M0 8L20 -6M0 8L-20 -6', c, 4),
  ),
  logo('pinewood-lodge', 'PINEWOOD LODGE', 'FOREST RETREAT', '#1f4d3a', (c) =>
    line('M0 -58L26 -22H12L36 10H16L46 42H-46L-16 10H-36L-12 -22H-26ZM0 42V58', c, 5),
  ),
  logo('fellside-hall', 'FELLSIDE HALL', 'LAKESIDE HOTEL', '#39506b', (c) =>
    line('M-60 26L-18 -40L6 -4L24 -30L60 26ZM-30 -20L-18 -28L-8 -18M-48 42Q-24 32 0 42T48 42M-34 56Q-16 48 0 56T34 56', c, 5),
  ),
  logo(
    'hotel-corvine',
    'HOTEL CORVINE',
    'BY THE PARK',
    '#333a40',
    (c) =>
      path(
        'M-50 6Q-20 -44 20 -40L54 -28L26 -20Q40 20 -10 34L-40 54L-34 28Q-50 24 -50 6Z',
        'none',
        `stroke="${c}" stroke-width="5"`,
      ) + disc(18, -26, 4, c),
  ),
  logo(
    'ember-and-oak',
    'EMBER & OAK',
    'WOOD-FIRED KITCHEN',
    '#a3431f',
    (c) =>
      path(
        'M0 -58Q44 -10 22 30Q10 54 -14 46Q-46 34 -32 -6Q-26 6 -16 8Q-24 -30 0 -58Z',
        'none',
        `stroke="${c}" stroke-width="5"`,
      ) + path('M0 8q16 20 0 34q-16 -14 0 -34Z', c),
  ),
  logo('the-copper-pan', 'THE COPPER PAN', 'BISTRO', '#9a5a2c', (c) =>
    line(
      'M-52 -8H36Q34 40 -8 40Q-50 40 -52 -8ZM36 -4L64 -20M-34 -24Q-40 -34 -34 -44M-8 -24Q-14 -34 -8 -44M18 -24Q12 -34 18 -44',
      c,
      5,
    ),
  ),
  logo(
    'marlowes',
    'MARLOWE’S',
    'GRILL & OYSTERS',
    '#1f4a52',
    (c) =>
      path('M0 48Q-60 20 -46 -24Q-20 -58 0 -50Q20 -58 46 -24Q60 20 0 48Z', 'none', `stroke="${c}" stroke-width="5"`) +
      line('M0 44V-40M-8 40L-30 -28M8 40L30 -28', c, 3.5),
  ),
  logo(
    'salt-and-samphire',
    'SALT & SAMPHIRE',
    'SEAFOOD ROOM',
    '#27667a',
    (c) =>
      path('M-56 0Q-14 -44 34 -6L56 -26V26L34 6Q-14 44 -56 0Z', 'none', `stroke="${c}" stroke-width="5"`) +
      disc(-32, -4, 5, c) +
      line('M-8 -18Q4 0 -8 18M10 -14Q20 0 10 14', c, 4),
  ),
  logo(
    'the-long-table',
    'THE LONG TABLE',
    'KITCHEN GARDEN',
    '#4a5f2a',
    (c) =>
      line('M-60 -6H60M-48 -6V46M48 -6V46M-60 2H60', c, 5) +
      [-36, 0, 36].map((x) => line(`M${x} -14Q${x - 14} -32 ${x} -50Q${x + 14} -32 ${x} -14`, c, 4)).join(''),
  ),
  logo(
    'juniper',
    'JUNIPER',
    'TEA ROOM & BAR',
    '#4a4274',
    (c) =>
      line('M-4 56Q0 0 26 -46M2 26L-30 10M8 4L40 4M14 -16L-14 -34', c, 5) +
      [
        [-36, 8],
        [46, 4],
        [-18, -40],
        [30, -54],
      ]
        .map(([x, y]) => disc(x ?? 0, y ?? 0, 10, c))
        .join(''),
  ),
];

const textLine = (text: string, y: number, size: number, spacing: number, colour: string, weight: number): string =>
  `<text x="300" y="${y}" text-anchor="middle" font-family="Liberation Sans, Arial, Helvetica, DejaVu Sans, sans-serif" font-size="${size}" font-weight="${weight}" letter-spacing="${spacing}" fill="${colour}">${text.replace('&', '&amp;')}</text>`;

/** A logo as SVG, 600 by 400, with a transparent background. */
export function drawLogo({ name, line: tagline, colour, emblem }: Logo): string {
  const s = sketch(1, 600, 400);
  s.add(
    `<g transform="translate(300 140) scale(1.15)">${emblem(colour)}</g>`,
    textLine(name, 276, 38, 6, colour, 700),
    textLine(tagline, 318, 19, 5, colour, 400),
  );
  return s.svg();
}
