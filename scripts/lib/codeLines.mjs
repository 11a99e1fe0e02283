import { fieldsByHand, placesOf, productCode } from './codeFigures.mjs';
import { most, sum, told } from './figures.mjs';

/** Types with names that nothing else in the code has. */
const TYPES = ['home-promo', 'tiled-promo', 'faq'];

/**
 * The figures of the code.
 * @param {boolean} where whether the files behind them are printed as well
 * @returns {import('./figures.mjs').Figure[]}
 */
export function codeLines(where = false) {
  const code = productCode();
  const places = TYPES.map((name) => ({ name, files: placesOf(code, name) }));
  const fields = fieldsByHand(code);
  const counts = fields.map(({ files }) => files.length).sort((one, other) => one - other);
  if (where) {
    for (const { name, files } of places) console.log(`${name} is named in\n  ${files.join('\n  ')}`);
    for (const { model, field, files } of fields) console.log(`${field} of ${model} is named in\n  ${files.join('\n  ')}`);
  }
  const longest = code.toSorted((one, other) => other.lines - one.lines)[0];
  const of = places.map(({ name, files }) => `${name} ${files.length}`).join(', ');
  const dear = fields.filter(({ files }) => files.length === counts.at(-1)).map(({ model }) => model);
  return [
    most('places a content type is named outside its own files', Math.max(...places.map(({ files }) => files.length)), 5, of),
    most(
      'files a field needs by hand, of most models',
      counts[Math.floor(counts.length / 2)],
      3,
      `at most ${counts.at(-1)}: ${dear}`,
    ),
    most('casts through unknown, or to never', sum(code.map(({ blindCasts }) => blindCasts)), 39),
    told('casts in all', sum(code.map(({ casts }) => casts))),
    told('lines of product code', sum(code.map(({ lines }) => lines)), `${code.length} files`),
    told('lines of the longest file', longest.lines, longest.file),
  ];
}
