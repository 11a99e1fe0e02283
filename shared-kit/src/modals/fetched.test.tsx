import { act, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Dialog } from '../ui/overlay/Dialog';
import { fetched } from './fetched';

interface BodyModule {
  default: () => ReactNode;
}

/** A dialog whose body loads when the test says so. */
async function open(Body: () => ReactNode) {
  let arrive: (module: BodyModule) => void = () => undefined;
  const body = fetched(() => new Promise<BodyModule>((resolve) => (arrive = resolve)), {});
  render(
    <>
      <button>Beside</button>
      <Dialog open title="Generate URL" onClose={() => undefined}>
        <div tabIndex={-1}>The way to here</div>
        {body}
      </Dialog>
    </>,
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
  return () => act(async () => arrive({ default: Body }));
}
const Form = () => (
  <>
    <button>Help</button>
    <input aria-label="Hotel Code" />
  </>
);

// Loaded up front, so that the first test does not wait for it.
beforeAll(() => import('../ui/overlay/DialogPopup'));

test('a dialog whose body loads later focuses its first field instead of Close', async () => {
  const arrive = await open(Form);
  await arrive();
  expect(screen.getByRole('textbox', { name: 'Hotel Code' })).toHaveFocus();
});

test('a dialog without fields focuses the control that is marked for it', async () => {
  const arrive = await open(() => (
    <>
      <button data-begin>choose from your computer</button>
      <input type="file" hidden />
    </>
  ));
  await arrive();
  expect(screen.getByRole('button', { name: 'choose from your computer' })).toHaveFocus();
});

test('the focus that somebody moved during loading stays where it is', async () => {
  const arrive = await open(Form);
  act(() => screen.getByText('The way to here').focus());
  await arrive();
  expect(screen.getByText('The way to here')).toHaveFocus();
});

test('offline, the dialog says that its body could not be loaded, and shows it once it has loaded', async () => {
  const offline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const arrive = await open(Form);
  expect(screen.getByRole('alert')).toHaveTextContent('The dialog could not be loaded.');
  await arrive();
  expect(screen.getByRole('textbox', { name: 'Hotel Code' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  offline.mockRestore();
});

test('a body that fails to load shows a message', async () => {
  render(fetched(() => Promise.reject<BodyModule>(new Error('Loading chunk 7 failed.')), {}));
  expect(await screen.findByRole('alert')).toHaveTextContent('The dialog could not be loaded.');
});
