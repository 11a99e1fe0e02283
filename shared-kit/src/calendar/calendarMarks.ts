/**
 * A short mark for each calendar, so that none is identified by its colour alone: its first letter, two of its letters where
 * another one starts with the same, or its number where those are taken as well.
 * @param names of the calendars, in order
 * @returns a mark for each, all different
 */
export function calendarMarks(names: readonly string[]): string[] {
  const lettersOf = names.map((name) =>
    [...name.replace(/[^\p{L}\p{N}]/gu, '')].map((letter) => letter.toLocaleUpperCase('en-US')),
  );
  const marks: string[] = [];
  lettersOf.forEach(([first = '', ...rest], index) => {
    const isUnique = lettersOf.filter(([other]) => other === first).length === 1;
    const candidates = isUnique ? [first] : rest.map((letter) => `${first}${letter.toLocaleLowerCase('en-US')}`);
    marks.push(candidates.find((mark) => mark !== '' && !marks.includes(mark)) ?? String(index + 1));
  });
  return marks;
}
