/** The size of all demo photographs. */
export const WIDTH = 1200;
export const HEIGHT = 800;

export type Point = readonly [x: number, y: number];

/** Collects the shapes of a drawing, each on top of the previous ones. A colour is plain (`#a1b2c3`) or comes from `fade` or `glow`. */
export interface Sketch {
  add(...markup: string[]): void;
  /** A linear gradient; `angle` 0 runs from left to right, 90 (the default) from top to bottom. */
  fade(colours: string[], angle?: number): string;
  /** A radial gradient from the centre of a shape to its edge; the last colour may be transparent. */
  glow(inner: string, outer: string): string;
  /** A pseudo-random number from 0 to 1; the same seed gives the same numbers. */
  random(): number;
  /** A pseudo-random number between two numbers. */
  between(low: number, high: number): number;
  svg(): string;
}

/** A pseudo-random number generator (mulberry32), so that each build draws the same pictures. */
function numbers(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Starts a drawing; `seed` determines its random details. */
export function sketch(seed: number, width = WIDTH, height = HEIGHT): Sketch {
  const definitions: string[] = [];
  const body: string[] = [];
  const random = numbers(seed);
  const define = (markup: (id: string) => string): string => {
    const id = `d${definitions.length}`;
    definitions.push(markup(id));
    return `url(#${id})`;
  };
  const stops = (colours: string[]): string =>
    colours.map((colour, index) => `<stop offset="${index / Math.max(1, colours.length - 1)}" ${stopColour(colour)}/>`).join('');
  return {
    add: (...markup) => void body.push(...markup),
    fade: (colours, angle = 90) =>
      define((id) => {
        const turn = (angle * Math.PI) / 180;
        const [x, y] = [Math.cos(turn) / 2, Math.sin(turn) / 2];
        return `<linearGradient id="${id}" x1="${0.5 - x}" y1="${0.5 - y}" x2="${0.5 + x}" y2="${0.5 + y}">${stops(colours)}</linearGradient>`;
      }),
    glow: (inner, outer) =>
      define((id) => `<radialGradient id="${id}" cx="0.5" cy="0.5" r="0.5">${stops([inner, outer])}</radialGradient>`),
    random,
    between: (low, high) => low + random() * (high - low),
    svg: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
      `<defs><filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="9"/></filter>` +
      `<filter id="haze" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="28"/></filter>${definitions.join('')}</defs>` +
      `${body.join('')}</svg>`,
  };
}

/** Splits `#rrggbbaa`, which not every SVG renderer supports. */
function stopColour(colour: string): string {
  if (colour.length !== 9) return `stop-color="${colour}"`;
  return `stop-color="${colour.slice(0, 7)}" stop-opacity="${parseInt(colour.slice(7), 16) / 255}"`;
}

/** Mixes two `#rrggbb` colours; `share` is the part of the second one, from 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const parts = [1, 3, 5].map((index) => {
    const [a, b] = [parseInt(first.slice(index, index + 2), 16), parseInt(second.slice(index, index + 2), 16)];
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

export const darker = (colour: string, share: number): string => mix(colour, '#0d1420', share);
export const lighter = (colour: string, share: number): string => mix(colour, '#fffaf0', share);
