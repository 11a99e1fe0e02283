import { box, path } from '../shapes';
import { darker, type Point, type Sketch } from '../sketch';

/** A ridge from edge to edge, with a number of `peaks` that rise up to `height` above `base`. */
export function ridge(s: Sketch, base: number, height: number, peaks: number): Point[] {
  const points: Point[] = [];
  for (let index = 0; index <= peaks * 2; index += 1) {
    const share = index % 2 === 1 ? s.between(0.6, 1) : s.between(0, 0.35);
    points.push([(index / (peaks * 2)) * 1240 - 20, base - share * height]);
  }
  return points;
}

/** A fir, its foot at 0/0 and 120 units tall. */
export const fir = (fill: string): string =>
  path('M0 -120L26 -74H14L36 -38H20L46 4H-46L-20 -38H-36L-14 -74H-26Z', fill) + box(-5, 2, 10, 16, darker(fill, 0.4));
