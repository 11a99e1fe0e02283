import { render } from '@testing-library/react';
import { formatHours } from './formatHours';

test('hours of one day name it once', () => {
  const tea = { mealType: 'Tea', daysStart: 'Monday', daysEnd: 'Monday', hoursStart: '15:00', hoursEnd: '17:00' };
  const { container } = render(
    <>
      {formatHours('timeSlots', [
        { ...tea, key: '1' },
        { ...tea, key: '2', daysEnd: 'Friday' },
      ])}
    </>,
  );
  expect([...container.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Tea, Monday, 15:00 to 17:00',
    'Tea, Monday to Friday, 15:00 to 17:00',
  ]);
});
