/**
 * One A5 page of plain text, with the first line as its heading: enough for a document that can be opened. Takes
 * Latin-1 text only.
 */
export function printPdf(lines: string[]): Buffer {
  const escaped = lines.map((text) => text.replace(/[\\()]/g, (sign) => `\\${sign}`));
  const body = escaped
    .map((text, index) => (index === 0 ? `/F1 22 Tf (${text}) Tj /F1 12 Tf 0 -40 Td` : `(${text}) Tj 0 -22 Td`))
    .join(' ');
  const content = `BT 48 520 Td ${body} ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 420 595]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  ];
  let text = '%PDF-1.4\n';
  const offsets: number[] = [];
  for (const [index, object] of objects.entries()) {
    offsets.push(text.length);
    text += `${index + 1} 0 obj${object}endobj\n`;
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
