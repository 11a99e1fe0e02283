import type { Weather } from '../palettes';
import { box, disc, land, oval, path, put, shadow, shape } from '../shapes';
import { darker, lighter, mix, type Sketch } from '../sketch';
import { fir, ridge } from './ridge';
import { sky } from './sky';

/** Snow on the fells, a lodge with lit windows, snow-laden firs and falling flakes. */
export function winter(s: Sketch, weather: Weather): void {
  sky(s, weather, 430, 250, 170);
  const snow = mix('#f4f8fb', weather.sky[1] ?? '#ffffff', weather.lit ? 0.28 : 0.08);
  s.add(land(ridge(s, 440, 250, 3), 800, s.fade([lighter(snow, 0.3), mix(snow, weather.far, 0.5)])));
  s.add(land(ridge(s, 470, 120, 4), 800, s.fade([snow, mix(snow, weather.middle, 0.4)])));
  for (let tree = 0; tree < 34; tree += 1)
    s.add(put(fir(mix(weather.middle, weather.far, s.random())), s.between(0, 1200), s.between(470, 505), s.between(0.35, 0.6)));
  s.add(
    land(
      [
        [-20, 560],
        [300, 510],
        [700, 540],
        [1220, 500],
      ],
      800,
      s.fade([lighter(snow, 0.5), mix(snow, weather.far, 0.35)]),
    ),
  );
  const timber = mix('#5b3d2b', weather.near, weather.lit ? 0.3 : 0.1);
  const lit = weather.lit ? '#ffd27a' : '#ffe9b8';
  s.add(disc(690, 500, 320, s.glow(`${lit}66`, `${lit}00`)), box(520, 420, 350, 170, s.fade([timber, darker(timber, 0.25)])));
  for (let y = 436; y < 590; y += 18) s.add(box(520, y, 350, 2, darker(timber, 0.35)));
  s.add(
    shape(
      [
        [490, 430],
        [590, 300],
        [800, 300],
        [900, 430],
      ],
      s.fade([lighter(snow, 0.6), snow]),
    ),
    box(486, 424, 418, 12, lighter(snow, 0.6), 6),
    box(780, 262, 36, 70, darker(timber, 0.2)),
    box(774, 252, 48, 14, lighter(snow, 0.5), 6),
  );
  for (const x of [546, 620, 756, 820])
    s.add(
      box(x, 470, 42, 56, lit, 2),
      box(x + 19, 470, 4, 56, timber),
      box(x, 496, 42, 4, timber),
      box(x - 4, 526, 50, 8, lighter(snow, 0.6), 4),
    );
  s.add(
    box(684, 480, 50, 110, darker(timber, 0.5), 3),
    disc(709, 512, 17, 'none', 'stroke="#3f7a4c" stroke-width="7"'),
    disc(709, 530, 5, '#c2413a'),
  );
  s.add(
    box(676, 352, 58, 48, lit, 3),
    box(703, 352, 4, 48, timber),
    path(
      'M798 250c-26 -40 20 -60 -6 -110',
      'none',
      `stroke="${lighter(snow, 0.4)}" stroke-width="16" opacity="0.35" filter="url(#soft)"`,
    ),
  );
  s.add(
    land(
      [
        [-20, 640],
        [340, 580],
        [640, 600],
        [900, 585],
        [1220, 640],
      ],
      800,
      s.fade([lighter(snow, 0.7), mix(snow, weather.far, 0.25)]),
    ),
  );
  s.add(path('M684 592C640 650 760 690 700 800H860C840 700 740 650 734 592Z', mix(snow, weather.far, 0.4), 'opacity="0.7"'));
  for (const [x, y, size] of [
    [110, 720, 2.3],
    [250, 660, 1.5],
    [1060, 730, 2.4],
    [960, 640, 1.3],
    [1170, 660, 1.7],
    [20, 640, 1.4],
  ] as const) {
    s.add(shadow(x, y, 46 * size, 8, 0.25), put(fir(mix(weather.near, '#274b3c', 0.4)), x, y, size));
    for (const [dx, dy, w] of [
      [0, -84, 16],
      [-6, -46, 24],
      [4, -6, 32],
    ] as const)
      s.add(oval(x + dx * size, y + dy * size, w * size, 7 * size, lighter(snow, 0.7), 'opacity="0.92"'));
  }
  for (let flake = 0; flake < 170; flake += 1)
    s.add(disc(s.random() * 1200, s.random() * 800, s.between(1, 4), '#ffffff', `opacity="${s.between(0.35, 0.95)}"`));
}
