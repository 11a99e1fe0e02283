import type { Weather } from '../palettes';
import { box, disc, oval, path, put, shadow, shape } from '../shapes';
import { darker, lighter, mix, type Sketch } from '../sketch';
import { bloom } from './bloom';
import { sky } from './sky';

/** A marquee dressed for a wedding, open to a lawn, with festoon lights, round tables and an aisle of petals. */
export function marquee(s: Sketch, weather: Weather, flower: string): void {
  sky(s, weather, 470, 600, 260);
  const green = mix(weather.near, '#4f7a45', 0.3);
  for (let tree = 0; tree < 26; tree += 1)
    s.add(disc(s.between(-20, 1220), s.between(390, 450), s.between(30, 70), mix(weather.far, green, s.between(0.2, 0.8))));
  s.add(box(0, 450, 1200, 350, s.fade([mix(weather.middle, '#86b060', 0.3), green])));
  const canvas = mix('#fdf8ec', weather.sky[1] ?? '#ffffff', weather.lit ? 0.22 : 0.04);
  s.add(
    path('M0 0H1200V210Q1080 250 980 196Q800 120 600 96Q400 120 220 196Q120 250 0 210Z', s.fade([darker(canvas, 0.1), canvas])),
  );
  for (let fold = 0; fold <= 12; fold += 1)
    s.add(path(`M600 -40L${fold * 100} 240`, 'none', `stroke="${darker(canvas, 0.16)}" stroke-width="2.5" opacity="0.6"`));
  for (const [x, side] of [
    [0, 1],
    [1200, -1],
  ] as const)
    s.add(
      path(
        `M${x} 150Q${x + side * 150} 220 ${x + side * 128} 420Q${x + side * 20} 520 ${x + side * 60} 720H${x}Z`,
        s.fade([darker(canvas, 0.14), canvas, darker(canvas, 0.1), lighter(canvas, 0.3), darker(canvas, 0.12)], 0),
      ),
      box(x + side * 40 - 46, 428, 92, 16, flower, 8),
    );
  for (const [y, dip] of [
    [130, 90],
    [190, 70],
    [70, 120],
  ] as const) {
    for (let bulb = 0; bulb <= 22; bulb += 1) {
      const part = bulb / 22;
      const [x, lightY] = [part * 1200, y + Math.sin(part * Math.PI) * dip];
      s.add(disc(x, lightY, 30, s.glow('#ffe2a0cc', '#ffe2a000')), disc(x, lightY, 6.5, '#fff4cf'));
    }
    s.add(path(`M0 ${y}Q600 ${y + dip * 2} 1200 ${y}`, 'none', 'stroke="#6b5a45" stroke-width="2" opacity="0.6"'));
  }
  s.add(
    shape(
      [
        [548, 470],
        [652, 470],
        [860, 800],
        [340, 800],
      ],
      lighter(canvas, 0.3),
      'opacity="0.85"',
    ),
  );
  for (let petal = 0; petal < 130; petal += 1) {
    const y = s.between(480, 800);
    s.add(
      oval(
        600 + s.between(-1, 1) * (50 + (y - 470) * 0.62),
        y,
        s.between(3, 8),
        s.between(2, 5),
        mix(flower, '#ffffff', s.random() * 0.6),
      ),
    );
  }
  s.add(path('M500 480V330Q600 250 700 330V480', 'none', 'stroke="#8a6d4c" stroke-width="10"'));
  for (let leaf = 0; leaf < 120; leaf += 1) {
    const turn = Math.PI * s.random();
    const [x, y] =
      leaf % 3 ? [600 - Math.cos(turn) * 104, 336 - Math.sin(turn) * 56] : [600 + (leaf % 2 ? 100 : -100), s.between(336, 470)];
    s.add(
      leaf % 4
        ? disc(x + s.between(-14, 14), y + s.between(-14, 14), s.between(5, 10), mix(green, '#a8c78a', s.random()))
        : put(bloom(flower), x + s.between(-10, 10), y + s.between(-10, 10), 1),
    );
  }
  for (const [x, y, size] of [
    [250, 560, 0.7],
    [950, 560, 0.7],
    [180, 710, 1.15],
    [1020, 710, 1.15],
  ] as const) {
    s.add(
      shadow(x, y + 70 * size, 150 * size, 14 * size, 0.4),
      path(
        `M${x - 140 * size} ${y}q-20 ${60 * size} 0 ${76 * size}h${280 * size}q20 ${-16 * size} 0 ${-76 * size}Z`,
        s.fade([canvas, darker(canvas, 0.2)]),
      ),
      oval(x, y, 140 * size, 26 * size, lighter(canvas, 0.6)),
    );
    for (const offset of [-0.72, -0.3, 0.3, 0.72])
      s.add(
        put(
          box(-15, -54, 30, 54, '#caa15e', 7) + box(-10, -48, 20, 40, lighter(canvas, 0.3), 5),
          x + offset * 190 * size,
          y + 66 * size,
          size,
        ),
        oval(x + offset * 130 * size, y - 2 * size, 22 * size, 6 * size, '#ffffff'),
      );
    for (let head = 0; head < 16; head += 1)
      s.add(put(bloom(head % 3 ? flower : '#fdf6ea'), x + s.between(-34, 34) * size, y - s.between(8, 58) * size, size));
    for (const offset of [-66, 66])
      s.add(
        disc(x + offset * size, y - 44 * size, 30 * size, s.glow('#ffe2a0bb', '#ffe2a000')),
        box(x + (offset - 4) * size, y - 40 * size, 8 * size, 38 * size, '#fffaf0'),
        path(`M${x + offset * size} ${y - 56 * size}q6 10 0 15q-6 -5 0 -15Z`, '#ffb545'),
      );
  }
}
