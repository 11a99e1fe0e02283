/** Inserts a line above another one, which must exist exactly once. */
export function insertAbove(text, line, added) {
  const parts = text.split(`${line}\n`);
  if (parts.length !== 2) throw new Error(`The line '${line}' is expected once.`);
  return `${parts[0]}${added}\n${line}\n${parts[1]}`;
}

/** Appends a line to the last list of a text. */
export function appendToList(text, end, added) {
  const index = text.lastIndexOf(`\n${end}`);
  if (index === -1) throw new Error(`'${end}' is expected at the beginning of a line.`);
  return `${text.slice(0, index)}\n${added}${text.slice(index)}`;
}

/** Inserts a text into a list of texts, `const NAME = […]`: at its end, or before another one. */
export function insertIntoList(text, name, added, before) {
  const list = new RegExp(`(const ${name} = \\[[^\\]]*?)(${before ? `'${before}'` : ',?\\s*\\]'})`);
  if (!list.test(text)) throw new Error(`A list ${name} is expected.`);
  return text.replace(list, (_all, start, end) => (before ? `${start}'${added}', ${end}` : `${start}, '${added}'${end}`));
}

/** Adds an import after the last one. */
export function addImport(text, name, from) {
  const end = text.indexOf('\n', text.lastIndexOf('\nimport ') + 1);
  return `${text.slice(0, end)}\nimport { ${name} } from '${from}';${text.slice(end)}`;
}

/** Appends rows to the table of pages in a remote's route test. */
export function addRouteRows(text, rows) {
  const end = /,?\s*\],\s*redirects:/;
  if (!end.test(text)) throw new Error("The rows 'pages' are expected before 'redirects'.");
  return text.replace(end, () => `,\n${rows}\n  ],\n  redirects:`);
}
