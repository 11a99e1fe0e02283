import type { Weather } from '../palettes';
import { box, disc, land, line, oval, path, put, shadow, shape } from '../shapes';
import { darker, lighter, mix, type Sketch } from '../sketch';
import { sky, water } from './sky';

const sailboat = (hull: string, sail: string): string =>
  path('M-44 0H44L30 20H-28Z', hull) +
  box(-2, -104, 4, 106, '#4a3a30') +
  path('M4 -100L46 -8H4Z', sail) +
  path('M-6 -88L-38 -8H-6Z', mix(sail, hull, 0.18));

/** A sea front: chalk cliff with its lighthouse, sails, and a promenade with lamps and deck chairs. */
export function seafront(s: Sketch, weather: Weather): void {
  sky(s, weather, 420, 780, 200);
  water(s, weather, 420, 780);
  const chalk = mix('#e9e4d8', weather.far, weather.lit ? 0.45 : 0.12);
  s.add(
    path(
      'M-10 260C120 236 240 250 330 290C380 312 402 350 430 424L-10 470Z',
      s.fade([lighter(chalk, 0.3), chalk, darker(chalk, 0.22)], 60),
    ),
  );
  for (let crack = 0; crack < 16; crack += 1)
    s.add(
      line(
        `M${s.between(10, 400)} ${s.between(310, 360)}l${s.between(-14, 14)} ${s.between(20, 70)}`,
        darker(chalk, 0.3),
        3,
        'opacity="0.35"',
      ),
    );
  s.add(
    shape(
      [
        [194, 272],
        [208, 120],
        [246, 120],
        [260, 272],
      ],
      s.fade(['#ffffff', '#dfe3e4', '#aab4ba'], 0),
    ),
    shape(
      [
        [203, 190],
        [206, 156],
        [248, 156],
        [251, 190],
      ],
      weather.accent,
    ),
    box(200, 104, 54, 16, '#2c3a46', 3),
    box(210, 78, 34, 28, weather.lit ? '#ffe6a0' : '#cfe4ea'),
    shape(
      [
        [204, 78],
        [250, 78],
        [227, 54],
      ],
      weather.accent,
    ),
  );
  s.add(
    path(
      'M-10 262C120 236 240 250 330 290C350 300 362 312 372 324C250 276 120 272 -10 290Z',
      mix(weather.middle, '#5d8a4c', 0.3),
    ),
  );
  if (weather.lit)
    s.add(
      shape(
        [
          [227, 90],
          [1200, 10],
          [1200, 180],
        ],
        s.fade(['#ffeeb0cc', '#ffeeb000'], 0),
        'opacity="0.5"',
      ),
    );
  for (const [x, y, size] of [
    [600, 452, 0.6],
    [930, 476, 0.95],
    [1080, 446, 0.45],
  ] as const)
    s.add(put(sailboat(darker(weather.accent, 0.25), lighter(mix('#fbf5e6', weather.sun, 0.4), 0.2)), x, y, size));
  s.add(
    land(
      [
        [-20, 640],
        [300, 610],
        [760, 650],
        [1220, 606],
      ],
      800,
      s.fade([mix('#ead9b0', weather.far, 0.2), mix('#c8ad7c', weather.near, 0.2)]),
    ),
  );
  s.add(
    line('M-20 640C160 600 200 606 300 610C520 620 600 660 760 650C950 636 1000 610 1220 606', '#ffffff', 7, 'opacity="0.6"'),
  );
  const stone = mix('#cbbfa8', weather.near, weather.lit ? 0.4 : 0.1);
  s.add(
    shape(
      [
        [0, 730],
        [1200, 700],
        [1200, 800],
        [0, 800],
      ],
      s.fade([lighter(stone, 0.15), darker(stone, 0.2)]),
    ),
  );
  for (let x = 20; x < 1200; x += 44) s.add(line(`M${x} ${731 - x * 0.025}v-50`, '#f6f3ea', 4));
  s.add(line('M0 682L1200 652M0 708L1200 678', '#f6f3ea', 5));
  for (const x of [140, 620, 1100]) {
    if (weather.lit) s.add(disc(x, 520 - x * 0.02, 110, s.glow('#ffdf95bb', '#ffdf9500')));
    s.add(
      box(x - 4, 540 - x * 0.02, 8, 210, '#23303a', 3),
      disc(x, 528 - x * 0.02, 17, weather.lit ? '#fff0c0' : '#eef3f2'),
      path(`M${x - 20} ${514 - x * 0.02}q20 -24 40 0Z`, '#23303a'),
    );
  }
  for (const [x, flip] of [
    [330, false],
    [430, false],
    [820, true],
  ] as const) {
    s.add(
      shadow(x, 772, 60, 8, 0.3),
      put(
        line('M-40 70L30 -40M40 70L-26 6M-44 6L30 6', '#8a6544', 6) +
          path(
            'M30 -40Q20 30 -40 26L-26 6Q10 10 22 -38Z',
            s.fade([weather.accent, '#fdf4e0', weather.accent, '#fdf4e0', weather.accent], 0),
          ),
        x,
        708,
        1,
        flip,
      ),
    );
  }
}

