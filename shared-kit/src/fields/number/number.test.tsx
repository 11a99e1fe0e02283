import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FieldForm } from '../../../testing/FieldForm';
import { number, NumberField } from './number';

const values = jest.fn();

function open(rating: number | null = null) {
  render(
    <FieldForm initialValues={{ rating }} onSubmit={() => undefined}>
      {(form) => {
        values(form.values.rating);
        return <NumberField name="rating" label="Rating" />;
      }}
    </FieldForm>,
  );
  return { user: userEvent.setup(), box: screen.getByRole('textbox', { name: 'Rating' }) };
}

test('the value is a number while it is typed, and null when the field is empty', async () => {
  const { user, box } = open();
  await user.type(box, '4');
  await waitFor(() => expect(values).toHaveBeenLastCalledWith(4));
  await user.type(box, '.');
  await waitFor(() => expect(values).toHaveBeenLastCalledWith('4.'));
  await user.type(box, '5');
  await waitFor(() => expect(values).toHaveBeenLastCalledWith(4.5));
  await user.clear(box);
  await waitFor(() => expect(values).toHaveBeenLastCalledWith(null));
});

test('a decimal comma becomes a point, and text that is not a number stays as it was typed', async () => {
  const { user, box } = open(3);
  expect(box).toHaveValue('3');
  await user.clear(box);
  await user.type(box, '4,50');
  expect(box).toHaveValue('4,50');
  await user.tab();
  await waitFor(() => expect(box).toHaveValue('4.5'));
  await user.clear(box);
  await user.type(box, 'four');
  await user.tab();
  expect(box).toHaveValue('four');
});

test.each([
  ['1,250', '1,250'],
  ['12,345,678', '12,345,678'],
  ['0,125', '0.125'],
  ['1,25', '1.25'],
])('%s becomes %s: a comma that may separate thousands stays, and is refused', async (typed, shown) => {
  const { user, box } = open(3);
  await user.clear(box);
  await user.type(box, typed);
  await user.tab();
  await waitFor(() => expect(box).toHaveValue(shown));
});

test('text that is saved while it is being typed is sent as a number', () => {
  const write = (rating: unknown) => number({ label: 'Rating' }).write({}, { rating }, 'rating');
  expect([write('4,50'), write(4), write(null), write('four')]).toEqual([
    { rating: 4.5 },
    { rating: 4 },
    { rating: null },
    { rating: 'four' },
  ]);
});
