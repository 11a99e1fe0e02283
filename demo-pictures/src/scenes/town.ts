import type { Weather } from '../palettes';
import { arch, box, disc, path, shadow, shape } from '../shapes';
import { darker, lighter, mix, type Sketch } from '../sketch';
import { sky, water } from './sky';

/** A capital across its river: two rows of roofs and spires, a bridge of arches and lights on the water. */
export function city(s: Sketch, weather: Weather): void {
  sky(s, weather, 470, 860, 230);
  for (const [base, fill, high] of [
    [500, mix(weather.far, weather.sky[2] ?? weather.far, 0.35), 200],
    [520, weather.far, 150],
    [540, weather.middle, 110],
  ] as const) {
    for (let x = -20; x < 1220;) {
      const width = s.between(46, 110);
      const top = base - s.between(0.35, 1) * high;
      s.add(box(x, top, width + 1, 560 - top, fill));
      const kind = s.random();
      if (kind < 0.25)
        s.add(
          shape(
            [
              [x + 6, top],
              [x + width / 2, top - width * 1.3],
              [x + width - 6, top],
            ],
            fill,
          ),
          box(x + width / 2 - 1.5, top - width * 1.3 - 26, 3, 30, fill),
        );
      else if (kind < 0.45)
        s.add(
          path(`M${x + 4} ${top}a${width / 2 - 4} ${width / 2 - 4} 0 0 1 ${width - 8} 0Z`, fill),
          box(x + width / 2 - 3, top - width / 2 - 16, 6, 24, fill),
        );
      else if (kind < 0.75)
        s.add(
          shape(
            [
              [x, top],
              [x + width / 2, top - 26],
              [x + width, top],
            ],
            fill,
          ),
        );
      for (let wy = top + 12; wy < 540; wy += 17) {
        for (let wx = x + 8; wx < x + width - 10; wx += 14) {
          if (s.random() < (weather.lit ? 0.5 : 0.7))
            s.add(box(wx, wy, 6, 9, weather.lit ? weather.accent : darker(fill, 0.22), 1, `opacity="${s.between(0.4, 0.95)}"`));
        }
      }
      x += width;
    }
  }
  s.add(box(0, 546, 1200, 20, darker(weather.near, 0.2)));
  water(s, weather, 564, 860);
  if (weather.lit)
    for (let streak = 0; streak < 60; streak += 1)
      s.add(
        box(
          s.between(0, 1200),
          s.between(570, 640),
          s.between(3, 8),
          s.between(30, 130),
          s.fade([`${weather.accent}bb`, `${weather.accent}00`]),
          4,
        ),
      );
  const stone = mix('#a89c88', weather.near, weather.lit ? 0.6 : 0.25);
  s.add(path('M-10 610Q600 540 1210 610V650Q600 578 -10 650Z', s.fade([lighter(stone, 0.15), stone])));
  for (let pier = 0; pier < 5; pier += 1) {
    const x = 40 + pier * 280;
    s.add(path(`M${x - 30} 596H${x + 30}L${x + 40} 800H${x - 40}Z`, s.fade([stone, darker(stone, 0.45)])));
    s.add(path(`M${x + 30} 690Q${x + 140} 560 ${x + 250} 690V620H${x + 30}Z`, darker(stone, 0.2)));
    s.add(box(x - 3, 520, 6, 80, darker(stone, 0.6)), disc(x, 516, 10, weather.lit ? '#fff0c8' : '#f2efe6'));
    if (weather.lit) s.add(disc(x, 516, 60, s.glow('#ffe0a0aa', '#ffe0a000')));
  }
}

export interface Front {
  wall: string;
  door: string;
  /** The number of windows on each storey. */
  bays: number;
  /** Climbing greenery instead of plain stone. */
  ivy?: boolean;
}

const bay = (x: number, lit: string): string =>
  disc(x, 600, 38, '#2f5b3d') +
  disc(x - 14, 584, 20, '#3d7049') +
  disc(x + 12, 590, 20, '#27503a') +
  box(x - 5, 630, 10, 44, '#4a3526') +
  path(`M${x - 30} 672h60l-8 48h-44Z`, lit);

