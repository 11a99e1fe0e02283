import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { signedInAs, signedOut } from '../testing/fakeSession';
import { StandaloneHost } from './StandaloneHost';

function Rows() {
  const [names, setNames] = useState(['Arch', 'Bell']);
  return (
    <>
      <h1>Rows</h1>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button onClick={() => setNames(names.filter((other) => other !== name))}>Delete {name}</button>
          </li>
        ))}
      </ul>
    </>
  );
}

afterEach(signedOut);

test('P-005 a remote that stands alone keeps the focus of a row that goes, as the shell does', async () => {
  signedInAs([]);
  render(
    <StandaloneHost
      routes={[{ path: '/', title: 'Rows', page: 'rows' }]}
      pages={{ rows: () => Promise.resolve({ default: Rows }) }}
    />,
  );
  const user = userEvent.setup();
  const first = await screen.findByRole('button', { name: 'Delete Arch' });
  act(() => first.focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete Bell' })).toHaveFocus());
});
