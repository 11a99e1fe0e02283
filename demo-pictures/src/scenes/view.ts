import type { Weather } from '../palettes';
import { box, disc, land, oval, path, shape } from '../shapes';
import { darker, lighter, mix, type Point, type Sketch } from '../sketch';

/** The landscape outside a window. */
export type View = 'sea' | 'hills' | 'roofs' | 'garden';

/** A small landscape cut to a rectangle, for windows and paintings. */
export function view(s: Sketch, kind: View, weather: Weather, x: number, y: number, width: number, height: number): string {
  const yOf = (share: number): number => y + height * share;
  const wave = (share: number, swing: number): Point[] =>
    [0, 0.25, 0.5, 0.75, 1].map((part) => [x + width * part, yOf(share) + s.between(-swing, swing) * height] as const);
  const parts = [box(x, y, width, height, s.fade([...weather.sky]))];
  parts.push(
    disc(x + width * 0.7, yOf(0.3), width * 0.09, weather.sun),
    disc(x + width * 0.7, yOf(0.3), width * 0.4, s.glow(`${weather.sun}99`, `${weather.sun}00`)),
  );
  if (kind === 'sea') {
    parts.push(
      box(x, yOf(0.55), width, height * 0.45, s.fade([lighter(weather.water, 0.25), weather.water, darker(weather.water, 0.2)])),
    );
    parts.push(land(wave(0.86, 0.03), y + height, darker(weather.near, 0.1)));
    parts.push(
      shape(
        [
          [x + width * 0.3, yOf(0.6)],
          [x + width * 0.3, yOf(0.46)],
          [x + width * 0.37, yOf(0.59)],
        ],
        lighter(weather.accent, 0.6),
      ),
    );
  } else if (kind === 'hills') {
    parts.push(
      land(wave(0.5, 0.06), y + height, weather.far),
      land(wave(0.66, 0.05), y + height, weather.middle),
      land(wave(0.84, 0.04), y + height, weather.near),
    );
  } else if (kind === 'garden') {
    parts.push(land(wave(0.56, 0.03), y + height, weather.middle), box(x, yOf(0.8), width, height * 0.2, weather.near));
    for (let part = 0.05; part < 1; part += 0.19)
      parts.push(
        oval(
          x + width * part,
          yOf(s.between(0.62, 0.74)),
          width * 0.12,
          height * 0.12,
          mix(weather.near, weather.middle, s.random()),
        ),
      );
  } else {
    for (let part = 0; part < 1; part += 0.2)
      parts.push(roof(s, weather, x + width * part, yOf(s.between(0.5, 0.64)), width * 0.22, y + height));
  }
  return parts.join('');
}

function roof(s: Sketch, weather: Weather, x: number, y: number, width: number, floor: number): string {
  const wall = mix(weather.middle, weather.far, s.random() * 0.6);
  const lit = weather.lit ? weather.accent : darker(wall, 0.35);
  const peak = path(`M${x} ${y}l${width / 2} ${-width * 0.5}l${width / 2} ${width * 0.5}V${floor}H${x}Z`, wall);
  return peak + [0.25, 0.6].map((part) => box(x + width * part, y + width * 0.3, width * 0.16, width * 0.26, lit)).join('');
}
