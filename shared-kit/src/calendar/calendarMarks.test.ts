import { calendarMarks } from './calendarMarks';

test.each([
  [
    ['Music', 'Festive'],
    ['M', 'F'],
  ],
  [
    ['Music', 'Meetings', 'Fairs'],
    ['Mu', 'Me', 'F'],
  ],
  [
    ['Music', 'Museum', 'Music'],
    ['Mu', 'Ms', 'Mi'],
  ],
  [
    ['Weekly', 'Weddings'],
    ['We', 'Wd'],
  ],
  [
    ['Ba', 'Ba', 'B'],
    ['Ba', '2', '3'],
  ],
  [
    ['’s Avonds', '!!', ''],
    ['S', '2', '3'],
  ],
  [
    ['Événements', 'Élevage'],
    ['Év', 'Él'],
  ],
])('calendars named %j get the marks %j', (names, marks) => {
  expect(calendarMarks(names)).toEqual(marks);
  expect(new Set(marks).size).toBe(names.length);
});
