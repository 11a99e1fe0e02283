import { handWrittenFields, filesNaming, productCode } from './codeFigures.mjs';
import { limitedFigure, plainFigure, sum } from './figures.mjs';

/** Content types whose names mean nothing else in the code. */
const TYPES = ['home-promo', 'tiled-promo', 'faq'];

/**
 * Measures the code.
 * @param {{printFiles?: boolean}} options `printFiles`: whether to print the files that are counted
 * @returns {import('./figures.mjs').Figure[]}
 */
export function measureCode({ printFiles = false } = {}) {
  const code = productCode();
  const places = TYPES.map((name) => ({ name, files: filesNaming(code, name) }));
  const fields = handWrittenFields(code);
  const counts = fields.map(({ files }) => files.length).sort((a, b) => a - b);
  if (printFiles) {
    for (const { name, files } of places) console.log(`${name} is named in\n  ${files.join('\n  ')}`);
    for (const { model, field, files } of fields) console.log(`${field} of ${model} is named in\n  ${files.join('\n  ')}`);
  }
  const longest = code.toSorted((a, b) => b.lines - a.lines)[0];
  const countsByType = places.map(({ name, files }) => `${name} ${files.length}`).join(', ');
  const costliest = fields.filter(({ files }) => files.length === counts.at(-1)).map(({ model }) => model);
  return [
    limitedFigure(
      'places a content type is named outside its own files',
      Math.max(...places.map(({ files }) => files.length)),
      5,
      countsByType,
    ),
    limitedFigure(
      'files a field needs by hand, of most models',
      counts[Math.floor(counts.length / 2)],
      3,
      `at most ${counts.at(-1)}: ${costliest}`,
    ),
    limitedFigure('casts through unknown, or to never', sum(code.map(({ blindCasts }) => blindCasts)), 39),
    plainFigure('casts in all', sum(code.map(({ casts }) => casts))),
    plainFigure('lines of product code', sum(code.map(({ lines }) => lines)), `${code.length} files`),
    plainFigure('lines of the longest file', longest.lines, longest.file),
  ];
}
