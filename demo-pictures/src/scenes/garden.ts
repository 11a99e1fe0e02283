import type { Weather } from '../palettes';
import { box, disc, line, oval, path, put, shadow, shape } from '../shapes';
import { darker, lighter, mix, type Sketch } from '../sketch';
import { bloom } from './bloom';
import { sky } from './sky';

function hedge(s: Sketch, x: number, y: number, width: number, height: number, fill: string): void {
  s.add(box(x, y, width, height, s.fade([lighter(fill, 0.14), darker(fill, 0.2)]), 14));
  for (let leaf = 0; leaf < (width * height) / 500; leaf += 1)
    s.add(
      disc(
        x + s.random() * width,
        y + s.random() * height,
        s.between(3, 8),
        mix(lighter(fill, 0.25), darker(fill, 0.25), s.random()),
        'opacity="0.6"',
      ),
    );
}

/** A walled garden: clipped yews, deep borders in flower, a path to a rose arch. */
export function garden(s: Sketch, weather: Weather, blooms: string[]): void {
  sky(s, weather, 380, 900, 150);
  const green = mix(weather.near, '#4f7a45', 0.35);
  for (let tree = 0; tree < 22; tree += 1)
    s.add(disc(s.between(-20, 1220), s.between(280, 360), s.between(40, 96), mix(weather.far, green, s.between(0.2, 0.7))));
  s.add(
    box(0, 350, 1200, 74, s.fade([mix('#b98c6a', weather.near, 0.2), mix('#96684c', weather.near, 0.3)])),
    box(0, 344, 1200, 12, mix('#d6c0a4', weather.near, 0.2)),
  );
  s.add(box(0, 420, 1200, 380, s.fade([lighter(mix(weather.middle, '#86b060', 0.35), 0.12), mix(weather.near, '#5d8a45', 0.4)])));
  for (let stripe = 0; stripe < 8; stripe += 2)
    s.add(
      shape(
        [
          [600 + (stripe - 4) * 60, 424],
          [600 + (stripe - 3) * 60, 424],
          [600 + (stripe - 3) * 260, 800],
          [600 + (stripe - 4) * 260, 800],
        ],
        '#ffffff',
        'opacity="0.07"',
      ),
    );
  const gravel = mix('#e3d3b0', weather.middle, weather.lit ? 0.35 : 0.1);
  s.add(
    shape(
      [
        [556, 424],
        [644, 424],
        [860, 800],
        [340, 800],
      ],
      s.fade([gravel, lighter(gravel, 0.2)]),
    ),
  );
  for (let grit = 0; grit < 160; grit += 1) {
    const y = s.between(430, 800);
    s.add(disc(600 + s.between(-1, 1) * (40 + (y - 424) * 0.52), y, s.between(1, 3), darker(gravel, 0.3), 'opacity="0.5"'));
  }
  for (const [x, width] of [
    [470, 12],
    [718, 12],
  ] as const)
    s.add(box(x, 230, width, 220, '#f4efe2', 4));
  s.add(
    path('M470 250Q600 96 730 250', 'none', 'stroke="#f4efe2" stroke-width="12"'),
    path('M492 250Q600 126 708 250', 'none', 'stroke="#f4efe2" stroke-width="7"'),
  );
  for (let leaf = 0; leaf < 230; leaf += 1) {
    const turn = Math.PI * s.random();
    const [x, y] =
      leaf % 2 ? [600 - Math.cos(turn) * 128, 250 - Math.sin(turn) * 82] : [leaf % 4 ? 476 : 724, s.between(240, 448)];
    const place = [x + s.between(-18, 18), y + s.between(-15, 15)] as const;
    s.add(
      leaf % 5
        ? disc(...place, s.between(6, 13), mix(green, '#8fb06a', s.random()))
        : put(bloom(blooms[0] ?? '#d98c95'), ...place, s.between(0.8, 1.3)),
    );
  }
  for (const [x, y, size] of [
    [420, 452, 0.62],
    [780, 452, 0.62],
    [330, 540, 0.9],
    [870, 540, 0.9],
  ] as const)
    s.add(
      shadow(x, y + 4, 60 * size, 9 * size, 0.35),
      path(
        `M${x} ${y - 190 * size}L${x + 62 * size} ${y}H${x - 62 * size}Z`,
        s.fade([lighter(green, 0.2), darker(green, 0.3)], 20),
      ),
      box(x - 44 * size, y - 8 * size, 88 * size, 12 * size, darker(green, 0.3), 6),
    );
  for (const side of [-1, 1]) {
    hedge(s, side < 0 ? -10 : 940, 440, 270, 46, darker(green, 0.08));
    for (let flower = 0; flower < 210; flower += 1) {
      const depth = s.random();
      const y = 480 + depth * 320;
      const inner = 290 + depth * 60;
      const x = 600 + side * (inner + 40 + s.random() * (330 + depth * 120));
      const paint = blooms[flower % blooms.length] ?? '#d98c95';
      const size = 0.5 + depth * 1.5;
      if (flower % 3 === 0) s.add(oval(x, y, 26 * size, 15 * size, mix(green, '#8fb06a', s.random() * 0.8)));
      else if (flower % 7 === 0)
        for (let bell = 0; bell < 7; bell += 1)
          s.add(disc(x + (bell % 2) * 5 * size, y - bell * 11 * size, (8 - bell * 0.7) * size, lighter(paint, bell * 0.04)));
      else s.add(line(`M${x} ${y}v${22 * size}`, darker(green, 0.1), 2.4 * size), put(bloom(paint), x, y, size * 0.95));
    }
  }
}
