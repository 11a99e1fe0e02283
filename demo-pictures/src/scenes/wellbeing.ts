import type { Decor, Weather } from '../palettes';
import { arch, box, disc, line, oval, path, put, shadow, shape } from '../shapes';
import { darker, lighter, mix, type Sketch } from '../sketch';
import { sash, shell } from './bedroom';
import { sky } from './sky';
import type { View } from './view';

const candle = (high: number): string =>
  disc(0, -high - 14, 70, '#ffd58a', 'opacity="0.28" filter="url(#haze)"') +
  box(-20, -high, 40, high, '#fbf3e2', 6) +
  oval(0, -high, 20, 6, '#fff3cf') +
  path(`M0 ${-high - 34}q13 20 0 32q-13 -12 0 -32Z`, '#ffb545');

/** A still life for a treatment room: smooth stones, towels, an orchid, candles and their reflection. */
export function spa(s: Sketch, decor: Decor): void {
  s.add(
    box(0, 0, 1200, 560, s.fade([darker(decor.wall, 0.2), decor.wall, lighter(decor.wall, 0.35)], 70)),
    disc(820, 250, 190, lighter(decor.wall, 0.6), 'opacity="0.7"'),
    disc(820, 250, 440, s.glow(`${decor.light}88`, `${decor.light}00`)),
  );
  for (let stalk = 0; stalk < 9; stalk += 1) {
    const [x, wide] = [stalk * 62 + s.between(-14, 14), s.between(16, 30)];
    const green = mix('#5d7f4c', decor.panel, s.between(0.3, 0.75));
    s.add(box(x, 0, wide, 560, s.fade([darker(green, 0.25), lighter(green, 0.2), darker(green, 0.2)], 0), 4, 'opacity="0.8"'));
    for (let y = s.between(20, 90); y < 560; y += s.between(90, 130)) s.add(box(x - 2, y, wide + 4, 6, darker(green, 0.35), 3));
  }
  const board = mix(decor.wood, decor.floor, 0.4);
  s.add(box(0, 556, 1200, 244, s.fade([lighter(board, 0.1), darker(board, 0.35)])));
  for (const y of [604, 668, 746]) s.add(box(0, y, 1200, 3, darker(board, 0.5), 0, 'opacity="0.5"'));
  const stones: [number, number, number, number][] = [
    [600, 640, 150, 44],
    [594, 574, 122, 38],
    [606, 518, 94, 32],
    [598, 472, 66, 26],
    [602, 434, 42, 20],
  ];
  s.add(shadow(610, 680, 190, 18, 0.5));
  for (const [x, y, rx, ry] of stones)
    s.add(
      oval(x, y, rx, ry, s.fade(['#8f989b', '#566067', '#2e363d'])),
      oval(x - rx * 0.25, y - ry * 0.5, rx * 0.45, ry * 0.2, '#ffffff', 'opacity="0.18"'),
    );
  for (const [x, y] of [
    [180, 668],
    [180, 608],
    [180, 552],
  ] as const)
    s.add(
      shadow(x, 700, 140, 10, 0.2),
      box(x - 120, y - 26, 240, 56, s.fade([lighter(decor.cloth, 0.4), darker(decor.cloth, 0.16)]), 26),
      oval(x + 112, y + 2, 18, 27, darker(decor.cloth, 0.1)),
      oval(x + 112, y + 2, 9, 15, darker(decor.cloth, 0.25)),
    );
  s.add(
    line('M960 690C930 560 980 420 1080 330', '#5d7f4c', 7),
    path('M952 690q-80 -60 -130 -40q50 50 130 40ZM964 690q90 -70 150 -50q-60 60 -150 50Z', '#4f7a4a'),
  );
  for (const [x, y, size] of [
    [1084, 322, 1],
    [1030, 380, 0.95],
    [992, 452, 0.85],
    [968, 528, 0.7],
  ] as const) {
    const petal = lighter(mix(decor.accent, '#f6dfe6', 0.72), 0.2);
    s.add(
      put(
        [0, 72, 144, 216, 288]
          .map((turn) => `<g transform="rotate(${turn})">${oval(0, -34, 24, 36, petal, `stroke="${darker(petal, 0.12)}"`)}</g>`)
          .join('') +
          disc(0, 0, 14, decor.accent) +
          disc(0, 4, 6, '#fff3c4'),
        x,
        y,
        size,
      ),
    );
  }
  for (const [x, high] of [
    [390, 76],
    [330, 118],
    [800, 60],
    [856, 96],
  ] as const)
    s.add(shadow(x, 712, 34, 8, 0.4), put(candle(high), x, 712));
}

