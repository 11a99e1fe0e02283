import { act, screen, waitFor } from '@testing-library/react';
import { hasUnsaved, unsavedNames } from 'shared-kit/shellServices/unsaved';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { open, server } from '../../testing/specials/list';
import { marchmont } from '../../testing/specials/samples';

beforeEach(() => signedInAs());

test('only a super user may edit the live link; a value is required and must be an address', async () => {
  const api = server();
  api.set('PUT /properties/7', {
    data: { ...marchmont, preview_urls: { specials_url: 'https://marchmont.example/new' }, version: 2 },
  });
  const { user } = open();
  expect(await screen.findByRole('link', { name: 'View Live Specials Page' })).toHaveAttribute(
    'href',
    'https://marchmont.example/offers',
  );
  await user.click(screen.getByRole('button', { name: 'Edit link' }));
  const input = await screen.findByRole('textbox', { name: /Link of/ });
  await user.clear(input);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Required!')).toBeInTheDocument();
  await user.type(input, 'marchmont');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Page must be a valid URL')).toBeInTheDocument();
  await user.clear(input);
  await user.type(input, 'https://marchmont.example/new');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.calls.at(-1)?.method === 'PUT' || api.paths().includes('PUT /properties/7')).toBe(true));
  expect(api.calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    preview_urls: { specials_url: 'https://marchmont.example/new' },
  });
});

test('leaving the page asks before a typed link is lost, and no longer once the form is closed', async () => {
  server();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit link' }));
  const input = await screen.findByRole('textbox', { name: /Link of/ });
  expect(hasUnsaved()).toBe(false);
  await user.type(input, '/new');
  expect(unsavedNames()).toEqual(['Link of “View Live Specials Page”']);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(hasUnsaved()).toBe(false);
});

test('a link is reported as stored although its response was lost; if that is unknown, the message says so', async () => {
  const api = server();
  const url = 'https://marchmont.example/new';
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit link' }));
  const input = await screen.findByRole('textbox', { name: /Link of/ });
  await user.clear(input);
  await user.type(input, url);
  api.set('PUT /properties/7', 'network gone');
  api.set('GET /properties/7', 'network gone');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/It may have been done all the same\.$/)).toBeInTheDocument();
  expect(input).toHaveFocus();
  expect(input).toHaveAccessibleDescription(/It may have been done all the same\.$/);
  api.set('GET /properties/7', { data: { id: '7', type: 'hotel', name: 'Marchmont', preview_urls: { specials_url: url } } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /Link of/ })).not.toBeInTheDocument());
  expect(screen.getByText('Link saved.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Edit link' })).toHaveFocus();
});

test('a link that could not be stored says so after the form was left; a form that was opened since stays', async () => {
  const api = server();
  const replies: ((reply: object) => void)[] = [];
  api.set('PUT /properties/7', () => new Promise<object>((resolve) => replies.push(resolve)));
  const { user } = open();
  const openForm = async () => {
    await user.click(await screen.findByRole('button', { name: 'Edit link' }));
    return screen.findByRole('textbox', { name: /Link of/ });
  };
  const saveAndCancel = async () => {
    await openForm();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
  };
  await saveAndCancel();
  await act(async () => replies[0]!({ status: 403, body: { message: 'You may not change this.', code: 'forbidden' } }));
  expect(await screen.findByText(/You may not change this\.$/)).toBeInTheDocument();

  await saveAndCancel();
  const input = await openForm();
  await user.type(input, '/winter');
  await act(async () => replies[1]!({ data: marchmont }));
  expect(await screen.findByText('Link saved.')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /Link of/ })).toHaveValue('https://marchmont.example/offers/winter');
});

test('the link form starts with the focus in its field; Escape closes it and restores the focus', async () => {
  server();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit link' }));
  expect(await screen.findByRole('textbox', { name: /Link of/ })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Edit link' })).toHaveFocus();
});

test('others see the link and cannot change it; readers see neither buttons nor menus', async () => {
  server();
  signedInAs([granted('special', '7')]);
  open();
  expect(await screen.findByRole('link', { name: 'Special 1' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View Live Specials Page' })).toBeInTheDocument();
  for (const name of ['Edit link', 'More for Special 1']) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '+ New Special' })).not.toBeInTheDocument();
});

test('without a link, a super user may add one, and others see only the sentence', async () => {
  const api = server();
  api.set('GET /properties/7', { data: { ...marchmont, preview_urls: {} } });
  const { unmount } = open();
  expect(await screen.findByRole('button', { name: 'Add link' })).toBeInTheDocument();
  unmount();
  signedInAs([granted('special', '7', 'rwx')]);
  open();
  expect(await screen.findByRole('link', { name: 'Special 1' })).toBeInTheDocument();
  expect(screen.getByText('This list is a preview of the live site.')).toBeInTheDocument();
  expect(screen.queryByText(/View Live/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /link/ })).not.toBeInTheDocument();
});
