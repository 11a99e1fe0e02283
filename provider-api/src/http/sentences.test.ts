import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as messages from 'shared-kit/rules/validation/messages';

const SOURCES = join(import.meta.dirname, '..');
const RAISED = /\b(?:badRequest|forbidden|notFound|conflict|invalid|tooLarge|unavailable|unauthenticated)\(([\s\S]{0,300}?)\);/g;
const SENTENCE = /(['`])((?:[A-Z]|\$\{)(?:(?!\1)[^\\]|\\.)*? (?:(?!\1)[^\\]|\\.)*)\1/g;
/** A name of the wire or of the code: `preview_urls`, `categoryId`. */
const NAME = /[a-z]_[a-z]|[a-z][A-Z]/;
const namesField = (sentence: string) => NAME.test(sentence.replace(/MiB|WebP/g, ''));

const sourceFiles = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.ts$/.test(file));

/** The sentences that the API raises, without their interpolated values. */
const raised = sourceFiles.flatMap((file) =>
  [...readFileSync(join(SOURCES, file), 'utf8').matchAll(RAISED)].flatMap(([, call = '']) =>
    [...call.matchAll(SENTENCE)].map(([, , text = '']) => text.replace(/\$\{[^}]*\}/g, '…')),
  ),
);

test('no message of the API contains the name of a field in code or JSON', () => {
  expect(raised.length).toBeGreaterThan(60);
  expect(raised.filter(namesField)).toEqual([]);
});

test('nor does a message of the rules', () => {
  const texts = Object.values(messages).map((message) => (typeof message === 'string' ? message : message(5)));
  expect(texts.filter(namesField)).toEqual([]);
});
