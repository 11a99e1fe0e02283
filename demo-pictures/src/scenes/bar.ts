import type { Decor } from '../palettes';
import { box, disc, line, oval, path, put, shadow, shape } from '../shapes';
import { darker, lighter, mix, type Sketch } from '../sketch';

const liquors = ['#8b4a24', '#c9832e', '#3d6b4a', '#7d2238', '#e3c27a', '#5d7f8a', '#b45a3a', '#e9e2cf'];

function bottle(s: Sketch, x: number, foot: number): void {
  const [wide, high] = [s.between(20, 32), s.between(74, 112)];
  const fill = liquors[Math.floor(s.random() * liquors.length)] ?? '#8b4a24';
  s.add(
    path(
      `M${x - wide / 2} ${foot}V${foot - high * 0.6}q0 -12 ${wide * 0.3} -18V${foot - high}h${wide * 0.4}V${foot - high * 0.6 - 18}q${wide * 0.3} 6 ${wide * 0.3} 18V${foot}Z`,
      s.fade([darker(fill, 0.3), lighter(fill, 0.2), darker(fill, 0.25)], 0),
    ),
    box(x - wide / 2 + 2, foot - high * 0.44, wide - 4, high * 0.26, '#f3ead6', 2),
    box(x - wide * 0.2, foot - high - 6, wide * 0.4, 10, darker(fill, 0.5), 2),
  );
}

/** A hotel bar in the evening: lit shelves, pendant lamps, a long counter and stools. */
export function bar(s: Sketch, decor: Decor): void {
  s.add(box(0, 0, 1200, 800, s.fade([darker(decor.wall, 0.5), darker(decor.wall, 0.2), darker(decor.wall, 0.45)])));
  for (let x = 0; x < 1200; x += 60) s.add(box(x, 470, 2, 330, darker(decor.wall, 0.6), 0, 'opacity="0.5"'));
  s.add(
    box(110, 70, 980, 410, darker(decor.wood, 0.35), 4),
    box(128, 88, 944, 380, s.fade([mix(decor.light, decor.wood, 0.5), darker(decor.wood, 0.15)]), 2),
  );
  for (const y of [208, 338, 464]) {
    s.add(box(128, y - 118, 944, 120, s.fade([`${decor.light}00`, `${decor.light}99`])));
    for (let x = 158; x < 1050; x += s.between(34, 48)) if (Math.abs(x - 442) > 20 && Math.abs(x - 758) > 20) bottle(s, x, y);
    s.add(box(120, y, 960, 12, lighter(decor.wood, 0.12)), box(120, y + 12, 960, 4, darker(decor.wood, 0.5)));
  }
  for (const x of [110, 428, 744, 1064])
    s.add(box(x, 62, 28, 424, s.fade([darker(decor.wood, 0.1), lighter(decor.wood, 0.2), darker(decor.wood, 0.3)], 0)));
  s.add(box(90, 44, 1020, 30, lighter(decor.wood, 0.08), 3), box(90, 70, 1020, 5, decor.metal));
  for (const x of [250, 600, 950])
    s.add(
      line(`M${x} 0V150`, '#151515', 4),
      path(`M${x - 62} 206q0 -60 62 -60t62 60Z`, s.fade([lighter(decor.accent, 0.1), darker(decor.accent, 0.4)])),
      oval(x, 206, 62, 10, '#fff3cf'),
      shape(
        [
          [x - 60, 210],
          [x + 60, 210],
          [x + 190, 560],
          [x - 190, 560],
        ],
        s.fade([`${decor.light}77`, `${decor.light}00`]),
      ),
    );
  s.add(
    box(0, 552, 1200, 30, s.fade([lighter(decor.wood, 0.45), decor.wood])),
    box(0, 582, 1200, 8, decor.metal),
    box(0, 590, 1200, 170, s.fade([decor.wood, darker(decor.wood, 0.5)])),
    box(0, 760, 1200, 40, darker(decor.wood, 0.75)),
  );
  for (let x = 20; x < 1200; x += 148)
    s.add(box(x, 610, 128, 130, 'none', 4, `stroke="${lighter(decor.wood, 0.2)}" stroke-width="3" opacity="0.55"`));
  s.add(line('M0 724H1200', decor.metal, 7));
  for (const [x, juice] of [
    [300, '#d9743a'],
    [362, '#c23b4a'],
    [830, '#e9c25a'],
  ] as const)
    s.add(
      put(
        path('M-34 -84H34L4 -44V-6H26V0H-26V-6H-4V-44Z', '#ffffff', 'opacity="0.45"') +
          path('M-24 -74H24L3 -47H-3Z', juice) +
          disc(24, -84, 12, '#f0b93a') +
          line('M-2 -72L20 -104', '#7fa65a', 4),
        x,
        552,
      ),
    );
  s.add(
    put(
      box(-40, -86, 80, 86, '#ffffff', 6, 'opacity="0.25"') +
        box(-34, -56, 68, 54, '#c9832e', 4, 'opacity="0.85"') +
        box(-20, -60, 26, 24, '#ffffff', 4, 'opacity="0.6"'),
      1010,
      552,
      0.8,
    ),
  );
  for (const x of [180, 460, 740, 1020])
    s.add(
      shadow(x, 790, 70, 8, 0.5),
      line(`M${x - 34} 650L${x - 50} 790M${x + 34} 650L${x + 50} 790M${x - 44} 738H${x + 44}`, '#191614', 9),
      box(x - 62, 628, 124, 30, s.fade([lighter(decor.accent, 0.16), darker(decor.accent, 0.25)]), 15),
      box(x - 58, 654, 116, 5, decor.metal),
    );
}

