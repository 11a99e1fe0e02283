import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openModal } from 'shared-kit/shellServices/modal';
import { toast } from 'shared-kit/shellServices/toast';
import { setUnsaved } from 'shared-kit/shellServices/unsaved';
import { header, open, page, withSite } from '../../testing/site';

withSite();

describe('dialogs and messages over the page', () => {
  test('one modal is open at a time, with name, styles and a close action, and returns the focus', async () => {
    const onClose = jest.fn();
    open('/');
    const opener = await header().findByRole('button', { name: /Switch to/ });
    opener.focus();
    act(() => openModal({ name: 'Upload File', title: 'Upload File', body: <p>First</p>, onClose: onClose }));
    expect(await screen.findByRole('dialog', { name: 'Upload File' })).toBeInTheDocument();
    act(() => openModal({ name: 'Delete special', title: 'Delete Special', body: <p>Second</p>, style: { width: '50rem' } }));
    expect(onClose).toHaveBeenCalledTimes(1);
    const dialog = await screen.findByRole('dialog', { name: 'Delete Special' });
    expect(screen.queryByText('First')).not.toBeInTheDocument();
    expect(dialog).toHaveStyle({ width: '50rem' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  });

  test('a modal whose body crashes says so and can be closed', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = () => {
      throw new Error('no body');
    };
    open('/');
    await header().findByRole('button', { name: /Switch to/ });
    act(() => openModal({ name: 'Generate URL', title: 'Generate URL', body: <Broken /> }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Generate URL could not be shown');
    await userEvent.click(within(alert).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('banner')).toBeInTheDocument();
  });

  test('a message says what was done', async () => {
    open('/');
    await page('dashboard {}');
    act(() => void toast({ text: 'Bring the Dog was archived.' }));
    expect(await screen.findByText('Bring the Dog was archived.')).toBeInTheDocument();
  });

  test('a page says that it is offline until the connection is back', async () => {
    open('/');
    await page('dashboard {}');
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByRole('alert')).toHaveTextContent('You are offline.');
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a link asks before it leaves unsaved work', async () => {
    open('/hotels/7');
    const link = await screen.findByRole('link', { name: 'Specials' });
    act(() => setUnsaved('form', ['Title']));
    await userEvent.click(link);
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    expect(question).toHaveAccessibleDescription('Not saved yet: Title.');
    const stay = within(question).getByRole('button', { name: 'Stay' });
    await waitFor(() => expect(stay).toHaveFocus());
    await userEvent.click(stay);
    expect(location.pathname).toBe('/hotels/7');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await userEvent.click(link);
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await page('Specials {"hotelid":"7"}')).toBeInTheDocument();
  });

  test('the question disappears once nothing is unsaved any more, as when a pending save has finished', async () => {
    open('/hotels/7');
    const link = await screen.findByRole('link', { name: 'Specials' });
    act(() => setUnsaved('form', ['Title']));
    await userEvent.click(link);
    await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    act(() => setUnsaved('form', null));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(location.pathname).toBe('/hotels/7');
  });
});
