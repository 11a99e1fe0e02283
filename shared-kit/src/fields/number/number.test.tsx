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

test('a number is held as one while it is typed, and empty as null', async () => {
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

test('a comma is taken for the point, and what is no number stays as it was typed', async () => {
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

test('what is saved in the middle of typing is sent as a number', () => {
  const write = (rating: unknown) => number({ label: 'Rating' }).write({}, { rating }, 'rating');
  expect([write('4,50'), write(4), write(null), write('four')]).toEqual([
    { rating: 4.5 },
    { rating: 4 },
    { rating: null },
    { rating: 'four' },
  ]);
});
