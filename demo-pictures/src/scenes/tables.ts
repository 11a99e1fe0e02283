import type { Decor } from '../palettes';
import { box, disc, line, oval, path, put, shadow, shape } from '../shapes';
import { darker, lighter, mix, type Sketch } from '../sketch';

const round = (markup: string[], turns: number): string =>
  Array.from(
    { length: turns },
    (_, index) => `<g transform="rotate(${(360 / turns) * index})">${markup[index % markup.length]}</g>`,
  ).join('');

/** Dishes, each drawn around 0/0 within 110 units. */
const dishes = {
  fish: () =>
    path('M-84 6Q-20 -58 60 -8L92 -34V36L60 8Q-20 58 -84 6Z', '#d98f6a') +
    [-40, -10, 20].map((x) => line(`M${x} -26q12 26 0 50`, '#f3c9a6', 5)).join('') +
    round([oval(0, -86, 9, 20, '#6f9a4c'), disc(0, -84, 8, '#f2d26a')], 10),
  tart: () =>
    disc(0, 0, 84, '#c98a4a') +
    disc(0, 0, 72, '#f0d08a') +
    round([oval(0, -44, 15, 20, '#b8364c'), oval(0, -42, 13, 17, '#7d2a52')], 12) +
    disc(0, 0, 18, '#f8f0de'),
  garden: () =>
    round([oval(0, -52, 20, 40, '#7fa65a'), oval(0, -48, 18, 36, '#4f7f49'), oval(0, -44, 14, 34, '#a8c474')], 12) +
    round([disc(0, -34, 15, '#c8413a'), disc(0, -58, 10, '#f0c04c')], 6) +
    disc(0, 0, 20, '#f6efe0'),
  eggs: () =>
    box(-70, -40, 140, 90, '#c99457', 22) +
    [-28, 34].map((x) => oval(x, 2, 36, 32, '#fdfaf0') + disc(x, 0, 15, '#f4a92e')).join('') +
    round([oval(0, -84, 8, 16, '#5d8a4c')], 5),
} as const;

export type Dish = keyof typeof dishes;

const plate = (dish: Dish, rim: string): string =>
  disc(6, 12, 166, '#0b1018', 'opacity="0.28" filter="url(#soft)"') +
  disc(0, 0, 162, '#fdfbf5') +
  disc(0, 0, 150, 'none', `stroke="${rim}" stroke-width="4"`) +
  disc(0, 0, 114, '#f3efe5') +
  dishes[dish]();

const fork = (metal: string): string =>
  box(-5, -10, 10, 170, metal, 5) + path('M-20 -110v56q0 34 20 44q20 -10 20 -44v-56h-7v52h-7v-52h-12v52h-7v-52Z', metal);
const knife = (metal: string): string => box(-6, 20, 12, 140, metal, 6) + path('M-7 24V-100q24 20 20 124Z', lighter(metal, 0.35));
const glass = (wine: string): string =>
  disc(5, 9, 60, '#0b1018', 'opacity="0.22" filter="url(#soft)"') +
  disc(0, 0, 58, '#ffffff', 'opacity="0.5"') +
  disc(0, 0, 46, wine) +
  disc(-14, -16, 12, '#ffffff', 'opacity="0.55"') +
  disc(0, 0, 58, 'none', 'stroke="#ffffff" stroke-width="4" opacity="0.8"');

