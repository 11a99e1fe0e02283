import type { Weather } from '../palettes';
import { box, disc, oval } from '../shapes';
import { lighter, type Sketch } from '../sketch';

/** The sky down to `horizon`, with sun or moon, and with stars or clouds, depending on the weather. */
export function sky(s: Sketch, weather: Weather, horizon: number, sunX: number, sunY: number): void {
  s.add(box(0, 0, 1200, horizon + 40, s.fade([...weather.sky])));
  const dark = weather.lit && parseInt(weather.sky[0]?.slice(1, 3) ?? 'ff', 16) < 64;
  if (dark) {
    for (let star = 0; star < 90; star += 1) {
      s.add(
        disc(s.random() * 1200, s.random() * horizon * 0.7, s.between(0.6, 2.2), '#fff8e0', `opacity="${s.between(0.25, 0.9)}"`),
      );
    }
  }
  s.add(disc(sunX, sunY, 330, s.glow(`${weather.sun}aa`, `${weather.sun}00`)), disc(sunX, sunY, 48, weather.sun));
  const fill = lighter(weather.sky[weather.sky.length - 1] ?? '#ffffff', 0.45);
  for (let cloud = 0; cloud < (dark ? 3 : 6); cloud += 1) {
    const [x, y] = [s.between(0, 1200), s.between(60, horizon * 0.6)];
    for (let puff = 0; puff < 5; puff += 1) {
      s.add(
        oval(
          x + s.between(-120, 120),
          y + s.between(-8, 10),
          s.between(60, 130),
          s.between(8, 20),
          fill,
          `opacity="${dark ? 0.08 : 0.3}" filter="url(#soft)"`,
        ),
      );
    }
  }
}

/** Water from `top` down, with the sun glittering on it. */
export function water(s: Sketch, weather: Weather, top: number, sunX: number): void {
  s.add(box(0, top, 1200, 800 - top, s.fade([lighter(weather.water, 0.42), weather.water, weather.near])));
  for (let row = 0; row < 46; row += 1) {
    const part = row / 46;
    const y = top + 4 + (800 - top) * part * part;
    const spread = 26 + part * 210;
    s.add(
      oval(
        sunX + s.between(-spread, spread) * 0.5,
        y,
        s.between(10, 34) * (0.5 + part * 2.2),
        1.4 + part * 3,
        weather.sun,
        `opacity="${0.62 - part * 0.4}"`,
      ),
    );
    s.add(
      oval(
        s.between(0, 1200),
        y,
        s.between(20, 80) * (0.5 + part * 1.6),
        1 + part * 2,
        lighter(weather.water, 0.55),
        'opacity="0.28"',
      ),
    );
  }
}
