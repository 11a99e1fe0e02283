/**
 * A short mark for each calendar, so that none is identified by its colour alone: its first letter, two of its letters where others
 * begin alike, and its number where even those are the same.
 * @param names in their order
 * @returns as many marks, no two alike
 */
export function calendarMarks(names: readonly string[]): string[] {
  const short = names.map((name) => [...name.replace(/[^\p{L}\p{N}]/gu, '')].map((letter) => letter.toLocaleUpperCase('en-US')));
  const marks: string[] = [];
  short.forEach((letters, index) => {
    const [first = '', ...rest] = letters;
    const alone = short.filter(([other]) => other === first).length === 1;
    const wanted = alone ? [first] : rest.map((letter) => `${first}${letter.toLocaleLowerCase('en-US')}`);
    marks.push(wanted.find((mark) => mark !== '' && !marks.includes(mark)) ?? String(index + 1));
  });
  return marks;
}
