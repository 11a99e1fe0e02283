import type { Point } from './sketch';

/** Further SVG attributes, e.g. `opacity="0.4"`. */
type More = string;

export const box = (x: number, y: number, width: number, height: number, fill: string, round = 0, more: More = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}" ${more}/>`;

export const disc = (x: number, y: number, radius: number, fill: string, more: More = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${more}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more: More = ''): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;

export const shape = (points: Point[], fill: string, more: More = ''): string =>
  `<polygon points="${points.map((point) => point.join(',')).join(' ')}" fill="${fill}" ${more}/>`;

export const path = (d: string, fill: string, more: More = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;

export const line = (d: string, stroke: string, width: number, more: More = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

/** A tall shape with a rounded top, such as an arched window; `y` is its lower edge. */
export const arch = (x: number, y: number, width: number, height: number, fill: string, more: More = ''): string => {
  const r = width / 2;
  return path(`M${x} ${y}V${y - height + r}A${r} ${r} 0 0 1 ${x + width} ${y - height + r}V${y}Z`, fill, more);
};

/** A smooth line through points, as the start of an SVG path. */
function smooth(points: Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let d = `M${first[0]} ${first[1]}`;
  let [lastX, lastY] = first;
  for (const [x, y] of rest) {
    const middle = (lastX + x) / 2;
    d += `C${middle} ${lastY} ${middle} ${y} ${x} ${y}`;
    [lastX, lastY] = [x, y];
  }
  return d;
}

/** The area between a smooth line and `floor`. */
export const land = (points: Point[], floor: number, fill: string, more: More = ''): string => {
  const [first, last] = [points[0], points[points.length - 1]];
  return first && last ? path(`${smooth(points)}L${last[0]} ${floor}L${first[0]} ${floor}Z`, fill, more) : '';
};

/** Moves, scales and optionally mirrors a part of a drawing. */
export const put = (markup: string, x: number, y: number, scale = 1, flip = false): string =>
  `<g transform="translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})">${markup}</g>`;

/** A soft shadow on the ground. */
export const shadow = (x: number, y: number, rx: number, ry: number, strength = 0.3): string =>
  oval(x, y, rx, ry, '#0b1018', `opacity="${strength}" filter="url(#soft)"`);
