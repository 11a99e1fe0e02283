/**
 * A short mark for each calendar, so that none is told by its colour alone: its first letter, two where others begin alike,
 * and its number where even those are the same.
 * @param names in their order
 * @returns as many marks, no two alike
 */
export function calendarMarks(names: readonly string[]): string[] {
  const short = names.map((name) => [...name.replace(/[^\p{L}\p{N}]/gu, '')].map((letter) => letter.toLocaleUpperCase('en-US')));
  const marks: string[] = [];
  short.forEach((letters, index) => {
    const [first = '', second = ''] = letters;
    const alone = short.filter(([other]) => other === first).length === 1;
    const wanted = alone ? first : `${first}${second.toLocaleLowerCase('en-US')}`;
    marks.push(wanted === '' || marks.includes(wanted) ? String(index + 1) : wanted);
  });
  return marks;
}
