import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './Checkbox';
import { Radio } from './Radio';
import { Toggle } from './Toggle';

const hint = 'Guests see it on the site.';

test.each([
  ['checkbox', <Checkbox key="c" label="Published" hint={hint} />],
  ['radio', <Radio key="r" label="Published" hint={hint} />],
  ['switch', <Toggle key="s" label="Published" hint={hint} />],
])('a %s is named by its label, and its hint describes it; a press on either changes it', async (role, control) => {
  render(control);
  const box = screen.getByRole(role, { name: 'Published' });
  expect(box).toHaveAccessibleDescription(hint);
  await userEvent.click(screen.getByText(hint));
  expect(box).toBeChecked();
});

test('a checkbox keeps a further description besides its hint', () => {
  render(
    <>
      <Checkbox label="Published" hint={hint} aria-describedby="why" />
      <p id="why">It has no picture.</p>
    </>,
  );
  expect(screen.getByRole('checkbox', { name: 'Published' })).toHaveAccessibleDescription(`${hint} It has no picture.`);
});
