import { filesNaming, productCode, readCode } from './codeFigures.mjs';

const code = `
  // const other = value as unknown as Other;
  const one = value as unknown as One;
  const none = [] as never;
  const fixed = ['a'] as const;
  const plain = value as Plain;
`;

it('counts casts from the syntax tree: ignores comments and const assertions', () => {
  expect(readCode('a.ts', code)).toMatchObject({ lines: 6, casts: 4, blindCasts: 2 });
});

it.each([
  ['a name', 'const promo = newTiledPromo();', true],
  ['an address', "const path = '/hotels/7/tiled-promos';", true],
  ['a key of a table', "const key = 'tiled_promo';", true],
  ['a comment', '// like a tiled promo: tiledPromo', false],
  ['another word', 'const tiledPromotion = 1;', false],
])('decides whether %s names a content type', (_, text, isNamed) => {
  expect(filesNaming([readCode('shared-kit/src/a.ts', text)], 'tiled-promo')).toHaveLength(isNamed ? 1 : 0);
});

it("ignores a content type's own files and tests", () => {
  const own = [
    'mf-x/src/tiled-promos/routes.ts',
    'shared-kit/src/rules/models/tiledPromo.ts',
    'mf-x/src/tiled-promos/TiledPromoPreview.tsx',
  ];
  expect(
    filesNaming(
      own.map((file) => readCode(file, 'tiledPromo();')),
      'tiled-promo',
    ),
  ).toEqual([]);
  expect(
    productCode()
      .filter(({ file }) => /test|e2e/.test(file.replace(/latest/gi, '')))
      .map(({ file }) => file),
  ).toEqual([]);
});
