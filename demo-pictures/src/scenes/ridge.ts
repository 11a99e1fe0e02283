import { box, path } from '../shapes';
import { darker, type Point, type Sketch } from '../sketch';

/** A ridge from edge to edge: `peaks` how many, `height` how far they reach up from `base`. */
export function ridge(s: Sketch, base: number, height: number, peaks: number): Point[] {
  const points: Point[] = [];
  for (let at = 0; at <= peaks * 2; at += 1) {
    const up = at % 2 === 1 ? s.between(0.6, 1) : s.between(0, 0.35);
    points.push([(at / (peaks * 2)) * 1240 - 20, base - up * height]);
  }
  return points;
}

/** A fir, its foot at 0/0 and 120 units tall. */
export const fir = (fill: string): string =>
  path('M0 -120L26 -74H14L36 -38H20L46 4H-46L-20 -38H-36L-14 -74H-26Z', fill) + box(-5, 2, 10, 16, darker(fill, 0.4));
