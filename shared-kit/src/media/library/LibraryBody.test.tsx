import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeModal } from 'shared-kit/shellServices/modal';
import { fakeApi, listOf } from '../../../testing/fakeApi';
import { signedInAs, signedOut } from '../../../testing/fakeSession';
import { openLibrary } from '../mediaModals';
import { OpenModal, wireAsset } from '../../../testing/media';

beforeEach(() => signedInAs());
afterEach(() => {
  act(() => closeModal());
  act(() => signedOut());
});

function open(onChoose = jest.fn()) {
  render(<OpenModal />);
  act(() => openLibrary({ kind: 'image', category: 'Specials', onChoose }));
  return { user: userEvent.setup(), onChoose };
}
const first = listOf([wireAsset('1'), wireAsset('2')]);

test('the category of the picker is chosen; a file name is searched for in all categories', async () => {
  const api = fakeApi({ 'GET /assets': first });
  const { user } = open();
  expect(await screen.findByLabelText('Category')).toHaveValue('Specials');
  await screen.findByRole('button', { name: /Picture 1/ });
  expect(api.calls[0]?.query).toMatchObject({ q: 'cat#Specials', filetype: 'image' });

  await user.click(screen.getByRole('button', { name: 'File Name' }));
  await user.type(screen.getByLabelText('Search by file name'), 'pool');
  await waitFor(() => expect(api.calls.at(-1)?.query).toMatchObject({ name: 'i%%pool' }), { timeout: 2000 });
  expect(api.calls.at(-1)?.query).not.toHaveProperty('q');
  expect(api.calls).toHaveLength(2);
  expect(screen.getByText('A search covers all categories.')).toBeInTheDocument();
});

test('when the person may not upload, the dialog says whom to ask', async () => {
  fakeApi({ 'GET /assets': first });
  open();
  await screen.findByRole('button', { name: /Picture 1/ });
  expect(screen.queryByText(/ask a super user/)).not.toBeInTheDocument();
  act(() => closeModal());
  act(() => openLibrary({ kind: 'image', asksForUpload: true, onChoose: jest.fn() }));
  expect(await screen.findByText('To add a file, ask a super user.')).toBeInTheDocument();
});

test('choosing gives the asset to the form and closes the library', async () => {
  fakeApi({ 'GET /assets': first });
  const { user, onChoose } = open();
  await user.click(await screen.findByRole('button', { name: /Picture 2/ }));
  expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: '2', alt: 'What 2 shows' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the next page is appended by following links.next', async () => {
  const api = fakeApi({
    'GET /assets': ({ query }: { query: Record<string, string> }) =>
      query.page === '2'
        ? listOf([wireAsset('2'), wireAsset('3')], { count: 3, page: 2 })
        : listOf([wireAsset('1'), wireAsset('2')], {
            count: 3,
            links: { previous: null, next: 'https://inside.example/api/assets?filetype=image&q=cat%23Specials&page=2' },
          }),
  });
  const { user } = open();
  expect(await screen.findByText('2 of 3')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('3 of 3')).toBeInTheDocument();
  expect(api.calls.at(-1)?.query).toEqual({ filetype: 'image', q: 'cat#Specials', page: '2' });
  expect(within(screen.getByRole('list', { name: 'Photos' })).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('a next page that fails to load keeps the shown files, and can be retried', async () => {
  const next = 'https://inside.example/api/assets?page=2';
  let broken = true;
  fakeApi({
    'GET /assets': ({ query }: { query: Record<string, string> }) => {
      if (query.page !== '2') return listOf([wireAsset('1')], { count: 2, links: { previous: null, next } });
      return broken ? { status: 400, body: { message: 'No.', code: 'bad' } } : listOf([wireAsset('2')], { count: 2 });
    },
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('The next ones could not be loaded.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Picture 1/ })).toBeInTheDocument();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: /Picture 2/ })).toBeInTheDocument();
});

test('an empty category, an empty search and a failure each say what to do', async () => {
  const api = fakeApi({ 'GET /assets': listOf([]) });
  const { user } = open();
  expect(await screen.findByText('No pictures in Specials yet')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Search by tag'), 'unicorn{Enter}');
  expect(await screen.findByText('Nothing found')).toBeInTheDocument();
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('0 files found.');
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(await screen.findByText('No pictures in Specials yet')).toBeInTheDocument();

  api.set('GET /assets', { status: 403, body: { message: 'You may not see this.', code: 'forbidden' } });
  await user.selectOptions(screen.getByLabelText('Category'), 'Calendars');
  expect(await screen.findByText('You may not see this.')).toBeInTheDocument();
  api.set('GET /assets', first);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: /Picture 1/ })).toBeInTheDocument();
});

test('arrow keys move among the cards', async () => {
  fakeApi({ 'GET /assets': listOf(['1', '2', '3'].map((id) => wireAsset(id))) });
  const { user } = open();
  const card = await screen.findByRole('button', { name: /Picture 1/ });
  act(() => card.focus());
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: /Picture 2/ })).toHaveFocus();
  await user.keyboard('{End}');
  expect(screen.getByRole('button', { name: /Picture 3/ })).toHaveFocus();
  await user.keyboard('{ArrowRight}{Home}');
  expect(card).toHaveFocus();
});