/** A laid table seen from above: two place settings, flowers, bread and wine. */
export function laidTable(s: Sketch, decor: Decor, first: Dish, second: Dish, { linen }: { linen: boolean }): void {
  const top = linen ? decor.cloth : decor.floor;
  s.add(box(0, 0, 1200, 800, s.fade([lighter(top, 0.12), top, darker(top, 0.16)], 40)));
  if (linen)
    for (let x = 0; x < 1200; x += 26)
      s.add(box(x, 0, 1, 800, darker(top, 0.2), 0, 'opacity="0.25"'), box(0, x, 1200, 1, darker(top, 0.2), 0, 'opacity="0.25"'));
  else
    for (let y = 0; y < 800; y += 116) {
      s.add(box(0, y, 1200, 3, darker(top, 0.5), 0, 'opacity="0.6"'));
      for (let grain = 0; grain < 7; grain += 1)
        s.add(
          line(
            `M-10 ${y + 12 + grain * 15}Q${s.between(200, 500)} ${y + s.between(4, 110)} 1210 ${y + 12 + grain * 15}`,
            darker(top, 0.25),
            1.6,
            'opacity="0.3"',
          ),
        );
    }
  s.add(
    shape(
      [
        [0, 300],
        [1200, 260],
        [1200, 420],
        [0, 460],
      ],
      s.fade([lighter(decor.accent, 0.1), decor.accent, darker(decor.accent, 0.15)], 80),
      'opacity="0.92"',
    ),
    line('M0 312L1200 272M0 448L1200 408', decor.metal, 3, 'opacity="0.8"'),
  );
  for (const [x, y, dish] of [
    [330, 560, first],
    [830, 220, second],
  ] as const) {
    s.add(
      put(plate(dish, decor.metal), x, y, 1.12),
      put(fork(decor.metal), x - 228, y, 1),
      put(knife(decor.metal), x + 222, y, 1),
      put(knife(decor.metal), x + 254, y, 0.9),
    );
  }
  s.add(put(glass('#7d2238'), 610, 690, 1.1), put(glass('#ecd58a'), 480, 130, 1.1), put(glass('#cfe3e6'), 1120, 520, 1));
  s.add(disc(604, 366, 74, '#0b1018', 'opacity="0.25" filter="url(#soft)"'));
  for (let bloom = 0; bloom < 46; bloom += 1) {
    const [turn, far] = [s.between(0, Math.PI * 2), s.between(0, 104)];
    const paint =
      [decor.accent, '#fbf3ea', '#e8b7b0', '#5d8a4c', '#8fb06a', lighter(decor.metal, 0.3)][bloom % 6] ?? decor.accent;
    s.add(
      put(
        round([oval(0, -10, 8, 12, paint), oval(0, -10, 8, 12, darker(paint, 0.12))], 6) + disc(0, 0, 6, lighter(paint, 0.45)),
        600 + Math.cos(turn) * far,
        360 + Math.sin(turn) * far * 0.8,
        s.between(0.8, 1.5),
      ),
    );
  }
  s.add(
    put(
      disc(6, 10, 92, '#0b1018', 'opacity="0.25" filter="url(#soft)"') +
        disc(0, 0, 88, mix(decor.wood, '#c99457', 0.4)) +
        oval(-18, -10, 46, 32, '#d9a262') +
        oval(22, 20, 44, 30, '#c98a4a') +
        line('M-44 -16l16 22M-20 -28l16 24M4 8l14 24M28 0l14 24', '#f3d9a8', 6),
      1010,
      640,
      1.2,
    ),
  );
  s.add(
    put(
      box(-90, -60, 180, 120, lighter(decor.cloth, 0.25), 6, 'transform="rotate(-14)"') +
        path('M-70 -40L60 40', 'none', `stroke="${darker(decor.cloth, 0.2)}" stroke-width="2" transform="rotate(-14)"`),
      130,
      150,
      1,
    ),
  );
  s.add(put(disc(0, 0, 46, '#fffdf6') + disc(0, 0, 34, '#f5dc8c') + box(-14, -12, 28, 22, '#fbe9ad', 4), 260, 240, 1));
}

const cakes = (s: Sketch, decor: Decor, y: number, wide: number): string => {
  let row = '';
  for (let x = -wide; x <= wide; x += 58) {
    const kind = Math.floor(s.random() * 4);
    if (kind === 0)
      row +=
        path(`M${x - 22} ${y}v-24q22 -30 44 0v24Z`, '#c98a4a') + disc(x, y - 40, 15, '#f7e3e0') + disc(x, y - 54, 7, '#b8364c');
    else if (kind === 1)
      row += box(x - 24, y - 34, 48, 34, '#5b3526', 3) + box(x - 24, y - 22, 48, 7, '#f6e6cf') + disc(x, y - 38, 6, decor.metal);
    else if (kind === 2)
      row +=
        box(x - 24, y - 30, 48, 30, '#fbf3dc', 3) + box(x - 24, y - 20, 48, 9, '#7fa65a') + box(x - 24, y - 30, 48, 4, '#e8d6a8');
    else
      row +=
        path(`M${x - 24} ${y}l4 -26q20 -22 40 0l4 26Z`, '#e3b877') +
        oval(x, y - 30, 22, 12, '#edc98c') +
        oval(x, y - 14, 23, 4, '#b8364c');
  }
  return row;
};