/** The front of a hotel from across the street: three storeys of sash windows, a pillared door, lamps and box trees. */
export function facade(s: Sketch, weather: Weather, front: Front): void {
  sky(s, weather, 690, 1050, 130);
  const wall = mix(front.wall, weather.near, weather.lit ? 0.34 : 0.03);
  const trim = mix('#f7f2e6', weather.near, weather.lit ? 0.26 : 0.02);
  const glass = (dark: number): string =>
    weather.lit ? mix('#ffd887', weather.accent, s.random() * 0.5) : mix('#5d7886', weather.sky[1] ?? '#88aabb', dark);
  s.add(box(110, 130, 980, 570, s.fade([lighter(wall, 0.1), wall, darker(wall, 0.1)])));
  for (let y = 150; y < 700; y += 22) s.add(box(110, y, 980, 1.5, darker(wall, 0.2), 0, 'opacity="0.35"'));
  s.add(
    box(96, 112, 1008, 26, trim, 2),
    box(96, 136, 1008, 8, darker(trim, 0.25)),
    shape(
      [
        [130, 112],
        [190, 40],
        [1010, 40],
        [1070, 112],
      ],
      s.fade([mix('#566069', weather.near, 0.3), mix('#3c454d', weather.near, 0.4)]),
    ),
  );
  for (const x of [250, 900]) s.add(box(x, 0, 54, 74, darker(wall, 0.15)), box(x - 6, 0, 66, 10, trim));
  for (const x of [400, 600, 800])
    s.add(
      shape(
        [
          [x - 36, 74],
          [x, 44],
          [x + 36, 74],
        ],
        trim,
      ),
      box(x - 27, 72, 54, 40, trim),
      box(x - 19, 76, 38, 34, glass(0.2)),
    );
  if (front.ivy)
    for (let leaf = 0; leaf < 620; leaf += 1) {
      const x = s.random() < 0.5 ? s.between(110, 300 - s.random() * 120) : s.between(900 + s.random() * 120, 1090);
      s.add(
        disc(
          x,
          s.between(160, 700),
          s.between(4, 10),
          mix('#2f5b3d', weather.lit ? '#1f3a33' : '#86a85a', s.random()),
          'opacity="0.9"',
        ),
      );
    }
  const step = 940 / front.bays;
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < front.bays; column += 1) {
      const x = 130 + step * (column + 0.5);
      const [y, high] = [
        [176, 116],
        [340, 132],
        [532, 118],
      ][row] as [number, number];
      if (row === 2 && Math.abs(x - 600) < 110) continue;
      s.add(
        box(x - 40, y - 10, 80, high + 20, trim, 2),
        box(x - 32, y, 64, high, glass(s.random())),
        path(`M${x - 32} ${y}h22q-4 ${high * 0.5} -22 ${high * 0.72}Z`, '#fbf5e8', 'opacity="0.75"'),
        path(`M${x + 32} ${y}h-22q4 ${high * 0.5} 22 ${high * 0.72}Z`, '#fbf5e8', 'opacity="0.75"'),
      );
      s.add(
        box(x - 2, y, 4, high, trim),
        box(x - 32, y + high / 2 - 2, 64, 4, trim),
        box(x - 46, y + high + 8, 92, 9, lighter(trim, 0.3)),
      );
      if (row === 1)
        for (let bud = 0; bud < 9; bud += 1)
          s.add(
            disc(
              x - 38 + bud * 9.5,
              y + high + 2 + s.between(-6, 4),
              s.between(5, 9),
              bud % 3 === 0 ? '#d8566a' : mix('#3d7049', '#8fb05c', s.random()),
            ),
          );
    }
  }
  s.add(
    disc(600, 620, 240, s.glow('#ffe2a455', '#ffe2a400')),
    box(500, 478, 200, 16, trim, 2),
    shape(
      [
        [488, 480],
        [600, 432],
        [712, 480],
      ],
      trim,
    ),
    shape(
      [
        [522, 474],
        [600, 444],
        [678, 474],
      ],
      darker(trim, 0.14),
    ),
  );
  for (const x of [514, 664]) s.add(box(x, 494, 24, 206, s.fade([darker(trim, 0.2), lighter(trim, 0.4), darker(trim, 0.12)], 0)));
  s.add(
    arch(600 - 50, 700, 100, 190, front.door),
    path('M550 560a50 50 0 0 1 100 0Z', glass(0.6)),
    box(556, 574, 40, 122, lighter(front.door, 0.12), 2),
    box(604, 574, 40, 122, lighter(front.door, 0.12), 2),
    disc(594, 640, 4, '#e3c069'),
    disc(606, 640, 4, '#e3c069'),
  );
  for (const x of [476, 724])
    s.add(
      disc(x, 566, weather.lit ? 80 : 44, s.glow('#ffe6aacc', '#ffe6aa00')),
      box(x - 10, 548, 20, 34, '#fff2cf', 3, 'stroke="#23303a" stroke-width="4"'),
    );
  s.add(
    box(0, 696, 1200, 104, s.fade([mix('#b8b0a2', weather.near, 0.25), mix('#8a8378', weather.near, 0.4)])),
    box(480, 694, 240, 14, lighter(trim, 0.1)),
    box(462, 708, 276, 14, trim),
    box(0, 742, 1200, 58, mix('#4c4f55', weather.near, 0.4)),
    box(0, 736, 1200, 10, darker(trim, 0.3)),
  );
  for (const x of [440, 760, 200, 1000]) s.add(shadow(x, 722, 40, 7, 0.35), bay(x, mix('#3b4750', weather.near, 0.2)));
  for (let x = 120; x < 440; x += 18)
    for (const post of [x, x + 640]) s.add(box(post, 646, 4, 60, '#1d262e'), disc(post + 2, 644, 4, '#1d262e'));
  s.add(box(120, 656, 306, 5, '#1d262e'), box(764, 656, 306, 5, '#1d262e'));
}
