import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ToastRegion, type ToastItem } from '../toast/ToastRegion';
import { keepFocus } from './keepFocus';

/** Rows with two columns of buttons. */
jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
  const rows = [...document.querySelectorAll('li')];
  return new DOMRect(this.textContent?.startsWith('Delete') ? 200 : 0, 100 + 50 * rows.indexOf(this.closest('li')!));
});

function Page() {
  const [names, setNames] = useState(['Arch', 'Bell', 'Key']);
  const [dialog, setDialog] = useState<string>();
  return (
    <main>
      <input aria-label="Filter" />
      <button>New</button>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button>Open {name}</button>
            <button onClick={() => setNames(names.filter((other) => other !== name))}>Delete {name}</button>
            <button onClick={() => setDialog(name)}>Ask for {name}</button>
          </li>
        ))}
      </ul>
      {dialog && (
        <div role="dialog">
          <button
            onClick={() => {
              setDialog(undefined);
              setNames(names.filter((other) => other !== dialog));
            }}
          >
            Yes
          </button>
        </div>
      )}
    </main>
  );
}

const Messages = () => {
  const [toasts, setToasts] = useState<ToastItem[]>([]);
  const undo: ToastItem = { id: 1, text: 'Archived.', tone: 'done', action: { label: 'Undo', run: () => undefined } };
  return (
    <>
      <button>Another</button>
      <button onClick={() => setToasts([undo])}>Archive</button>
      <ToastRegion toasts={toasts} onDismiss={() => setToasts([])} />
    </>
  );
};

/** A part that a button adds to a form, like the second modal and the package restrictions. */
const FormWithPart = () => {
  const [isAdded, setAdded] = useState(false);
  return (
    <form>
      <input aria-label="Title" />
      {isAdded ? (
        <div>
          <textarea aria-label="Restrictions" />
          <button type="button" onClick={() => setAdded(false)}>
            Remove
          </button>
        </div>
      ) : (
        <div>
          <button type="button" onClick={() => setAdded(true)}>
            Add
          </button>
        </div>
      )}
    </form>
  );
};

let stop: () => void;
beforeEach(() => (stop = keepFocus()));
afterEach(() => stop());

const button = (name: string) => screen.getByRole('button', { name });
const press = async (name: string) => {
  const user = userEvent.setup();
  act(() => button(name).focus());
  await user.keyboard('{Enter}');
};

test('the focus of a row that was deleted goes to the same control of the row that took its place', async () => {
  render(<Page />);
  await press('Delete Bell');
  await waitFor(() => expect(button('Delete Key')).toHaveFocus());
  await press('Delete Key');
  await waitFor(() => expect(button('Delete Arch')).toHaveFocus());
});

test('after the last row was deleted, the focus goes to a button, not to a field', async () => {
  render(<Page />);
  for (const name of ['Delete Arch', 'Delete Bell', 'Delete Key']) await press(name);
  await waitFor(() => expect(button('New')).toHaveFocus());
});

test('a dialog that deleted the row it was opened from hands the focus to the next row', async () => {
  render(<Page />);
  await press('Ask for Bell');
  await press('Yes');
  await waitFor(() => expect(document.activeElement?.closest('li')).toHaveTextContent('Key'));
});

test('a button that closes its message returns the focus to where it was', async () => {
  const user = userEvent.setup();
  render(<Messages />);
  await user.click(button('Archive'));
  await user.tab();
  expect(button('Undo')).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(button('Archive')).toHaveFocus());
});

test('Undo in a message returns the focus to the page even if there are more; Dismiss moves it to the next one', async () => {
  const user = userEvent.setup();
  const first: ToastItem = { id: 1, text: 'Archived.', tone: 'done', action: { label: 'Undo', run: () => undefined } };
  const others: ToastItem[] = [2, 3].map((id) => ({ id, text: `Problem ${id}.`, tone: 'problem' }));
  const Several = () => {
    const [toasts, setToasts] = useState<ToastItem[]>([]);
    return (
      <>
        <button onClick={() => setToasts([first, ...others])}>Archive</button>
        <ToastRegion toasts={toasts} onDismiss={(dismissed) => setToasts(toasts.filter(({ id }) => id !== dismissed))} />
      </>
    );
  };
  render(<Several />);
  await user.click(button('Archive'));
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText('Archived.')).not.toBeInTheDocument());
  await waitFor(() => expect(button('Archive')).toHaveFocus());
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(button('Dismiss')).toHaveFocus());
});

test('a field that replaces its button gets the focus, and so does the button when the field is removed', async () => {
  render(<FormWithPart />);
  await press('Add');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Restrictions' })).toHaveFocus());
  await press('Remove');
  await waitFor(() => expect(button('Add')).toHaveFocus());
});

test('on a touch screen no field gets the focus, since it would open the keyboard over the page', async () => {
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  render(<FormWithPart />);
  await press('Add');
  await waitFor(() => expect(button('Remove')).toHaveFocus());
  jest.mocked(window.matchMedia).mockRestore();
});

test('a control that cannot take the focus is skipped', async () => {
  render(<Page />);
  const hidden = button('Delete Key');
  jest.spyOn(hidden, 'focus').mockImplementation(() => undefined);
  await press('Delete Bell');
  await waitFor(() => expect(button('Delete Arch')).toHaveFocus());
});

test('a control that is hidden from screen readers, or that Tab skips, does not get the focus', async () => {
  render(<Page />);
  button('Delete Key').setAttribute('aria-hidden', 'true');
  button('Ask for Key').tabIndex = -1;
  button('Open Key').setAttribute('aria-hidden', 'true');
  await press('Delete Bell');
  await waitFor(() => expect(button('Delete Arch')).toHaveFocus());
});

test('after a click beside all controls, no control gets the focus', async () => {
  const user = userEvent.setup();
  const Rows = ({ name }: { name: string }) => (
    <main>
      <ul>
        <li key={name}>
          <button>Open {name}</button>
        </li>
      </ul>
    </main>
  );
  const { rerender } = render(<Rows name="Bell" />);
  act(() => button('Open Bell').focus());
  await user.click(screen.getByRole('list'));
  rerender(<Rows name="Key" />);
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(document.body).toHaveFocus();
});

test('the focus moves from the heading of a loading page to the heading of the loaded page', async () => {
  const Loading = () => <h1 tabIndex={-1}>Edit Special</h1>;
  const { rerender } = render(<Loading />);
  act(() => screen.getByRole('heading').focus());
  rerender(
    <form>
      <h1>Edit Special</h1>
      <button>Title & Content</button>
    </form>,
  );
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
});

test('on another page no control gets the focus: the page itself sets it', async () => {
  const { rerender } = render(<Page key="1" />);
  act(() => button('Open Bell').focus());
  history.pushState(null, '', '/elsewhere');
  rerender(<Page key="2" />);
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(document.body).toHaveFocus();
  history.pushState(null, '', '/');
});

test('where the page was left without a press, as by a right that is withdrawn, the heading of the next one gets the focus', async () => {
  const { rerender } = render(<Page />);
  act(() => button('Open Bell').focus());
  history.pushState(null, '', '/elsewhere');
  rerender(<h1>Dashboard</h1>);
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
  history.pushState(null, '', '/');
});

test('a button that disables itself passes the focus on', async () => {
  const LastPage = () => {
    const [isLast, setLast] = useState(false);
    return (
      <nav>
        <button>Previous page</button>
        <button disabled={isLast} onClick={() => setLast(true)}>
          Next page
        </button>
      </nav>
    );
  };
  render(<LastPage />);
  const stop = keepFocus();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Previous page' })).toHaveFocus());
  stop();
});
