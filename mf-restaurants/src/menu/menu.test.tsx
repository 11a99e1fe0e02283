import { act, screen, waitFor } from '@testing-library/react';
import { fakeApi, listOf } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { restaurant } from 'shared-kit/testing/properties';
import { renderPage } from 'shared-kit/testing/renderPage';
import { FormPage } from 'shared-kit/content/FormPage';
import { menu } from './menu';
import menuForm from './menuForm';

const SCRIPT = ' <script>document.title = "ran"</script>\n';
const stored = (more: object = {}) => ({
  id: '1',
  version: 1,
  title: 'Dinner',
  script: SCRIPT,
  published: false,
  archived: false,
  ...more,
});
const server = () =>
  fakeApi({
    'GET /properties/7': { data: restaurant('7', 'Ember & Oak') },
    'GET /properties/7/menus': listOf([]),
    'GET /properties/7/menus/:id': { data: stored() },
    'PUT /properties/7/menus/:id': ({ body }) => ({ data: stored(body as object) }),
  });

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});
const open = () =>
  renderPage(<FormPage type={menu} form={menuForm} />, '/restaurants/:restaurantId/menu/:id/edit', '/restaurants/7/menu/1/edit');

test('the script is text, and is sent unchanged', async () => {
  const api = server();
  const { user, address } = open();
  expect(await screen.findByRole('textbox', { name: 'Script' })).toHaveValue(SCRIPT);
  await user.type(screen.getByRole('textbox', { name: 'Title' }), ' 2');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address()).toBe('/restaurants/7/menu'));
  expect(api.calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ title: 'Dinner 2', script: SCRIPT });
});

test('a menu needs its title', async () => {
  const api = server();
  const { user } = open();
  await user.clear(await screen.findByRole('textbox', { name: 'Title' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('link', { name: 'Title: Required!' })).toBeInTheDocument();
  expect(api.calls.every(({ method }) => method === 'GET')).toBe(true);
});

test('a menu has no window, and its publish switch mentions none', async () => {
  server();
  open();
  expect(await screen.findByRole('switch', { name: 'Published' })).toHaveAccessibleDescription('Guests see it on the site.');
});

test('the script runs only on request, in a sandboxed document without an origin', async () => {
  server();
  const { user } = open();
  await screen.findByRole('textbox', { name: 'Script' });
  expect(screen.queryByTitle(/^Preview of/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Run the script' }));
  const frame = (await screen.findByTitle('Preview of Dinner')) as HTMLIFrameElement;
  expect(frame).toHaveAttribute('src', '/api/menu-preview');
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-popups');
  const inside = jest.spyOn(frame.contentWindow!, 'postMessage').mockImplementation(() => undefined);
  const post = (source: Window | null) =>
    act(() => void window.dispatchEvent(new MessageEvent('message', { data: 'menu preview listens', source })));
  post(window);
  expect(inside).not.toHaveBeenCalled();
  post(frame.contentWindow);
  expect(inside).toHaveBeenCalledWith({ menuScript: SCRIPT }, '*');
});

test('Run again runs the script as it is now, in a new document', async () => {
  server();
  const { user } = open();
  const script = await screen.findByRole('textbox', { name: 'Script' });
  await user.click(screen.getByRole('button', { name: 'Run the script' }));
  const before = await screen.findByTitle('Preview of Dinner');
  await user.type(script, 'later()');
  await user.type(screen.getByRole('textbox', { name: 'Title' }), ' 2');
  // The preview follows once nothing has been typed for a moment; the script that runs stays.
  expect(await screen.findByTitle('Preview of Dinner 2')).toBe(before);
  await user.click(screen.getByRole('button', { name: 'Run again' }));
  await waitFor(() => expect(before).not.toBeInTheDocument());
  const frame = screen.getByTitle<HTMLIFrameElement>('Preview of Dinner 2');
  const inside = jest.spyOn(frame.contentWindow!, 'postMessage').mockImplementation(() => undefined);
  const source = frame.contentWindow;
  act(() => void window.dispatchEvent(new MessageEvent('message', { data: 'menu preview listens', source })));
  expect(inside).toHaveBeenCalledWith({ menuScript: `${SCRIPT}later()` }, '*');
});