/** A roll-top bath on chequered tiles below a tall window. */
export function bathroom(s: Sketch, decor: Decor, outside: View): void {
  shell(s, decor, 560);
  sash(s, decor, 470, 120, 260, 300, outside);
  for (let row = 0; row < 6; row += 1) {
    const [top, bottom] = [560 + row * row * 6.7, 560 + (row + 1) * (row + 1) * 6.7];
    for (let tile = -12; tile < 12; tile += 1) {
      const tileX = (n: number, y: number): number => 600 + n * (60 + (y - 560) * 0.42);
      s.add(
        shape(
          [
            [tileX(tile, top), top],
            [tileX(tile + 1, top), top],
            [tileX(tile + 1, bottom), bottom],
            [tileX(tile, bottom), bottom],
          ],
          (tile + row) % 2 ? lighter(decor.cloth, 0.3) : darker(decor.panel, 0.35),
        ),
      );
    }
  }
  s.add(shadow(600, 742, 330, 24, 0.5));
  for (const x of [372, 800]) s.add(path(`M${x} 690q-14 40 8 50h22q16 -14 2 -50Z`, decor.metal));
  s.add(
    path('M262 500Q270 716 440 716H780Q920 716 938 470Z', s.fade([lighter(decor.accent, 0.05), darker(decor.accent, 0.32)])),
    path('M240 506Q230 478 262 482Q600 520 930 446Q968 440 962 474Q600 556 240 506Z', s.fade(['#ffffff', '#e3e4e2'])),
  );
  for (let foam = 0; foam < 60; foam += 1)
    s.add(
      disc(s.between(300, 880), 492 - s.random() ** 2 * 30, s.between(8, 24), '#ffffff', `opacity="${s.between(0.5, 0.95)}"`),
    );
  s.add(path('M240 506Q600 556 962 474L958 488Q600 570 244 518Z', '#f3f2ee'));
  s.add(
    line('M300 500V380q0 -50 50 -50t50 46', decor.metal, 14),
    box(276, 436, 48, 14, decor.metal, 7),
    oval(400, 384, 20, 9, darker(decor.metal, 0.2)),
  );
  s.add(
    box(1010, 470, 120, 14, lighter(decor.wood, 0.3), 3),
    line('M1026 484l-10 220M1114 484l10 220', decor.wood, 10),
    box(1024, 440, 92, 30, lighter(decor.cloth, 0.4), 10),
    box(1028, 414, 84, 28, mix(decor.accent, decor.cloth, 0.6), 10),
  );
  s.add(
    box(80, 300, 130, 190, decor.metal, 65),
    box(90, 310, 110, 170, s.fade([lighter(decor.wall, 0.75), lighter(decor.wall, 0.3)], 40), 55),
    box(60, 520, 170, 22, '#ffffff', 8),
    box(78, 540, 134, 130, s.fade([decor.wood, darker(decor.wood, 0.3)]), 4),
    path('M128 520v-34h34', 'none', `stroke="${decor.metal}" stroke-width="9"`),
  );
  s.add(path('M1040 400q-10 -50 20 -70q34 20 24 70Z', decor.panel));
  for (let stem = 0; stem < 9; stem += 1)
    s.add(
      line(
        `M1062 340Q${1040 + stem * 5} 280 ${1010 + stem * 13} ${238 + (stem % 3) * 22}`,
        mix('#4f7a4a', '#a8bf8a', s.random()),
        5,
      ),
    );
}

/** A pool under arches, loungers and palms; indoors by night, open to the sky by day. */
export function pool(s: Sketch, weather: Weather): void {
  sky(s, weather, 420, 600, 170);
  const stone = mix('#efe4cf', weather.near, weather.lit ? 0.38 : 0.04);
  s.add(box(0, 300, 1200, 160, mix(weather.middle, weather.near, 0.4)));
  for (let bush = 0; bush < 26; bush += 1)
    s.add(disc(s.between(0, 1200), s.between(270, 330), s.between(30, 64), mix(weather.near, weather.middle, s.random())));
  s.add(
    path(
      `M0 60H1200V460H0Z${[0, 1, 2, 3, 4].map((n) => `M${60 + n * 220} 460V260A100 100 0 0 1 ${260 + n * 220} 260V460Z`).join('')}`,
      s.fade([lighter(stone, 0.25), darker(stone, 0.1)]),
      'fill-rule="evenodd"',
    ),
  );
  s.add(box(0, 60, 1200, 22, lighter(stone, 0.4)), box(0, 82, 1200, 6, darker(stone, 0.25)));
  for (let n = 0; n < 5; n += 1) {
    s.add(arch(52 + n * 220, 460, 216, 306, 'none', `stroke="${darker(stone, 0.22)}" stroke-width="6"`));
    if (n < 4)
      s.add(
        disc(270 + n * 220, 220, 74, s.glow('#ffe2a0aa', '#ffe2a000')),
        box(258 + n * 220, 196, 24, 38, '#fff0c8', 4, 'stroke="#3a3a3a" stroke-width="4"'),
      );
  }
  s.add(box(0, 456, 1200, 344, s.fade([lighter(stone, 0.05), darker(stone, 0.14)])));
  for (let x = -400; x < 1700; x += 90)
    s.add(line(`M${600 + (x - 600) * 0.6} 458L${x} 800`, darker(stone, 0.25), 2, 'opacity="0.35"'));
  const blue = mix('#3fb4c4', weather.water, 0.35);
  s.add(
    shape(
      [
        [300, 520],
        [900, 520],
        [1130, 760],
        [70, 760],
      ],
      lighter(stone, 0.45),
    ),
    shape(
      [
        [318, 530],
        [882, 530],
        [1098, 748],
        [102, 748],
      ],
      s.fade([lighter(blue, 0.45), blue, darker(blue, 0.25)]),
    ),
  );
  for (let wave = 0; wave < 60; wave += 1) {
    const y = s.between(540, 740);
    const spread = 270 + (y - 530) * 0.95;
    s.add(line(`M${600 + s.between(-spread, spread * 0.8)} ${y}q14 -8 28 0t28 0`, '#ffffff', 2.4, 'opacity="0.4"'));
  }
  for (const [x, y, flip] of [
    [150, 570, false],
    [70, 640, false],
    [1050, 570, true],
    [1130, 640, true],
  ] as const)
    s.add(
      shadow(x, y + 36, 80, 8, 0.3),
      put(
        path('M-70 10L40 10L86 -40L96 -34L52 24H-70Z', lighter(mix('#fdf6e6', weather.accent, 0.08), 0.2)) +
          line('M-56 24v20M40 24v20', '#7a5a3e', 6) +
          box(36, -30, 40, 20, weather.accent, 8, 'transform="rotate(-42 50 -20)"'),
        x,
        y,
        1,
        flip,
      ),
    );
}
