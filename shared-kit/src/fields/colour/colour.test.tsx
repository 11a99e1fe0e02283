import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FieldForm } from '../../../testing/FieldForm';
import { colour, ColourField } from './colour';

test('a colour is typed or picked, and each shows the other', async () => {
  render(
    <FieldForm initialValues={{ shade: '' }} onSubmit={() => undefined}>
      <ColourField name="shade" label="Shade" />
    </FieldForm>,
  );
  const box = screen.getByRole('textbox', { name: 'Shade' });
  const picker = screen.getByLabelText('Pick Shade');
  await userEvent.type(box, '#1a2b3c');
  expect(picker).toHaveValue('#1a2b3c');
  fireEvent.input(picker, { target: { value: '#ffeedd' } });
  await waitFor(() => expect(box).toHaveValue('#ffeedd'));
});

test('an empty colour is sent as null', () => {
  const write = (shade: string) => colour({ label: 'Shade' }).write({}, { shade }, 'shade');
  expect([write(' #1a2b3c '), write('')]).toEqual([{ shade: '#1a2b3c' }, { shade: null }]);
});
