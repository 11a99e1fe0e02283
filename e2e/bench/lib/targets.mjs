const KB = 1024;

/**
 * The targets that the product has to meet: `value` picks a measured number, and `most` is its limit; a number without
 * a limit is only reported.
 */
const targets = [
  { name: '(a) sign-in: scripts and styles, KB gzip', value: (measured) => measured.signIn.bytes / KB, most: 70 },
  { name: '(a) sign-in: requests', value: (measured) => measured.signIn.requests, most: 4 },
  { name: '(b) list: scripts and styles, KB gzip', value: (measured) => measured.list.bytes / KB, most: 175 },
  { name: '(b) list: requests besides data', value: (measured) => measured.list.requests, most: 12 },
  { name: '(b) list: sequential round trips', value: (measured) => measured.list.depth, most: 3 },
  {
    name: '(b) list: bytes, times the control build',
    value: (measured) => measured.list.bytes / measured.control.list.bytes,
    most: 1.25,
  },
  {
    name: '(b) list: time until shown, times the control build',
    value: (measured) => measured.times.wall / measured.control.times.wall,
    most: 1.25,
  },
  {
    name: '(b) list: main thread, times the control build',
    value: (measured) => measured.times.cpu / measured.control.times.cpu,
  },
  { name: '(b) list: main thread, ms', value: (measured) => measured.times.cpu },
  { name: '(c) form: scripts and styles, KB gzip', value: (measured) => measured.form.bytes / KB, most: 300 },
  { name: '(c) form: requests besides data', value: (measured) => measured.form.requests },
  { name: '(c) form: sequential round trips', value: (measured) => measured.form.depth },
  { name: '1,000 rows: tasks over 50 ms, scrolling and dragging', value: (measured) => measured.rows.long, most: 0 },
  { name: '1,000 rows: longest task, ms', value: (measured) => Math.max(measured.rows.scroll, measured.rows.drag) },
  { name: '200 properties × 14 resources of rights: tasks over 200 ms', value: (measured) => measured.rights.long, most: 0 },
  { name: '200 properties: longest task while opening, ms', value: (measured) => measured.rights.open },
  { name: '200 properties: longest task while ticking, ms', value: (measured) => measured.rights.work },
  {
    name: 'row to filled form, warm, times the bare page',
    value: (measured) => measured.warm.open / measured.bare.open,
    most: 2,
  },
  {
    name: 'key to next frame in Title, p95, times the bare page',
    value: (measured) => measured.warm.title / measured.bare.title,
    most: 2,
  },
  {
    name: 'key to next frame in rich text, p95, times the bare page',
    value: (measured) => measured.warm.rich / measured.bare.rich,
    most: 2,
  },
  { name: 'row to filled form, ms (product)', value: (measured) => measured.warm.open },
  { name: 'row to filled form, ms (bare page)', value: (measured) => measured.bare.open },
  { name: 'key in Title p95, ms (product)', value: (measured) => measured.warm.title },
  { name: 'key in Title p95, ms (bare page)', value: (measured) => measured.bare.title },
  { name: 'key in rich text p95, ms (product)', value: (measured) => measured.warm.rich },
  { name: 'key in rich text p95, ms (bare page)', value: (measured) => measured.bare.rich },
  { name: 'errors in the console', value: (measured) => measured.problems.length, most: 0 },
];

/** @returns {{name: string, value: number, most?: number, holds: boolean}[]} the lines of the table */
export const judge = (measured) =>
  targets.map(({ name, value, most }) => {
    const number = value(measured);
    return { name, value: number, ...(most !== undefined && { most }), holds: most === undefined || number <= most };
  });

const formatNumber = (number) => (Number.isInteger(number) ? String(number) : number.toFixed(number < 10 ? 2 : 1));

/** Prints the table. */
export function printTable(lines) {
  const width = Math.max(...lines.map(({ name }) => name.length));
  for (const { name, value, most, holds } of lines) {
    const verdict = most === undefined ? '' : `${`≤ ${formatNumber(most)}`.padEnd(8)} ${holds ? 'pass' : 'MISS'}`;
    console.log(`${name.padEnd(width)}  ${formatNumber(value).padStart(7)}  ${verdict}`.trimEnd());
  }
}
