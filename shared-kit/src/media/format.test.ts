import { nameOfFile, formatSize } from './format';

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1 KB'],
  [65_337, '65 KB'],
  [999_499, '999 KB'],
  [999_500, '1.0 MB'],
  [3_000_000, '3.0 MB'],
])('%s bytes read as %s', (bytes, text) => expect(formatSize(bytes)).toBe(text));

test.each([
  ['garden-arch_winter.jpg', 'Garden arch winter'],
  ['Spring Menu.v2.pdf', 'Spring Menu.v2'],
  ['.jpg', '.jpg'],
])('%s suggests the name %s', (file, name) => expect(nameOfFile(file)).toBe(name));