/** Afternoon tea: a three-tiered stand, a pot and cups in the soft light of a window. */
export function afternoonTea(s: Sketch, decor: Decor): void {
  s.add(box(0, 0, 1200, 800, s.fade([darker(decor.wall, 0.12), decor.wall, lighter(decor.wall, 0.2)], 60)));
  for (let light = 0; light < 26; light += 1)
    s.add(
      disc(
        s.between(0, 1200),
        s.between(0, 480),
        s.between(14, 60),
        mix(decor.light, decor.wall, 0.3),
        `opacity="${s.between(0.08, 0.3)}"`,
      ),
    );
  s.add(
    disc(980, 160, 460, s.glow(`${decor.light}99`, `${decor.light}00`)),
    box(0, 640, 1200, 160, s.fade([lighter(decor.cloth, 0.2), darker(decor.cloth, 0.14)])),
    box(0, 638, 1200, 4, darker(decor.cloth, 0.15)),
  );
  s.add(
    shadow(540, 704, 270, 20, 0.35),
    box(534, 110, 12, 590, s.fade([darker(decor.metal, 0.3), lighter(decor.metal, 0.4), darker(decor.metal, 0.2)], 0)),
    disc(540, 98, 26, 'none', `stroke="${decor.metal}" stroke-width="9"`),
  );
  for (const [y, wide] of [
    [690, 250],
    [490, 200],
    [300, 146],
  ] as const) {
    s.add(
      put(cakes(s, decor, 0, wide - 52), 540, y - 6),
      oval(540, y, wide, 24, '#ffffff'),
      oval(540, y - 2, wide - 12, 17, 'none', `stroke="${decor.accent}" stroke-width="4" opacity="0.75"`),
      path(
        `M${540 - wide} ${y}q${wide} 52 ${wide * 2} 0q-40 42 ${-wide} 44q${-wide + 40} -2 ${-wide} -44Z`,
        s.fade(['#f3efe8', '#cfcac0']),
      ),
    );
    s.add(put(cakes(s, decor, 0, wide - 84), 540, y + 6, 1.06));
  }
  const china = mix(decor.accent, '#ffffff', 0.12);
  s.add(
    shadow(966, 724, 170, 16, 0.35),
    put(
      path(
        'M-120 -60Q-130 90 -70 110H70Q130 90 120 -60Q0 -110 -120 -60Z',
        s.fade([lighter(china, 0.35), china, darker(china, 0.22)], 25),
      ) +
        path('M-116 10Q-190 -10 -196 -92L-168 -96Q-160 -40 -112 -40Z', china) +
        path('M116 -40q90 -20 80 50q-10 60 -96 60', 'none', `stroke="${china}" stroke-width="20"`) +
        path('M-80 -78Q0 -130 80 -78Z', lighter(china, 0.2)) +
        disc(0, -114, 17, decor.metal) +
        oval(0, 6, 52, 44, '#ffffff', 'opacity="0.22"'),
      966,
      616,
      1,
    ),
  );
  for (const [x, y] of [
    [188, 690],
    [1110, 756],
  ] as const)
    s.add(
      shadow(x, y + 34, 110, 10, 0.3),
      oval(x, y + 26, 104, 16, '#ffffff'),
      path(`M${x - 62} ${y - 50}h124q-6 78 -40 80h-44q-34 -2 -40 -80Z`, s.fade(['#ffffff', '#dcd7cc'])),
      oval(x, y - 50, 62, 12, '#9a5a2c'),
      path(`M${x + 58} ${y - 34}q40 0 30 28q-10 20 -44 16`, 'none', 'stroke="#f3efe8" stroke-width="9"'),
      box(x - 58, y - 26, 116, 6, decor.accent, 0, 'opacity="0.6"'),
    );
}
