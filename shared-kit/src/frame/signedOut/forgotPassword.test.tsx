import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../../../testing/fakeApi';
import { NOT_FOUND, open, press, type, whileSignedOut } from '../../../testing/signedOutPages';

whileSignedOut();

test('sends the email and goes to Sign In', async () => {
  const api = fakeApi({ 'POST /passwords/forgot': undefined });
  open('/forgot-password');
  await type('Email', 'nora@calloway.example');
  await press('Send Link');
  expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Sign In' })).toHaveFocus();
  expect(location.pathname).toBe('/');
  expect(screen.getByRole('status')).toHaveTextContent('We have sent you an email');
  expect(api.calls).toMatchObject([{ method: 'POST', path: '/passwords/forgot', body: { email: 'nora@calloway.example' } }]);
  expect(api.calls[0]?.headers.Authorization).toBeUndefined();
});

test.each(['', 'nora', 'nora@'])("the email '%s' shows 'Email must be in email format'", async (email) => {
  const api = fakeApi({});
  open('/forgot-password');
  await type('Email', email);
  await press('Send Link');
  expect(screen.getByText('Email must be in email format')).toBeInTheDocument();
  expect(api.calls).toEqual([]);
});

test('the same wrong email by Enter again is announced again', async () => {
  fakeApi({});
  open('/forgot-password');
  await type('Email', 'nora{Enter}');
  const message = screen.getByText('Email must be in email format');
  expect(message).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(message).not.toBeVisible();
  await waitFor(() => expect(message).toBeVisible());
});

test('an unknown email stays on the page and says so', async () => {
  fakeApi({ 'POST /passwords/forgot': NOT_FOUND });
  open('/forgot-password');
  await type('Email', 'who@calloway.example');
  await press('Send Link');
  expect(await screen.findByRole('alert')).toHaveTextContent('Email was incorrect or not found.');
  expect(location.pathname).toBe('/forgot-password');
  expect(screen.getByLabelText('Email')).toHaveValue('who@calloway.example');
});

test('a response that arrives after the person has left does not change the page', async () => {
  let answer = () => {};
  const api = fakeApi({ 'POST /passwords/forgot': () => new Promise<void>((resolve) => (answer = resolve)) });
  open('/forgot-password');
  await type('Email', 'nora@calloway.example');
  await press('Send Link');
  await userEvent.click(screen.getByRole('link', { name: 'Back to Sign In' }));
  window.history.pushState(null, '', '/hotels/7/specials');
  expect(api.calls).toHaveLength(1);
  answer();
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(location.pathname).toBe('/hotels/7/specials');
});

test('the second press of a double click that is refused leaves the focus in the field; other presses are not held back', async () => {
  open('/forgot-password');
  const field = await screen.findByLabelText('Email');
  const button = screen.getByRole('button', { name: 'Send Link' });
  const clock = jest.spyOn(performance, 'now').mockReturnValue(60_000);
  expect(fireEvent.mouseDown(button)).toBe(true);
  await userEvent.click(button);
  await waitFor(() => expect(field).toHaveFocus());
  expect(fireEvent.mouseDown(button)).toBe(false);
  expect(fireEvent.mouseDown(field)).toBe(true);
  clock.mockReturnValue(62_000);
  expect(fireEvent.mouseDown(button)).toBe(true);
  clock.mockRestore();
});

test('a capitalised address redirects to lower case', async () => {
  open('/Forgot-Password');
  expect(await screen.findByRole('heading', { name: 'Forgot Password' })).toBeInTheDocument();
  await waitFor(() => expect(location.pathname).toBe('/forgot-password'));
});
