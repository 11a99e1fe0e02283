import type { Decor } from '../palettes';
import { box, disc, line, oval, path, put, shadow, shape } from '../shapes';
import { darker, lighter, mix, type Sketch } from '../sketch';
import { sash, shell } from './bedroom';
import type { View } from './view';

/** A meeting room: a long table in perspective, chairs, a screen and a window. */
export function meeting(s: Sketch, decor: Decor, outside: View): void {
  shell(s, decor, 520);
  sash(s, decor, 120, 130, 180, 270, outside);
  sash(s, decor, 900, 130, 180, 270, outside);
  s.add(
    shadow(600, 440, 220, 12, 0.3),
    box(414, 140, 372, 224, '#20262c', 6),
    box(424, 150, 352, 204, s.fade([lighter(decor.accent, 0.55), decor.cloth])),
    box(450, 178, 160, 18, decor.accent, 4),
    box(450, 212, 110, 8, darker(decor.cloth, 0.25), 4),
    box(450, 230, 130, 8, darker(decor.cloth, 0.25), 4),
  );
  for (const [x, high] of [
    [640, 44],
    [672, 74],
    [704, 58],
    [736, 104],
  ] as const)
    s.add(box(x, 330 - high, 22, high, mix(decor.accent, decor.wall, 0.3), 3));
  for (const x of [480, 600, 720])
    s.add(
      line(`M${x} 0V70`, '#22272c', 3),
      path(`M${x - 34} 96q0 -30 34 -30t34 30Z`, decor.metal),
      disc(x, 110, 90, s.glow(`${decor.light}88`, `${decor.light}00`)),
    );
  const chair = (size: number): string =>
    put(
      box(-46, -120, 92, 108, s.fade([lighter(decor.accent, 0.14), darker(decor.accent, 0.2)]), 22) +
        box(-54, -24, 108, 30, darker(decor.accent, 0.3), 14) +
        box(-4, 4, 8, 50, '#30363b') +
        line('M-34 62L0 50L34 62', '#30363b', 7),
      0,
      0,
      size,
    );
  for (const [y, spread, size] of [
    [520, 196, 0.6],
    [570, 240, 0.76],
    [634, 296, 0.98],
    [724, 372, 1.3],
  ] as const)
    for (const side of [-1, 1])
      s.add(shadow(600 + side * spread, y + 60 * size, 60 * size, 8, 0.35), put(chair(size), 600 + side * spread, y));
  s.add(
    shape(
      [
        [470, 480],
        [730, 480],
        [930, 770],
        [270, 770],
      ],
      s.fade([lighter(decor.wood, 0.35), decor.wood]),
    ),
    shape(
      [
        [270, 770],
        [930, 770],
        [930, 796],
        [270, 796],
      ],
      darker(decor.wood, 0.4),
    ),
    shape(
      [
        [520, 482],
        [560, 482],
        [470, 768],
        [340, 768],
      ],
      '#ffffff',
      'opacity="0.12"',
    ),
  );
  for (const [y, spread, size] of [
    [524, 92, 0.6],
    [584, 128, 0.8],
    [668, 180, 1.08],
  ] as const) {
    for (const side of [-1, 1])
      s.add(
        put(
          shape(
            [
              [-44, -14],
              [44, -14],
              [54, 16],
              [-54, 16],
            ],
            '#fdfbf4',
          ) +
            line('M-30 -2H30M-34 8H26', '#b8b2a4', 2) +
            line('M40 -12L60 8', '#2c3a46', 4),
          600 + side * spread,
          y,
          size,
        ),
        put(
          oval(0, 0, 12, 5, '#e4eef0') + path('M-12 0v-30h24v30Z', '#dff0f2', 'opacity="0.75"'),
          600 + side * (spread - 58 * size),
          y,
          size,
        ),
      );
  }
  s.add(put(path('M-22 0q-8 -36 6 -54h32q14 18 6 54Z', decor.cloth), 600, 610));
  for (let leaf = 0; leaf < 22; leaf += 1)
    s.add(
      disc(
        600 + s.between(-44, 44),
        548 + s.between(-34, 16),
        s.between(7, 14),
        leaf % 3 ? mix('#3d7049', '#a8c78a', s.random()) : decor.accent,
      ),
    );
}