const roofs = ['#8b4a3b', '#59656d', '#74533f', '#4d5a63'];

/** A harbour: a row of painted houses along the quay, mirrored in still water, and fishing boats. */
export function harbour(s: Sketch, weather: Weather): void {
  sky(s, weather, 430, 940, 170);
  s.add(
    land(
      [
        [-20, 330],
        [200, 250],
        [520, 320],
        [820, 240],
        [1220, 330],
      ],
      480,
      s.fade([weather.far, weather.middle]),
    ),
  );
  water(s, weather, 478, 940);
  const paints = ['#e8b4a0', '#f2dfb2', '#a9c7cf', '#e6e2d6', '#c7d3b0', '#e39a78', '#d4c3dd', '#f0cf8a'];
  let x = 40;
  for (let house = 0; x < 1140; house += 1) {
    const width = s.between(86, 124);
    const top = s.between(286, 346);
    const paint = mix(paints[house % paints.length] ?? '#e6e2d6', weather.middle, weather.lit ? 0.42 : 0.06);
    const roof = mix(roofs[house % roofs.length] ?? '#59656d', weather.near, 0.25);
    s.add(
      box(x, top, width, 480 - top, s.fade([lighter(paint, 0.12), darker(paint, 0.08)])),
      shape(
        [
          [x - 5, top + 2],
          [x + width / 2, top - width * 0.42],
          [x + width + 5, top + 2],
        ],
        roof,
      ),
      box(x + width * 0.7, top - width * 0.42, 14, 34, darker(roof, 0.2)),
    );
    for (let row = 0; row < 3; row += 1) {
      for (const part of [0.2, 0.6]) {
        const lit = weather.lit && s.random() > 0.35;
        s.add(
          box(x + width * part - 3, top + 17 + row * 46, width * 0.22 + 6, 32, '#fbf8f0', 1),
          box(x + width * part, top + 20 + row * 46, width * 0.22, 26, lit ? weather.accent : darker(paint, 0.62)),
        );
      }
    }
    s.add(box(x + width * 0.4, 442, 22, 38, darker(weather.accent, 0.3 + s.random() * 0.3), 2));
    s.add(box(x, 500, width, (480 - top) * 0.8, s.fade([paint, `${paint}00`]), 0, 'opacity="0.42"'));
    x += width;
  }
  const quay = mix('#9b9384', weather.near, 0.3);
  s.add(box(0, 476, 1200, 26, s.fade([lighter(quay, 0.2), darker(quay, 0.4)])));
  for (let ripple = 0; ripple < 70; ripple += 1)
    s.add(
      oval(
        s.between(0, 1200),
        s.between(505, 800),
        s.between(30, 110),
        s.between(1, 3),
        lighter(weather.water, 0.5),
        'opacity="0.3"',
      ),
    );
  for (const [bx, by, size, hull] of [
    [260, 620, 1.5, weather.accent],
    [640, 570, 0.95, '#3d6f86'],
    [960, 660, 1.8, '#2f4858'],
  ] as const) {
    const paint = mix(hull, weather.near, weather.lit ? 0.2 : 0);
    s.add(oval(bx, by + 30 * size, 96 * size, 12 * size, darker(weather.water, 0.55), 'opacity="0.5" filter="url(#soft)"'));
    s.add(
      put(
        path('M-92 -8Q0 10 96 -22L70 32Q0 40 -66 32Z', paint) +
          line('M-92 -8Q0 10 96 -22', '#fbf5e6', 6) +
          box(-30, -48, 48, 44, '#f4eee0', 5) +
          box(-22, -40, 14, 16, weather.lit ? weather.accent : '#466') +
          box(-2, -40, 14, 16, weather.lit ? weather.accent : '#466') +
          box(34, -96, 5, 90, '#4a3a30') +
          line('M37 -94L92 -24M37 -94L-30 -46', '#4a3a30', 1.5),
        bx,
        by,
        size,
      ),
    );
  }
  for (const px of [90, 520, 1120])
    s.add(box(px, 640, 22, 180, darker(quay, 0.35), 6), oval(px + 11, 642, 11, 5, lighter(quay, 0.3)));
}
