import { convertPasted } from './convertPasted';
import { STYLE } from './pastedMarks';

const bodyOf = (html: string) => new DOMParser().parseFromString(convertPasted(html).html, 'text/html').body.innerHTML;

test.each([
  ['a link to a footnote of the document', '<a href="#_ftn1"><span>[1]</span></a>', '<span>[1]</span>'],
  ['a link to a file', '<a href="file:///C:/a.doc">a</a>', 'a'],
  ['a link that runs code', '<a href=" java\tscript:alert(1)">a</a>', 'a'],
  ['a link to a page', '<a href="https://x.example/">a</a>', '<a href="https://x.example/">a</a>'],
  ['a link within the site', '<a href="/dining">a</a>', '<a href="/dining">a</a>'],
  ['a mailto link', '<a href="MAILTO:desk@x.example">a</a>', '<a href="MAILTO:desk@x.example">a</a>'],
  ['a script', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
  ['a select', '<p>a<select><option>One</option></select></p>', '<p>a</p>'],
])('%s', (_, pasted, kept) => expect(bodyOf(pasted)).toBe(kept));

test('only the styles that the editor itself reads stay styles: the browser would report each one that it may not apply', () => {
  const html =
    "<p class=MsoNormal\nstyle='margin:0;font-style:italic'>a <b style='mso-bidi-font-weight:normal'>b</b> style=c</p>" +
    '<p style="mso-list:l0 level1 lfo1">d</p><b style="font-weight:normal" id="docs-internal-guid-1">e</b>';
  const body = new DOMParser().parseFromString(convertPasted(html).html, 'text/html').body;
  expect([...body.querySelectorAll('[style]')].map(({ textContent }) => textContent)).toEqual(['d', 'e']);
  expect(body.querySelector('p')?.textContent).toBe('a b style=c');
  expect(body.querySelector('p')?.getAttribute(STYLE)).toBe('margin:0;font-style:italic');
});

const lines = (html: string) =>
  [...new DOMParser().parseFromString(convertPasted(html).html, 'text/html').querySelectorAll('p')].map(
    (line) => line.textContent,
  );

test('a row of short cells becomes one line, with empty cells in between but not at its end', () => {
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const table = `<table>${row('Mon', '', '<p class=MsoNormal>Closed</p>', '')}${row('', '')}${row('Tue', '8', '9')}</table>`;
  expect(lines(table)).toEqual(['Mon |  | Closed', 'Tue | 8 | 9']);
});

test('a cell with several lines keeps them, and so does a cell with a table', () => {
  const mail = '<table><tr><td><p>Dear guest</p><p>Welcome</p></td></tr></table>';
  expect(lines(mail)).toEqual(['Dear guest', 'Welcome']);
  expect(lines(`<table><tr><td><table><tr><td>a</td><td>b</td></tr></table></td><td>c</td></tr></table>`)).toEqual(['a | b']);
});

test('lines are in the order of the rows, whatever the rows contain', () => {
  const table = '<table><tr><td><p>a</p><p>b</p></td></tr><tr><td>c</td><td>d</td></tr></table><p>e</p>';
  expect(lines(table)).toEqual(['a', 'b', 'c | d', 'e']);
});

test('bold cells and column headers stay bold', () => {
  expect(bodyOf('<table><tr><th>Room</th><td style="font-weight:700">Price</td></tr></table>')).toContain(
    '<b>Room</b> | <span data-style="font-weight:700">Price</span>',
  );
});

test('a list item pasted on its own keeps its level', () => {
  const entry = (level: number) => `<div><ul><li aria-level="${level}">a</li></ul></div>`;
  expect(bodyOf(entry(3))).toContain('class="ql-indent-2"');
  expect(bodyOf(entry(1))).not.toContain('ql-indent');
  expect(bodyOf('<ul><li>a<ul><li aria-level="2">b</li></ul></li></ul>')).not.toContain('ql-indent');
});

test('a paste from Word keeps the definitions of its lists', () => {
  const word =
    '<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><style>@list l0:level1 {x}</style></head><body><p>a</p></body>';
  expect(convertPasted(word).html).toContain(
    '<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><style>@list l0:level1',
  );
});

test.each([
  ['<p>a</p>', false],
  ['<p>a<img src="data:image/png;base64,x"></p>', true],
])('%s has pictures: %s', (html, hasPictures) => expect(convertPasted(html).hasPictures).toBe(hasPictures));

test('a tag that never ends is searched for its end only once', () => {
  const { html } = convertPasted(`<p style="color: red">Pool</p>${'<a'.repeat(400_000)}`);
  expect(html).toMatch(/<p data-\S+="color: red">Pool<\/p>/);
});
