import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { keepFocusOnceUsed } from './keepFocusOnceUsed';

const Page = () => {
  const [isShown, setShown] = useState(true);
  return (
    <main>
      <button>New</button>
      {isShown && <button onClick={() => setShown(false)}>Hide</button>}
    </main>
  );
};

test('the focus is kept from its first use until stopped, even before the code for it has loaded', async () => {
  const stop = keepFocusOnceUsed();
  const { rerender } = render(<Page key="1" />);
  act(() => screen.getByRole('button', { name: 'Hide' }).focus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'New' })).toHaveFocus());
  stop();
  rerender(<Page key="2" />);
  act(() => screen.getByRole('button', { name: 'Hide' }).focus());
  await userEvent.keyboard('{Enter}');
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(document.body).toHaveFocus();
});
