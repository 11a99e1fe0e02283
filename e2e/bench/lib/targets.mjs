const KB = 1024;

/** The targets that the product has to meet: `value` reads a measured number, `most` is the limit. */
const targets = [
  { name: '(a) sign-in: scripts and styles, KB gzip', value: (found) => found.signIn.bytes / KB, most: 70 },
  { name: '(a) sign-in: requests', value: (found) => found.signIn.requests, most: 4 },
  { name: '(b) list: scripts and styles, KB gzip', value: (found) => found.list.bytes / KB, most: 175 },
  { name: '(b) list: requests besides data', value: (found) => found.list.requests, most: 12 },
  { name: '(b) list: sequential round trips', value: (found) => found.list.depth, most: 3 },
  { name: '(b) list: bytes, times the control build', value: (found) => found.list.bytes / found.control.list.bytes, most: 1.25 },
  {
    name: '(b) list: time until shown, times the control build',
    value: (found) => found.times.wall / found.control.times.wall,
    most: 1.25,
  },
  { name: '(b) list: main thread, times the control build', value: (found) => found.times.cpu / found.control.times.cpu },
  { name: '(b) list: main thread, ms', value: (found) => found.times.cpu },
  { name: '(c) form: scripts and styles, KB gzip', value: (found) => found.form.bytes / KB, most: 300 },
  { name: '(c) form: requests besides data', value: (found) => found.form.requests },
  { name: '(c) form: sequential round trips', value: (found) => found.form.depth },
  { name: '1,000 rows: tasks over 50 ms, scrolling and dragging', value: (found) => found.rows.long, most: 0 },
  { name: '1,000 rows: longest task, ms', value: (found) => Math.max(found.rows.scroll, found.rows.drag) },
  { name: '200 properties × 14 resources of rights: tasks over 200 ms', value: (found) => found.rights.long, most: 0 },
  { name: '200 properties: longest task while opening, ms', value: (found) => found.rights.open },
  { name: '200 properties: longest task while ticking, ms', value: (found) => found.rights.work },
  { name: 'row to filled form, warm, times the bare page', value: (found) => found.warm.open / found.bare.open, most: 2 },
  {
    name: 'key to next frame in Title, p95, times the bare page',
    value: (found) => found.warm.title / found.bare.title,
    most: 2,
  },
  {
    name: 'key to next frame in rich text, p95, times the bare page',
    value: (found) => found.warm.rich / found.bare.rich,
    most: 2,
  },
  { name: 'row to filled form, ms (product)', value: (found) => found.warm.open },
  { name: 'row to filled form, ms (bare page)', value: (found) => found.bare.open },
  { name: 'key in Title p95, ms (product)', value: (found) => found.warm.title },
  { name: 'key in Title p95, ms (bare page)', value: (found) => found.bare.title },
  { name: 'key in rich text p95, ms (product)', value: (found) => found.warm.rich },
  { name: 'key in rich text p95, ms (bare page)', value: (found) => found.bare.rich },
  { name: 'errors in the console', value: (found) => found.problems.length, most: 0 },
];

/** @returns {{name: string, value: number, most?: number, holds: boolean}[]} every line of the table */
export const judge = (found) =>
  targets.map(({ name, value, most }) => {
    const number = value(found);
    return { name, value: number, ...(most !== undefined && { most }), holds: most === undefined || number <= most };
  });

const show = (number) => (Number.isInteger(number) ? String(number) : number.toFixed(number < 10 ? 2 : 1));

/** Prints the table; lines without a target are for information. */
export function printTable(lines) {
  const width = Math.max(...lines.map(({ name }) => name.length));
  for (const { name, value, most, holds } of lines) {
    const verdict = most === undefined ? '' : `${`≤ ${show(most)}`.padEnd(8)} ${holds ? 'pass' : 'MISS'}`;
    console.log(`${name.padEnd(width)}  ${show(value).padStart(7)}  ${verdict}`.trimEnd());
  }
}
