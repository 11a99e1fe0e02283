import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const read = (file) => readFileSync(path.join(root, file), 'utf8');

const SPECIFICATION = 'docs/specification';
const DOCUMENTS = ['1-platform', '2-hotel-marketing', '3-hotel-content-and-restaurants'];
const NUMBERED = /\b(?:[PMCR]-\d{3}|OP-\d+)\b/g;
const TEST_FILE = /\.(test|e2e)\.(tsx?|mjs)$/;
const TEXT = /\.(tsx?|mjs|cjs|js|css|html|md|ya?ml|conf|sql)$/;
const TITLE = /\b(?:test|it|describe|step)(?:\.\w+)*\((?:['"`][^'"`\n]*?)(?:\b(?:[PMCR]-\d{3}|OP-\d+)\b|§\d)/g;
/** A curve of the same name as requirement P-256. */
const NO_CITATION = /'P-256'|curve P-256/g;

const page = (name) => read(`${SPECIFICATION}/${name}.md`);
const idsOf = (name) => [...page(name).matchAll(/^- \*\*([A-Z]+-\d+)\*\* \S/gm)].map(([, id]) => id);
const chaptersOf = (name) => new Set([...page(name).matchAll(/^#+ §(\d+(?:\.\d+)?) /gm)].map(([, chapter]) => chapter));

const ids = [...DOCUMENTS, 'decisions'].flatMap(idsOf);
const documents = DOCUMENTS.map(chaptersOf);
const contract = chaptersOf('api-contract');

const table = read(`${SPECIFICATION}/tests.tsv`)
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));

/** Every text of the repository except the specification itself, with multi-line comments joined into one line. */
const texts = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => TEXT.test(file) && !file.startsWith(SPECIFICATION) && existsSync(path.join(root, file)))
  .map((file) => [
    file,
    read(file)
      .replace(NO_CITATION, '')
      .replace(/\s*\n\s*(?:\*(?!\/)|\/\/)?\s*/g, ' '),
  ]);

const numbers = (text) => text.match(/\d+(?:\.\d+)?/g) ?? [];
const range = (text) => {
  const [first, last = first] = numbers(text).map(Number);
  return text.includes(' to ') ? Array.from({ length: last - first + 1 }, (_, step) => first + step) : numbers(text).map(Number);
};

/** @returns `[where, chapter, chapters that exist]` of each citation in a text */
function citations(text) {
  const ofDocuments = text.matchAll(
    /\bdocuments? ([123](?:(?:,| and| to| or)+ [123])*),? ((?:(?:, | and | to | or )?§\d+(?:\.\d+)?)+)/gi,
  );
  const ofContract = text.matchAll(/\bcontract,? ((?:(?:, | and )?§\d+)+)/gi);
  return [
    ...[...ofDocuments].flatMap(([, which, chapters]) =>
      range(which).flatMap((number) =>
        numbers(chapters).map((chapter) => [`document ${number}`, chapter, documents[number - 1]]),
      ),
    ),
    ...[...ofContract].flatMap(([, chapters]) => numbers(chapters).map((chapter) => ['API contract', chapter, contract])),
  ];
}

test('every number of the specification occurs once', () => {
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(ids.filter((id) => !id.startsWith('OP-'))).toHaveLength(769);
});

test('the table of tests has one row for each number', () => {
  expect(table.map(([id]) => id).sort()).toEqual([...ids].sort());
});

test('each row names tests that exist, or says why there is none', () => {
  const invalid = table.filter(([, tests = '']) =>
    tests.startsWith('not tested: ')
      ? tests.length < 'not tested: '.length + 5
      : tests.split(' ').some((file) => !TEST_FILE.test(file) || !existsSync(path.join(root, file))),
  );
  expect(invalid).toEqual([]);
});

test('titles of tests are sentences without numbers of requirements or chapters', () => {
  const titles = texts
    .filter(([file]) => TEST_FILE.test(file))
    .flatMap(([file, text]) => (text.match(TITLE) ?? []).map((title) => `${file}: ${title}`));
  expect(titles).toEqual([]);
});

test('numbers cited in code, tests and docs exist in the specification', () => {
  const known = new Set(ids);
  const unknown = texts.flatMap(([file, text]) =>
    (text.match(NUMBERED) ?? []).filter((id) => !known.has(id)).map((id) => `${file}: ${id}`),
  );
  expect(unknown).toEqual([]);
});

test('chapters cited in code, tests and docs exist in the specification', () => {
  const found = texts.flatMap(([file, text]) => citations(text).map((citation) => [file, ...citation]));
  expect(found.length).toBeGreaterThan(100);
  const invalid = found.filter(([, , chapter, chapters]) => !chapters.has(chapter));
  expect(invalid.map(([file, where, chapter]) => `${file}: ${where} §${chapter}`)).toEqual([]);
});
