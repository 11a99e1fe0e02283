import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentTypeLines } from './contentTypeLines.mjs';
import { root } from './run.mjs';
import { spellings } from './spellings.mjs';

/** @type {[remote: string, place: 'hotel' | 'restaurant'][]} */
const remotes = [
  ['mf-hotel-marketing', 'hotel'],
  ['mf-restaurants', 'restaurant'],
];

it.each(remotes)(
  'in %s, new content types added one after another are each listed in every file that lists content types',
  (remote, place) => {
    const [first, second] = ['first-thing', 'other-thing'].map((name) => contentTypeLines(spellings(name), { remote, place }));
    for (const [file, change] of Object.entries(first)) {
      const after = second[file](change(readFileSync(path.join(root, file), 'utf8')));
      expect([file, /first[-_ ]?thing/i.test(after), /other[-_ ]?thing/i.test(after)]).toEqual([file, true, true]);
    }
  },
);
