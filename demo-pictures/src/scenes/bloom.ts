import { disc, oval } from '../shapes';
import { lighter } from '../sketch';

/** A flower seen from above, six petals around its eye, about 40 units across. */
export const bloom = (fill: string): string =>
  [0, 60, 120, 180, 240, 300].map((turn) => `<g transform="rotate(${turn})">${oval(0, -9, 6, 10, fill)}</g>`).join('') +
  disc(0, 0, 5, lighter(fill, 0.55));
