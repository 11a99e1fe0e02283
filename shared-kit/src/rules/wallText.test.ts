import { plainDateText, wallText } from './wallText';

test('wall-clock times and plain dates are formatted like other moments', () => {
  expect([wallText('2026-12-25T23:45:00'), wallText('soon'), wallText(null)]).toEqual(['Dec 25, 2026, 11:45 PM', '', '']);
  expect([plainDateText('2026-12-25'), plainDateText('soon'), plainDateText(null)]).toEqual(['Dec 25, 2026', '', '']);
});
