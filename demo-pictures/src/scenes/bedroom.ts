import type { Decor } from '../palettes';
import { arch, box, disc, line, oval, path, put, shadow, shape } from '../shapes';
import { darker, lighter, mix, type Sketch } from '../sketch';
import { view, type View } from './view';

/** The wall, the floor and the skirting board of a room; wall and floor meet at `horizon`. */
export function shell(s: Sketch, decor: Decor, horizon = 600): void {
  s.add(box(0, 0, 1200, horizon, s.fade([lighter(decor.wall, 0.14), decor.wall, darker(decor.wall, 0.16)], 20)));
  for (let x = 40; x < 1200; x += 190) {
    s.add(box(x, 120, 150, horizon - 190, 'none', 3, `stroke="${darker(decor.panel, 0.12)}" stroke-width="3" opacity="0.55"`));
    s.add(
      box(x + 3, 123, 150, horizon - 190, 'none', 3, `stroke="${lighter(decor.panel, 0.4)}" stroke-width="1.5" opacity="0.4"`),
    );
  }
  s.add(box(0, 70, 1200, 12, darker(decor.wall, 0.1)), box(0, 70, 1200, 3, lighter(decor.wall, 0.35), 0, 'opacity="0.6"'));
  s.add(box(0, horizon - 36, 1200, 36, lighter(decor.wall, 0.28)), box(0, horizon - 36, 1200, 4, lighter(decor.wall, 0.55)));
  s.add(box(0, horizon, 1200, 800 - horizon, s.fade([darker(decor.floor, 0.28), decor.floor, lighter(decor.floor, 0.1)])));
  for (let x = -600; x <= 1800; x += 110) {
    s.add(line(`M${600 + (x - 600) * 0.62} ${horizon}L${x} 800`, darker(decor.floor, 0.35), 1.6, 'opacity="0.35"'));
  }
}

/** A sash window with curtains; `view` draws the landscape outside. */
export function sash(s: Sketch, decor: Decor, x: number, y: number, width: number, height: number, outside: View): void {
  const frame = lighter(decor.wall, 0.72);
  s.add(
    box(x - 16, y - 16, width + 32, height + 34, darker(decor.wall, 0.22), 4),
    box(x - 12, y - 12, width + 24, height + 24, frame, 3),
  );
  s.add(view(s, outside, decor.weather, x, y, width, height));
  s.add(box(x, y, width, height, s.fade(['#ffffff55', '#ffffff00', '#ffffff22'], 35)));
  for (const share of [1 / 3, 2 / 3]) s.add(box(x + width * share - 3, y, 6, height, frame));
  s.add(box(x, y + height / 2 - 5, width, 10, frame), box(x - 26, y + height + 12, width + 52, 14, lighter(frame, 0.3), 2));
  s.add(
    box(x - 80, y - 52, width + 160, 8, decor.metal, 4),
    disc(x - 80, y - 48, 9, decor.metal),
    disc(x + width + 80, y - 48, 9, decor.metal),
  );
  for (const [start, side] of [
    [x - 66, 1],
    [x + width + 66, -1],
  ] as const) {
    const d = `M${start} ${y - 46}h${side * 84}c${side * -6} ${height * 0.4} ${side * -26} ${height * 0.5} ${side * -50} ${height * 0.62}c${side * 22} ${height * 0.2} ${side * 30} ${height * 0.4} ${side * 26} ${height * 0.62}h${side * -60}Z`;
    s.add(path(d, s.fade([darker(decor.cloth, 0.22), decor.cloth, darker(decor.cloth, 0.12), decor.cloth], 0)));
  }
}

/** A lamp with a shade, and its light on the wall; `y` is its foot. */
export function lamp(s: Sketch, decor: Decor, x: number, y: number, scale = 1): void {
  s.add(disc(x, y - 120 * scale, 230 * scale, s.glow(`${decor.light}aa`, `${decor.light}00`)));
  s.add(
    put(
      oval(0, -4, 26, 7, darker(decor.metal, 0.2)) +
        path(
          'M-6 -6C-26 -40 -22 -66 -5 -78h10c17 12 21 38 1 72Z',
          s.fade([darker(decor.metal, 0.35), lighter(decor.metal, 0.35), darker(decor.metal, 0.2)], 0),
        ) +
        shape(
          [
            [-32, -152],
            [32, -152],
            [52, -80],
            [-52, -80],
          ],
          s.fade([lighter(decor.light, 0.25), decor.light]),
        ),
      x,
      y,
      scale,
    ),
  );
}

/** A framed picture of hills, for empty walls. */
export function painting(s: Sketch, decor: Decor, x: number, y: number, width: number, height: number): void {
  s.add(
    shadow(x + width / 2 + 6, y + height + 4, width / 2, 10, 0.25),
    box(x, y, width, height, decor.metal, 2),
    box(x + 9, y + 9, width - 18, height - 18, '#f5efe1'),
  );
  s.add(view(s, 'hills', decor.weather, x + 22, y + 22, width - 44, height - 44));
}

