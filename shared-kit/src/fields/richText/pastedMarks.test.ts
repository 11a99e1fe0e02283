import { marksOf } from './pastedMarks';

test.each([
  ['font-weight:700', { bold: true }],
  ['color: #222; font-weight: bold;', { bold: true }],
  ['font-weight:400;font-style:italic', { italic: true }],
  ['text-decoration:underline', { underline: true }],
  ['text-decoration: underline solid red', { underline: true }],
  ['text-decoration-line: line-through underline', { underline: true, strike: true }],
  ['text-decoration:line-through', { strike: true }],
  ['font-size:0.6em;vertical-align:super', { script: 'super' }],
  ['vertical-align: sub', { script: 'sub' }],
  ['vertical-align:top', {}],
  ['font-size:11pt;font-weight:900;font-style:oblique;text-decoration:underline', { bold: true, italic: true, underline: true }],
  ['font-weight:400;font-style:normal;text-decoration:none', {}],
  ['font-weight:normal', {}],
  ['--my-font-weight:700', {}],
  ['', {}],
  [null, {}],
])('the style "%s" gives the marks %j', (style, marks) => {
  expect(marksOf(style)).toEqual(marks);
});