/** A close-up of two cocktails, with the room behind them out of focus. */
export function cocktails(s: Sketch, decor: Decor, first: string, second: string): void {
  s.add(box(0, 0, 1200, 800, s.fade([darker(decor.wall, 0.55), darker(decor.wall, 0.1), darker(decor.wall, 0.4)], 60)));
  for (let light = 0; light < 54; light += 1)
    s.add(
      disc(
        s.between(0, 1200),
        s.between(0, 560),
        s.between(16, 74),
        mix(decor.light, decor.accent, s.random() * 0.7),
        `opacity="${s.between(0.1, 0.42)}"`,
      ),
    );
  s.add(
    box(0, 610, 1200, 190, s.fade([lighter(decor.wood, 0.2), darker(decor.wood, 0.35)])),
    box(0, 608, 1200, 4, lighter(decor.wood, 0.5)),
  );
  const stem = path('M-6 60h12v190q0 16 66 24v10H-72v-10q66 -8 66 -24Z', '#ffffff', 'opacity="0.55"');
  const coupe =
    path('M-170 -70Q-160 70 0 70T170 -70Z', '#ffffff', 'opacity="0.22"') +
    path('M-158 -34Q-140 58 0 58T158 -34Z', s.fade([lighter(first, 0.35), first])) +
    oval(0, -34, 158, 22, lighter(first, 0.5)) +
    oval(0, -70, 170, 24, 'none', 'stroke="#ffffff" stroke-width="5" opacity="0.8"') +
    stem +
    path('M-120 -30Q-110 20 -60 44', 'none', 'stroke="#ffffff" stroke-width="12" stroke-linecap="round" opacity="0.45"');
  s.add(
    oval(430, 690, 170, 22, first, 'opacity="0.35" filter="url(#soft)"'),
    put(coupe, 430, 400, 1.04),
    put(
      [0, 45, 90, 135].map((turn) => line('M-40 0H40', '#fff4d0', 3, `transform="rotate(${turn})"`)).join('') +
        disc(0, 0, 46, '#f0b93a', 'opacity="0.9"') +
        disc(0, 0, 38, '#fbdd86') +
        [0, 60, 120].map((turn) => line('M-36 0H36', '#f0b93a', 4, `transform="rotate(${turn})"`)).join(''),
      566,
      318,
    ),
  );
  const tumbler =
    box(-120, -220, 240, 320, '#ffffff', 20, 'opacity="0.2"') +
    box(-108, -120, 216, 206, s.fade([lighter(second, 0.4), second, darker(second, 0.15)]), 16) +
    [
      [-60, -96, 12],
      [34, -80, -14],
      [-14, -20, 24],
      [52, 10, 6],
    ]
      .map(([x, y, turn]) =>
        box((x ?? 0) - 38, (y ?? 0) - 34, 76, 70, '#ffffff', 10, `opacity="0.34" transform="rotate(${turn} ${x} ${y})"`),
      )
      .join('') +
    oval(0, -220, 120, 17, 'none', 'stroke="#ffffff" stroke-width="5" opacity="0.8"') +
    box(-98, -200, 18, 270, '#ffffff', 9, 'opacity="0.35"');
  s.add(oval(800, 716, 150, 20, second, 'opacity="0.4" filter="url(#soft)"'), put(tumbler, 800, 610));
  for (let leaf = 0; leaf < 11; leaf += 1)
    s.add(
      path(
        'M0 0q-26 -40 0 -86q26 46 0 86Z',
        mix('#4f8a4a', '#a8d07a', s.random()),
        `transform="translate(${790 + s.between(-24, 24)} 410) rotate(${s.between(-70, 70)})"`,
      ),
    );
  s.add(line('M850 620L900 300', decor.metal, 9), disc(902, 290, 14, decor.metal));
  for (const x of [960, 1016, 1074])
    s.add(
      shadow(x, 756, 40, 6, 0.4),
      disc(x, 730, 27, '#7d2238'),
      disc(x - 8, 722, 7, '#ffffff', 'opacity="0.5"'),
      line(`M${x} 704q6 -40 30 -60`, '#4f7a4a', 4),
    );
}
