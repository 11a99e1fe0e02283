import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignedOut } from '../src/frame/signedOut/SignedOut';
import { signedOut } from './fakeSession';

/** The answer to a token or an address that the API does not know. */
export const NOT_FOUND = { status: 404, body: { message: 'No.', code: 'not_found' } };

/** Before each test: nobody is signed in. */
export function whileSignedOut(): void {
  beforeEach(() => {
    signedOut();
    window.scrollTo = () => undefined;
  });
}

/** Opens the page at a path. */
export const open = (path: string) => {
  window.history.replaceState(null, '', path);
  return render(<SignedOut isKnown={() => Promise.resolve(true)} />);
};

/** Types into a field in place of what it contains. */
export const type = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
};

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
