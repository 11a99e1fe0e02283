import { render } from '@testing-library/react';
import { cleanHtml, CleanHtml } from './CleanHtml';

test.each([
  ['<p>Hello <b>there</b></p>', '<p>Hello <b>there</b></p>'],
  ['<p>a<script>alert(1)</script></p>', '<p>a</p>'],
  ['<p onclick="alert(1)" style="color:red" class="x">a</p>', '<p>a</p>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="java&#9;script:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="data:text/html,x">x</a>', '<a>x</a>'],
  ['<a href="/dining">x</a>', '<a href="/dining">x</a>'],
  ['<a href="mailto:desk@hotel.example">x</a>', '<a href="mailto:desk@hotel.example">x</a>'],
  ['<p title="x" data-list="bullet">a</p>', '<p>a</p>'],
  ['<ol><li data-list="bullet">a</li></ol>', '<ol><li data-list="bullet">a</li></ol>'],
])('%s becomes %s', (dirty, clean) => {
  expect(cleanHtml(dirty)).toBe(clean);
});

test('a link to a new window cannot reach back into this one', () => {
  const { container } = render(<CleanHtml html={'<a href="https://x.example" target="_blank">x</a>'} />);
  expect(container.querySelector('a')).toHaveAttribute('rel', 'noopener noreferrer');
});

test('a text is not parsed again while it is among the latest twenty', () => {
  const parse = jest.spyOn(DOMParser.prototype, 'parseFromString');
  const first = '<p>Shown in the form, the editor and the preview</p>';
  expect([cleanHtml(first), cleanHtml(first)]).toEqual([first, first]);
  expect(parse).toHaveBeenCalledTimes(1);
  for (let other = 0; other < 20; other += 1) cleanHtml(`<p>Another text ${other}</p>`);
  expect(cleanHtml(first)).toBe(first);
  expect(parse).toHaveBeenCalledTimes(22);
});
