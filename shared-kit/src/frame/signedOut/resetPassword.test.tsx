import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../../../testing/fakeApi';
import { NOT_FOUND, open, press, type, whileSignedOut } from '../../../testing/signedOutPages';

const found = { 'GET /passwords/:token': { data: { id: 'aB', email: 'nora@calloway.example' } } };
const typeTwice = async (password: string) => {
  await type('Password', password);
  await type('Confirm Password', password);
};

whileSignedOut();

test.each(['/reset-password/%', '/reset-password/%E0%A4%A'])(
  'the malformed link %s is reported as no longer valid',
  async (link) => {
    const api = fakeApi({ 'GET /passwords/:token': NOT_FOUND });
    open(link);
    expect(await screen.findByRole('heading', { name: 'Forgot Password' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('This link is no longer valid.');
    expect(api.calls).toHaveLength(1);
  },
);

test('a capitalised address redirects to lower case, except for its token', async () => {
  const api = fakeApi(found);
  open('/Reset-Password/aB');
  await waitFor(() => expect(location.pathname).toBe('/reset-password/aB'));
  expect(await screen.findByLabelText('Email')).toHaveValue('nora@calloway.example');
  expect(new Set(api.paths())).toEqual(new Set(['GET /passwords/aB']));
});

test('fetches the reset by its token and shows email, password and confirmation', async () => {
  const api = fakeApi(found);
  open('/reset-password/aB');
  expect(await screen.findByLabelText('Email')).toHaveValue('nora@calloway.example');
  expect(screen.getByLabelText('Password')).toBeInTheDocument();
  expect(screen.getByLabelText('Confirm Password')).toBeInTheDocument();
  expect(api.paths()).toEqual(['GET /passwords/aB']);
});

test('an invalid token leads to /forgot-password', async () => {
  fakeApi({ 'GET /passwords/:token': NOT_FOUND });
  open('/reset-password/old');
  expect(await screen.findByRole('heading', { name: 'Forgot Password' })).toBeInTheDocument();
  expect(location.pathname).toBe('/forgot-password');
  const notice = screen.getByRole('status');
  expect(notice).toHaveTextContent('This link is no longer valid.');
  expect(notice).toHaveClass('warn');
});

test('after an invalid token, the new link is confirmed and the old one no longer mentioned', async () => {
  fakeApi({ 'GET /passwords/:token': NOT_FOUND, 'POST /passwords/forgot': undefined });
  open('/reset-password/old');
  expect(await screen.findByText(/This link is no longer valid/)).toBeInTheDocument();
  await type('Email', 'nora@calloway.example');
  await press('Send Link');
  expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('We have sent you an email');
  expect(screen.queryByText(/This link is no longer valid/)).not.toBeInTheDocument();
});

test('a token that could not be checked is not called invalid', async () => {
  const api = fakeApi({ 'GET /passwords/:token': { status: 500, body: '' } });
  open('/reset-password/aB');
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on the server.');
  api.set('GET /passwords/:token', found['GET /passwords/:token']);
  await press('Try again');
  expect(await screen.findByLabelText('Email')).toBeInTheDocument();
});

test('a link that is opened while the server is restarted is checked when it is back', async () => {
  const answers = [{ status: 502, body: '' }];
  fakeApi({ 'GET /passwords/:token': () => answers.shift() ?? found['GET /passwords/:token'] });
  open('/reset-password/aB');
  expect(await screen.findByLabelText('Email')).toBeInTheDocument();
});

test.each([
  ['nora', 'innkeeper-2', 'innkeeper-2', 'Email must be in email format'],
  ['tomas@calloway.example', 'innkeeper-2', 'innkeeper-2', 'This link is for nora@calloway.example.'],
  ['nora@calloway.example', '', '', 'Password must be at least 8 characters'],
  ['nora@calloway.example', '1234567', '1234567', 'Password must be at least 8 characters'],
  ['nora@calloway.example', 'innkeeper-2', 'innkeeper-3', 'Password must match confirmation'],
])('email %s, password %s, confirmation %s: %s', async (email, password, again, message) => {
  const api = fakeApi(found);
  open('/reset-password/aB');
  await type('Email', email);
  await type('Password', password);
  await type('Confirm Password', again);
  await press('Reset Password');
  expect(screen.getByText(message)).toBeInTheDocument();
  expect(api.calls).toHaveLength(1);
});

test('accepts the email in capitals too, sends only the password and goes to / to sign in', async () => {
  const api = fakeApi({ ...found, 'PUT /passwords/:token': undefined });
  open('/reset-password/aB');
  await type('Email', 'Nora@Calloway.example');
  await typeTwice('innkeeper-2');
  await press('Reset Password');
  expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeInTheDocument();
  expect(api.calls[1]).toMatchObject({ method: 'PUT', path: '/passwords/aB', body: { password: 'innkeeper-2' } });
  expect(screen.getByRole('status')).toHaveTextContent('Your password has been changed.');
});

test('a response that arrives after the person has left does not change the page', async () => {
  let answer = () => {};
  const api = fakeApi({ ...found, 'PUT /passwords/:token': () => new Promise<void>((resolve) => (answer = resolve)) });
  open('/reset-password/aB');
  await typeTwice('innkeeper-2');
  await press('Reset Password');
  await userEvent.click(screen.getByRole('link', { name: 'Back to Sign In' }));
  window.history.pushState(null, '', '/hotels/7/specials');
  expect(api.calls).toHaveLength(2);
  answer();
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(location.pathname).toBe('/hotels/7/specials');
});

test('a failure says so and keeps what was typed', async () => {
  fakeApi({ ...found, 'PUT /passwords/:token': { status: 500, body: { message: 'Sorry.', code: 'internal' } } });
  open('/reset-password/aB');
  await typeTwice('innkeeper-2');
  await press('Reset Password');
  expect(await screen.findByRole('alert')).toHaveTextContent('There was an error resetting your password.');
  expect(screen.getByLabelText('Password')).toHaveValue('innkeeper-2');
});

test('reports the password as changed although the response was lost', async () => {
  const api = fakeApi({ ...found, 'PUT /passwords/:token': 'network gone' });
  open('/reset-password/aB');
  await typeTwice('innkeeper-2');
  api.set('GET /passwords/:token', NOT_FOUND);
  await press('Reset Password');
  expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Your password has been changed.');
});

test('reports the password as changed at the next press if that could not be checked at first', async () => {
  const api = fakeApi({ ...found, 'PUT /passwords/:token': 'network gone' });
  open('/reset-password/aC');
  await typeTwice('innkeeper-2');
  api.set('GET /passwords/:token', { status: 500, body: '' });
  await press('Reset Password');
  await screen.findByRole('alert');
  api.set('PUT /passwords/:token', NOT_FOUND);
  await press('Reset Password');
  expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Your password has been changed.');
});

test('a link that stopped working while the form was open leads to /forgot-password', async () => {
  fakeApi({ ...found, 'PUT /passwords/:token': NOT_FOUND });
  open('/reset-password/aD');
  await typeTwice('innkeeper-2');
  await press('Reset Password');
  expect(await screen.findByRole('heading', { name: 'Forgot Password' })).toBeInTheDocument();
  expect(location.pathname).toBe('/forgot-password');
  expect(screen.getByRole('status')).toHaveTextContent('This link is no longer valid.');
});

test('does not report another password as stored than that of the attempt whose response was lost', async () => {
  const api = fakeApi({ ...found, 'PUT /passwords/:token': 'network gone' });
  open('/reset-password/aE');
  await typeTwice('innkeeper-2');
  api.set('GET /passwords/:token', { status: 500, body: '' });
  await press('Reset Password');
  await screen.findByRole('alert');
  api.set('PUT /passwords/:token', NOT_FOUND);
  await typeTwice('innkeeper-3');
  await press('Reset Password');
  expect(await screen.findByRole('heading', { name: 'Forgot Password' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('This link is no longer valid.');
});
