import type { Weather } from '../palettes';
import { box, disc, land, line, oval, path, put, shadow, shape } from '../shapes';
import { darker, lighter, mix, type Sketch } from '../sketch';
import { fir, ridge } from './ridge';
import { sky, water } from './sky';

/** A lake between fells, with a jetty, a boat and firs; the weather sets the light. */
export function lake(s: Sketch, weather: Weather): void {
  sky(s, weather, 430, 760, 190);
  for (const [base, height, peaks, fill] of [
    [430, 250, 3, mix(weather.far, weather.sky[1] ?? weather.far, 0.35)],
    [436, 170, 4, weather.far],
    [440, 95, 5, weather.middle],
  ] as const) {
    const line = ridge(s, base, height, peaks);
    s.add(land(line, 445, s.fade([lighter(fill, 0.12), fill])));
  }
  s.add(oval(600, 440, 800, 26, lighter(weather.sky[2] ?? '#ffffff', 0.5), 'opacity="0.55" filter="url(#haze)"'));
  water(s, weather, 442, 760);
  s.add(land(ridge(s, 442, -90, 4), 442, weather.middle, 'opacity="0.35"'));
  for (let tree = 0; tree < 26; tree += 1) {
    const left = tree % 2 === 0;
    const x = left ? s.between(-30, 260) : s.between(960, 1240);
    s.add(put(fir(mix(weather.near, weather.middle, s.random() * 0.4)), x, s.between(452, 480), s.between(0.5, 1.15)));
  }
  s.add(oval(60, 486, 300, 22, darker(weather.near, 0.1)), oval(1160, 486, 300, 22, darker(weather.near, 0.1)));
  const wood = mix('#7a5a3e', weather.near, weather.lit ? 0.5 : 0.15);
  s.add(
    shape(
      [
        [250, 800],
        [560, 800],
        [508, 560],
        [446, 560],
      ],
      s.fade([darker(wood, 0.15), lighter(wood, 0.2)]),
    ),
  );
  for (let y = 566; y < 800; y += 8 + (y - 560) * 0.11) {
    const spread = (y - 560) / 240;
    s.add(line(`M${446 - spread * 196} ${y}L${508 + spread * 52} ${y}`, darker(wood, 0.5), 1.5 + spread * 3, 'opacity="0.6"'));
  }
  for (const [x, y, size] of [
    [440, 560, 0.7],
    [514, 560, 0.7],
    [372, 650, 1],
    [526, 650, 1],
  ] as const)
    s.add(box(x - 7 * size, y - 34 * size, 14 * size, 74 * size, darker(wood, 0.35), 4));
  s.add(oval(770, 640, 130, 12, darker(weather.water, 0.5), 'opacity="0.5" filter="url(#soft)"'));
  s.add(
    path('M650 596q120 34 240 0q-16 46 -60 48H706q-42 -4 -56 -48Z', s.fade([weather.accent, darker(weather.accent, 0.4)])),
    line('M652 597q118 32 236 0', lighter(weather.accent, 0.5), 5),
  );
  s.add(line('M726 608L640 560M818 608L900 566', lighter(wood, 0.3), 5));
}

/** Rolling pastures between dry-stone walls, a stone barn, sheep and a lane. */
export function dales(s: Sketch, weather: Weather): void {
  sky(s, weather, 400, 300, 170);
  s.add(land(ridge(s, 420, 130, 3), 800, s.fade([lighter(weather.far, 0.15), weather.far])));
  s.add(land(ridge(s, 470, 90, 3), 800, s.fade([lighter(weather.middle, 0.22), weather.middle])));
  s.add(
    land(
      [
        [-20, 520],
        [300, 450],
        [640, 530],
        [980, 470],
        [1220, 520],
      ],
      800,
      s.fade([lighter(weather.middle, 0.1), mix(weather.middle, weather.near, 0.6)]),
    ),
  );
  const stone = mix('#b9b3a4', weather.near, weather.lit ? 0.55 : 0.2);
  for (const d of [
    'M-10 512C200 440 320 446 640 528',
    'M640 530C800 500 900 474 1220 516',
    'M300 452C330 500 300 560 210 640',
    'M900 486C880 560 960 610 1000 690',
  ]) {
    s.add(line(d, darker(stone, 0.35), 9), line(d, stone, 5, 'stroke-dasharray="11 4"'));
  }
  s.add(
    land(
      [
        [-20, 690],
        [260, 620],
        [620, 670],
        [1220, 600],
      ],
      800,
      s.fade([weather.near, darker(weather.near, 0.28)]),
    ),
  );
  s.add(
    path(
      'M430 800C520 730 690 700 640 640C600 598 700 560 760 528L772 528C724 566 650 600 704 646C780 706 640 740 620 800Z',
      lighter(mix('#d8c8a4', weather.middle, 0.25), 0.1),
    ),
  );
  s.add(
    shape(
      [
        [838, 560],
        [838, 480],
        [900, 440],
        [1010, 440],
        [1060, 484],
        [1060, 560],
      ],
      s.fade([lighter(stone, 0.2), stone]),
    ),
    shape(
      [
        [820, 484],
        [898, 428],
        [1014, 428],
        [1080, 488],
        [1040, 488],
        [1000, 452],
        [910, 452],
        [850, 490],
      ],
      darker(stone, 0.45),
    ),
  );
  s.add(
    box(930, 498, 40, 62, darker(stone, 0.65)),
    box(868, 506, 24, 26, weather.lit ? weather.accent : darker(stone, 0.5)),
    box(1010, 506, 24, 26, weather.lit ? weather.accent : darker(stone, 0.5)),
  );
  for (let tree = 0; tree < 9; tree += 1) {
    const [x, y, size] = [s.between(0, 1200), s.between(470, 560), s.between(0.6, 1.3)];
    s.add(
      put(
        box(-4, -20, 8, 26, darker(weather.near, 0.5)) +
          disc(0, -42, 30, weather.near) +
          disc(-20, -30, 20, darker(weather.near, 0.12)) +
          disc(18, -28, 22, lighter(weather.near, 0.1)),
        x,
        y,
        size,
      ),
    );
  }
  for (let sheep = 0; sheep < 12; sheep += 1) {
    const [x, y, size] = [s.between(60, 1140), s.between(560, 720), s.between(0.7, 1.3)];
    const wool = lighter(mix('#f3eee2', weather.near, weather.lit ? 0.35 : 0.05), 0.1);
    s.add(
      shadow(x, y + 16 * size, 26 * size, 5, 0.25),
      put(
        box(-12, 6, 4, 12, '#2b2a2a') +
          box(8, 6, 4, 12, '#2b2a2a') +
          oval(0, 0, 24, 14, wool) +
          disc(-12, -5, 10, wool) +
          disc(10, -6, 10, wool) +
          oval(-24, -6, 8, 6, '#3a3636'),
        x,
        y,
        size,
        sheep % 3 === 0,
      ),
    );
  }
  for (let flower = 0; flower < 90; flower += 1)
    s.add(
      disc(s.between(0, 1200), s.between(700, 800), s.between(1.5, 4), flower % 2 ? weather.accent : '#fbf3dc', 'opacity="0.85"'),
    );
}
