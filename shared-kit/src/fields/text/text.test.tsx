import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FieldForm } from '../../../testing/FieldForm';
import { TextField } from './text';

const onSubmit = jest.fn();

function open(type: 'url' | 'text', link = '') {
  render(
    <FieldForm initialValues={{ link }} onSubmit={onSubmit}>
      {({ handleSubmit }) => (
        <form onSubmit={handleSubmit}>
          <TextField name="link" label="Link" type={type} />
        </form>
      )}
    </FieldForm>,
  );
  return { user: userEvent.setup(), box: screen.getByRole('textbox', { name: 'Link' }) };
}

test('an address without a scheme gets https:// when its field is left; anything else stays as it was typed', async () => {
  const { user, box } = open('url');
  await user.type(box, 'calloway.example/rooms');
  expect(box).toHaveValue('calloway.example/rooms');
  await user.tab();
  await waitFor(() => expect(box).toHaveValue('https://calloway.example/rooms'));
  await user.clear(box);
  await user.type(box, 'javascript:alert(1)');
  await user.tab();
  expect(box).toHaveValue('javascript:alert(1)');
});

test('a stored address without a scheme stays as it is when its field is left without a change', async () => {
  const { user, box } = open('url', 'calloway.example');
  await user.click(box);
  await user.tab();
  expect(box).toHaveValue('calloway.example');
  await user.type(box, '/rooms');
  await user.tab();
  expect(box).toHaveValue('https://calloway.example/rooms');
});

test('a text field that is not for addresses adds no https://', async () => {
  const { user, box } = open('text');
  await user.type(box, 'calloway.example');
  await user.tab();
  expect(box).toHaveValue('calloway.example');
});

test('Enter in an address without a scheme sends it with https://', async () => {
  const { user, box } = open('url');
  await user.type(box, 'calloway.example/rooms{Enter}');
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ link: 'https://calloway.example/rooms' }, expect.anything()));
});
