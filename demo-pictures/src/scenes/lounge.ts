import type { Decor } from '../palettes';
import { arch, box, disc, line, oval, path, put, shadow, shape } from '../shapes';
import { darker, lighter, mix, type Sketch } from '../sketch';
import { lamp, painting, sash, shell } from './bedroom';
import { view, type View } from './view';

const armchair = (cloth: string, legs: string): string =>
  box(-78, 60, 12, 34, legs) +
  box(66, 60, 12, 34, legs) +
  path('M-70 -120Q0 -150 70 -120Q92 -40 80 40H-80Q-92 -40 -70 -120Z', darker(cloth, 0.12)) +
  path('M-56 -104Q0 -126 56 -104Q70 -40 62 20H-62Q-70 -40 -56 -104Z', cloth) +
  box(-84, 2, 168, 56, lighter(cloth, 0.12), 20) +
  box(-104, -40, 40, 112, darker(cloth, 0.2), 20) +
  box(64, -40, 40, 112, darker(cloth, 0.2), 20);

const hound = (coat: string): string =>
  oval(0, 0, 92, 26, coat) +
  oval(64, -6, 36, 28, coat) +
  disc(-84, -12, 24, coat) +
  path('M-104 -26q-20 26 -4 44q12 -8 14 -30Z', darker(coat, 0.35)) +
  oval(-106, -4, 18, 11, lighter(coat, 0.2)) +
  disc(-122, -6, 5, '#26201d') +
  disc(-92, -16, 3, '#26201d') +
  path('M96 0q34 -2 44 -26', 'none', `stroke="${coat}" stroke-width="11" stroke-linecap="round"`) +
  oval(-50, 20, 40, 8, darker(coat, 0.12)) +
  oval(40, 22, 34, 8, darker(coat, 0.12));

/** A fireplace with a marble surround between two armchairs; optionally a dog on the rug, or greenery and stockings for Christmas. */
export function fireside(s: Sketch, decor: Decor, extra: { dog?: boolean; festive?: boolean } = {}): void {
  shell(s, decor, 610);
  const marble = lighter(decor.wall, 0.7);
  s.add(
    box(420, 290, 360, 322, s.fade([marble, darker(marble, 0.12)])),
    box(396, 264, 408, 30, lighter(marble, 0.5), 3),
    box(396, 290, 408, 8, darker(marble, 0.2)),
  );
  s.add(box(478, 372, 244, 240, '#17120f', 6), arch(500, 612, 200, 220, s.fade(['#2c1b13', '#5b2a14'])));
  for (let flame = 0; flame < 20; flame += 1) {
    const [x, high, wide] = [s.between(536, 664), s.between(60, 150), s.between(14, 30)];
    const paint = ['#f7a531', '#ffd166', '#e8622c', '#fff0b3'][flame % 4] ?? '#f7a531';
    s.add(
      path(
        `M${x - wide} 596q-6 ${-high * 0.5} ${wide * 0.7} ${-high}q${wide * 1.6} ${high * 0.55} ${wide * 1.1} ${high}Z`,
        paint,
        'opacity="0.75"',
      ),
    );
  }
  s.add(
    box(528, 584, 144, 18, '#4a2d1d', 9),
    box(546, 570, 108, 18, '#5d3a26', 9),
    disc(600, 560, 420, s.glow('#ffb45e77', '#ffb45e00')),
  );
  painting(s, decor, 500, 96, 200, 140);
  for (const x of [424, 776])
    s.add(
      box(x - 9, 206, 18, 58, lighter(decor.cloth, 0.4), 3),
      disc(x, 196, 34, s.glow('#ffe6a8dd', '#ffe6a800')),
      path(`M${x} 184q9 14 0 20q-9 -6 0 -20Z`, '#ffb94d'),
    );
  if (extra.festive) garland(s, decor);
  sash(s, decor, 80, 150, 190, 300, 'hills');
  lamp(s, decor, 1080, 500, 1.1);
  s.add(
    shadow(1080, 656, 60, 10),
    box(1020, 500, 120, 12, lighter(decor.wood, 0.2), 4),
    box(1068, 510, 24, 140, decor.wood, 4),
    oval(1080, 652, 46, 9, decor.wood),
  );
  s.add(
    oval(600, 728, 520, 62, mix(decor.accent, decor.wood, 0.35)),
    oval(600, 726, 480, 52, mix(decor.accent, decor.cloth, 0.3)),
    oval(600, 724, 430, 42, 'none', `stroke="${decor.cloth}" stroke-width="3" stroke-dasharray="16 10" opacity="0.7"`),
  );
  for (const [x, flip] of [
    [270, false],
    [930, true],
  ] as const) {
    s.add(
      shadow(x, 742, 130, 16, 0.45),
      put(armchair(flip ? decor.accent : mix(decor.accent, decor.panel, 0.55), decor.wood), x, 640, 1.12, flip),
    );
    s.add(put(box(-38, -30, 76, 54, lighter(decor.cloth, 0.1), 16) + line('M-38 -4h76', decor.metal, 3), x, 620, 1));
  }
  if (extra.dog) s.add(shadow(600, 738, 130, 14, 0.4), put(hound('#9c6b43'), 600, 716, 1.1));
  else
    s.add(
      shadow(600, 748, 90, 10, 0.4),
      box(520, 668, 160, 12, lighter(decor.wood, 0.25), 6),
      line('M540 680l-14 66M660 680l14 66', decor.wood, 8),
      put(
        box(-32, -12, 64, 10, '#7d3b36', 2) +
          box(-28, -22, 58, 10, '#3f5f6e', 2) +
          path('M46 -28h30v20a15 8 0 0 1 -30 0Z', '#fbf7ee'),
        590,
        670,
      ),
    );
}

