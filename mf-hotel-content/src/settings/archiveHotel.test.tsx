import { act, screen, waitFor } from '@testing-library/react';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { open, puts, save, server, textbox } from '../../testing/hotelSettings';

beforeEach(() => signedInAs());

test('Archive this Hotel adds the flag and leads to the Archived tab', async () => {
  const api = server();
  const { user, address } = open();
  await user.click(await screen.findByRole('button', { name: 'Archive this Hotel' }));
  await waitFor(() => expect(address()).toBe('/hotels/properties?list=archived'));
  expect(puts(api)[0]?.body).toMatchObject({ archived: true });
  expect(await screen.findByText(/ saved and archived\.$/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
});

test('Archive this Hotel keeps the focus while the save is on its way', async () => {
  server(() => new Promise(() => {}));
  const { user } = open();
  const archive = await screen.findByRole('button', { name: 'Archive this Hotel' });
  archive.focus();
  await user.keyboard('{Enter}');
  await screen.findByText('Saving…');
  await act(() => new Promise((later) => setTimeout(later, 200)));
  expect(archive).toHaveFocus();
});

test('after a failed archive only Try again archives: the next Save does not', async () => {
  const api = server({ status: 500, body: { message: 'It broke.', code: 'internal', fields: {} } });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Archive this Hotel' }));
  expect(await screen.findByText('It broke.')).toBeInTheDocument();
  expect(screen.getByText('No unsaved changes')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(puts(api)).toHaveLength(2));
  expect(await screen.findByText('It broke.')).toBeInTheDocument();
  await user.type(await textbox('Analytics ID'), 'UA-123456-01');
  await save(user);
  await waitFor(() => expect(puts(api)).toHaveLength(3));
  expect(puts(api).map(({ body }) => (body as { archived?: boolean }).archived)).toEqual([true, true, undefined]);
});

test('after a press of Archive this Hotel in a form with errors the next Save does not archive', async () => {
  const api = server();
  const { user } = open();
  const name = await textbox('Name');
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'Archive this Hotel' }));
  expect(await screen.findByText('There is 1 thing to put right')).toBeInTheDocument();
  await user.type(name, 'Another name');
  await save(user);
  await waitFor(() => expect(puts(api)).toHaveLength(1));
  expect(puts(api)[0]?.body).toMatchObject({ name: 'Another name' });
  expect(puts(api)[0]?.body).not.toHaveProperty('archived', true);
});

test('Archive this Hotel is disabled until something is changed after a refusal, as Save is', async () => {
  const api = server({ status: 422, body: { message: 'This name is taken.', code: 'invalid', fields: {} } });
  const { user } = open();
  await user.type(await textbox('Name'), '!');
  await save(user);
  expect(await screen.findByText('This name is taken.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Archive this Hotel' }));
  expect(puts(api)).toHaveLength(1);
  await user.type(await textbox('Name'), '!');
  await user.click(screen.getByRole('button', { name: 'Archive this Hotel' }));
  await waitFor(() => expect(puts(api)).toHaveLength(2));
});