/** A double bed seen from its foot, with lamps on both sides and a window to the left. */
export function bedroom(s: Sketch, decor: Decor, outside: View): void {
  shell(s, decor);
  sash(s, decor, 130, 150, 220, 330, outside);
  s.add(
    shape(
      [
        [130, 600],
        [350, 600],
        [560, 800],
        [180, 800],
      ],
      s.fade(['#fff4d688', '#fff4d600']),
      'opacity="0.7"',
    ),
  );
  painting(s, decor, 700, 96, 190, 130);
  s.add(
    oval(800, 770, 480, 70, mix(decor.accent, decor.cloth, 0.55), 'opacity="0.9"'),
    oval(800, 770, 440, 58, mix(decor.accent, decor.cloth, 0.75)),
  );
  for (const x of [476, 1112]) {
    s.add(shadow(x, 652, 80, 14), box(x - 58, 520, 116, 130, s.fade([decor.wood, darker(decor.wood, 0.35)]), 4));
    s.add(
      box(x - 48, 540, 96, 44, lighter(decor.wood, 0.12), 3),
      disc(x, 562, 5, decor.metal),
      box(x - 64, 512, 128, 12, lighter(decor.wood, 0.2), 3),
    );
    lamp(s, decor, x, 512);
  }
  s.add(
    path(
      'M560 600V330q0-46 60-56q180-22 360 0q60 10 60 56V600Z',
      s.fade([lighter(decor.accent, 0.12), darker(decor.accent, 0.22)]),
    ),
  );
  for (let x = 620; x < 1000; x += 76) for (const y of [330, 390]) s.add(disc(x, y, 4, darker(decor.accent, 0.4)));
  s.add(shadow(800, 748, 320, 26, 0.45), box(566, 520, 468, 200, darker(decor.cloth, 0.12), 22));
  for (const [x, fill] of [
    [596, decor.cloth],
    [812, decor.cloth],
  ] as const)
    s.add(box(x, 440, 192, 110, s.fade([fill, darker(fill, 0.14)]), 34));
  for (const [x, share] of [
    [640, 0],
    [836, 0.25],
  ] as const)
    s.add(box(x, 478, 128, 84, s.fade([mix(decor.accent, decor.cloth, share + 0.2), mix(decor.accent, decor.wall, share)]), 26));
  s.add(
    path(
      'M540 566q260-34 520 0l26 168q-286 26-572 0Z',
      s.fade([lighter(decor.cloth, 0.3), decor.cloth, darker(decor.cloth, 0.18)]),
    ),
  );
  s.add(
    path('M524 652q276-30 552 0l12 92q-288 26-576 0Z', s.fade([mix(decor.accent, decor.cloth, 0.1), darker(decor.accent, 0.18)])),
  );
  for (let x = 560; x < 1060; x += 62)
    s.add(line(`M${x} ${644 - Math.sin((x - 540) / 170) * 8}l4 100`, darker(decor.accent, 0.25), 2, 'opacity="0.45"'));
  s.add(line('M540 566q260-34 520 0', darker(decor.cloth, 0.25), 2, 'opacity="0.4"'));
}

/** An attic room: sloping ceiling, round-headed window above a single wide bed, books and a chair. */
export function attic(s: Sketch, decor: Decor, outside: View): void {
  shell(s, decor, 590);
  s.add(
    shape(
      [
        [0, 0],
        [1200, 0],
        [1200, 330],
        [930, 60],
        [270, 60],
        [0, 330],
      ],
      s.fade([lighter(decor.wall, 0.55), lighter(decor.wall, 0.3)]),
    ),
  );
  for (const [a, b, c, d] of [
    [270, 60, 0, 330],
    [930, 60, 1200, 330],
  ] as const)
    s.add(line(`M${a} ${b}L${c} ${d}`, decor.wood, 20));
  s.add(box(0, 44, 1200, 22, decor.wood));
  s.add(
    arch(484, 446, 232, 330, lighter(decor.wall, 0.75)),
    `<clipPath id="attic">${arch(500, 434, 200, 304, '#000')}</clipPath>`,
  );
  s.add(`<g clip-path="url(#attic)">${view(s, outside, decor.weather, 500, 120, 200, 320)}</g>`);
  s.add(box(596, 130, 8, 306, lighter(decor.wall, 0.75)), box(500, 290, 200, 8, lighter(decor.wall, 0.75)));
  s.add(
    shape(
      [
        [500, 590],
        [700, 590],
        [880, 800],
        [320, 800],
      ],
      s.fade(['#fff4d677', '#fff4d600']),
    ),
  );
  s.add(shadow(600, 752, 360, 26, 0.45), box(330, 396, 540, 150, s.fade([decor.wood, darker(decor.wood, 0.3)]), 16));
  for (const x of [318, 862]) s.add(box(x, 370, 22, 260, darker(decor.wood, 0.2), 8), disc(x + 11, 366, 16, decor.metal));
  for (const x of [372, 614]) s.add(box(x, 440, 214, 116, s.fade([decor.cloth, darker(decor.cloth, 0.16)]), 38));
  s.add(box(520, 486, 160, 84, s.fade([lighter(decor.accent, 0.2), decor.accent]), 28));
  s.add(path('M318 566q282-34 564 0l30 176q-312 30-624 0Z', s.fade([lighter(decor.cloth, 0.3), darker(decor.cloth, 0.16)])));
  for (let row = 0; row < 4; row += 1) {
    for (let x = 0; x < 11; x += 1) {
      const fill = [decor.accent, decor.wall, mix(decor.accent, decor.cloth, 0.5), decor.panel][(x + row) % 4] ?? decor.accent;
      s.add(box(318 + x * 52 - row * 4, 622 + row * 28, 48 + row, 26, fill, 3, 'opacity="0.82"'));
    }
  }
  for (const x of [170, 1040]) {
    s.add(
      shadow(x, 652, 70, 12),
      box(x - 52, 540, 104, 108, s.fade([decor.wood, darker(decor.wood, 0.35)]), 4),
      box(x - 60, 532, 120, 12, lighter(decor.wood, 0.2), 3),
    );
    lamp(s, decor, x, 532, 0.82);
  }
}