function garland(s: Sketch, decor: Decor): void {
  for (let leaf = 0; leaf < 150; leaf += 1) {
    const part = s.random();
    const x = 396 + part * 408;
    s.add(
      disc(
        x,
        276 + Math.sin(part * Math.PI * 3) ** 2 * 26 + s.between(-9, 9),
        s.between(5, 10),
        mix('#1f4d33', '#5d8a4c', s.random()),
      ),
    );
  }
  for (let bauble = 0; bauble < 16; bauble += 1)
    s.add(
      disc(404 + bauble * 26, 284 + Math.sin((bauble / 16) * Math.PI * 3) ** 2 * 26, 8, bauble % 2 ? '#c2413a' : decor.metal),
    );
  for (const x of [446, 526, 640, 716])
    s.add(
      path(`M${x} 300h32v64q0 12 14 18q10 18 -12 20q-34 2 -34 -32Z`, x % 4 ? '#b8403a' : '#2f6145'),
      box(x - 3, 296, 38, 16, '#fbf7ee', 5),
    );
}

/** A corner suite: a long sofa under a wall of glass, a low table, a palm. */
export function suite(s: Sketch, decor: Decor, outside: View): void {
  shell(s, decor, 610);
  s.add(
    box(196, 96, 808, 420, lighter(decor.wall, 0.72), 4),
    view(s, outside, decor.weather, 208, 108, 784, 396),
    box(208, 108, 784, 396, s.fade(['#ffffff44', '#ffffff00', '#ffffff18'], 30)),
  );
  for (const x of [400, 596, 792]) s.add(box(x, 100, 10, 410, lighter(decor.wall, 0.72)));
  s.add(box(208, 190, 784, 6, lighter(decor.wall, 0.72)), box(90, 64, 1020, 9, decor.metal, 4));
  for (const [x, side] of [
    [104, 1],
    [1096, -1],
  ] as const)
    s.add(
      path(
        `M${x} 70h${side * 130}q${side * -24} 300 ${side * -10} 540h${side * -120}Z`,
        s.fade([darker(decor.cloth, 0.24), decor.cloth, darker(decor.cloth, 0.14), decor.cloth, darker(decor.cloth, 0.1)], 0),
      ),
    );
  s.add(
    shape(
      [
        [300, 610],
        [900, 610],
        [1080, 800],
        [120, 800],
      ],
      s.fade(['#fff4d655', '#fff4d600']),
    ),
    oval(600, 762, 500, 54, mix(decor.accent, decor.cloth, 0.6)),
  );
  s.add(
    shadow(560, 690, 360, 20, 0.4),
    box(230, 462, 660, 130, s.fade([decor.accent, darker(decor.accent, 0.2)]), 34),
    box(200, 520, 96, 150, darker(decor.accent, 0.12), 32),
    box(824, 520, 96, 150, darker(decor.accent, 0.12), 32),
  );
  for (const x of [290, 468, 646]) s.add(box(x, 560, 182, 70, s.fade([lighter(decor.accent, 0.2), decor.accent]), 20));
  s.add(box(280, 622, 560, 44, darker(decor.accent, 0.25), 8));
  for (const [x, turn, fill] of [
    [330, -8, decor.cloth],
    [420, 10, decor.metal],
    [740, -10, mix(decor.panel, decor.cloth, 0.4)],
    [806, 8, decor.cloth],
  ] as const)
    s.add(
      `<g transform="rotate(${turn} ${x} 530)">${box(x - 46, 488, 92, 82, s.fade([lighter(fill, 0.1), darker(fill, 0.12)]), 18)}</g>`,
    );
  s.add(
    shadow(560, 764, 190, 12, 0.4),
    oval(560, 700, 190, 26, lighter(decor.wood, 0.28)),
    oval(560, 696, 190, 24, lighter(decor.wood, 0.45)),
    line('M440 716l-20 44M680 716l20 44', decor.wood, 9),
  );
  s.add(path('M520 650q-14 36 8 44h44q22 -8 8 -44Z', lighter(decor.cloth, 0.4)));
  for (let bloom = 0; bloom < 22; bloom += 1)
    s.add(
      disc(
        550 + s.between(-52, 52),
        622 + s.between(-34, 22),
        s.between(9, 17),
        [decor.accent, '#fbf3ea', '#d98c95', mix('#5d8a4c', decor.panel, 0.3)][bloom % 4] ?? decor.accent,
      ),
    );
  s.add(box(630, 676, 76, 12, '#3f5f6e', 2), box(636, 666, 66, 10, '#b8694c', 2));
  s.add(shadow(1040, 736, 60, 10), path('M996 640h88l-14 92h-60Z', mix(decor.metal, decor.wood, 0.5)));
  for (let frond = 0; frond < 13; frond += 1) {
    const [dx, dy] = [(frond - 6) * 24, -190 + Math.abs(frond - 6) * 22];
    s.add(line(`M1040 640Q${1040 + dx * 0.4} ${600 + dy} ${1040 + dx} ${640 + dy}`, mix('#2f6145', '#7ba05c', s.random()), 11));
  }
}
