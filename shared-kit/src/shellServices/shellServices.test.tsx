import { act, render, screen } from '@testing-library/react';
import { resetSession } from '../session/state';
import { signedInAs } from '../../testing/fakeSession';
import { closeModal, openModal, useModal } from './modal';
import { setPageTitle, usePageTitle } from './pageTitle';
import { toast, useToasts } from './toast';
import { clearUnsaved, confirmLeave, hasUnsaved, setConfirmLeave, setUnsaved, unsavedNames } from './unsaved';

function Shown() {
  const modal = useModal();
  const toasts = useToasts();
  return (
    <>
      <p>{modal ? modal.title : 'no modal'}</p>
      <ul>
        {toasts.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </>
  );
}

describe('modals', () => {
  it('are open one at a time: opening another closes the first and calls its onClose once', () => {
    const onClose = jest.fn();
    render(<Shown />);
    act(() => openModal({ name: 'Upload File', title: 'Upload File', body: null, onClose }));
    act(() => openModal({ name: 'Delete', title: 'Delete special', body: null, style: { width: '50rem' } }));
    expect(screen.getByText('Delete special')).toBeInTheDocument();
    expect(onClose).toHaveBeenCalledTimes(1);
    act(closeModal);
    act(closeModal);
    expect(screen.getByText('no modal')).toBeInTheDocument();
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('toasts', () => {
  beforeEach(() => signedInAs());

  it('are three at most and can be dismissed', () => {
    render(<Shown />);
    const dismissals: Array<() => void> = [];
    act(() => ['one', 'two', 'three', 'four'].forEach((text) => void dismissals.push(toast({ text }))));
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['two', 'three', 'four']);
    act(() => dismissals.forEach((dismiss) => dismiss()));
    expect(screen.queryAllByRole('listitem')).toEqual([]);
  });

  it('call onGone when they are dismissed or replaced by three others', () => {
    const onGone = jest.fn();
    const dismiss = toast({ text: 'one', onGone: () => onGone('one') });
    toast({ text: 'two', onGone: () => onGone('two') });
    dismiss();
    dismiss();
    expect(onGone.mock.calls).toEqual([['one']]);
    ['three', 'four', 'five'].forEach((text) => toast({ text }));
    expect(onGone.mock.calls).toEqual([['one'], ['two']]);
  });

  it('of one person are not shown to the next', () => {
    render(<Shown />);
    act(() => void toast({ text: 'Spa days deleted.', action: { label: 'Undo', run: () => undefined } }));
    act(() => void resetSession('signOut'));
    expect(screen.queryAllByRole('listitem')).toEqual([]);
    // The answer to a slow call.
    act(() => void toast({ text: 'Spa weekend archived.', action: { label: 'Undo', run: () => undefined } }));
    act(() => signedInAs([], { id: '2' }));
    expect(screen.queryAllByRole('listitem')).toEqual([]);
  });
});

describe('unsaved work', () => {
  afterEach(() => {
    clearUnsaved();
    setConfirmLeave(null);
  });

  it('is asked about by the names of its fields: No keeps it, Yes forgets it', async () => {
    const ask = jest.fn().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
    setConfirmLeave(ask);
    setUnsaved('special', ['Title', 'Content']);
    setUnsaved('hours', ['Monday']);
    expect(unsavedNames()).toEqual(['Title', 'Content', 'Monday']);
    expect(await confirmLeave()).toBe(false);
    expect(hasUnsaved()).toBe(true);
    expect(await confirmLeave()).toBe(true);
    expect(hasUnsaved()).toBe(false);
    expect(ask).toHaveBeenCalledWith(['Title', 'Content', 'Monday']);
  });

  it('is not asked about when there is none', async () => {
    const ask = jest.fn();
    setConfirmLeave(ask);
    setUnsaved('special', ['Title']);
    setUnsaved('special', null);
    expect(await confirmLeave()).toBe(true);
    expect(ask).not.toHaveBeenCalled();
  });
});

describe('the document title', () => {
  it('is page name, separator, short name', () => {
    setPageTitle('Specials');
    expect(document.title).toBe('Specials | Innkeeper');
  });

  it("is the page's own name as soon as it is known", () => {
    function Page({ name }: { name?: string }) {
      usePageTitle(name);
      return null;
    }
    setPageTitle('Dashboard');
    const { rerender } = render(<Page />);
    expect(document.title).toBe('Dashboard | Innkeeper');
    rerender(<Page name="The Harbour" />);
    expect(document.title).toBe('The Harbour | Innkeeper');
  });
});
