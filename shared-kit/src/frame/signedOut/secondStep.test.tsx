import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { passkeysSupported, signWithPasskey } from '../../second-factor/passkey';
import { getSession } from '../../session';
import { fakeApi, listOf, type FakeCall } from '../../../testing/fakeApi';
import { signedOut } from '../../../testing/fakeSession';
import SignIn from './SignIn';

jest.mock('../../second-factor/passkey', () => ({
  passkeysSupported: jest.fn(() => true),
  makePasskey: jest.fn(),
  signWithPasskey: jest.fn(),
}));

const secondFactorRequired = (fields: object, second: object = {}, message = 'Show your second factor.') => ({
  status: 401,
  body: {
    message,
    code: 'second_factor_required',
    fields,
    second_factor: { app: true, recovery: true, passkey: null, ...second },
  },
});
const WRONG = 'This code is wrong, or it was used before';
const token = { status: 201, body: { data: { token: { value: 'token-9' } } } };
const profile = {
  'GET /profile': { data: { id: '1', first_name: 'Nora', last_name: 'Okafor', email: 'nora@calloway.example' } },
  'GET /profile/permissions': listOf([]),
};
const openSecondStep = async (answer: (call: FakeCall) => object) => {
  const api = fakeApi({ ...profile, 'POST /auth': answer });
  render(<SignIn />);
  await userEvent.type(screen.getByLabelText('Email'), 'nora@calloway.example');
  await userEvent.type(screen.getByLabelText('Password'), 'innkeeper-1');
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'Second step' });
  return api;
};
const bodyOf = ({ body }: FakeCall) => body as Record<string, string>;

beforeEach(() => {
  signedOut();
});

test('by keyboard alone: the code field has the focus and shows a wrong code, and the right code signs in', async () => {
  const api = await openSecondStep((call) => {
    const { code } = bodyOf(call);
    return code === '123456'
      ? token
      : secondFactorRequired({ code: code ? WRONG : 'Required!' }, {}, code ? 'This code is wrong.' : 'Show it.');
  });
  const code = screen.getByLabelText('Code from your authenticator app');
  await waitFor(() => expect(code).toHaveFocus());
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code).toHaveAttribute('inputmode', 'numeric');
  await userEvent.keyboard('{Enter}');
  expect(code).toHaveAccessibleDescription('Required!');
  expect(api.calls).toHaveLength(1);
  await userEvent.keyboard('000000{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription(WRONG));
  expect(screen.getByRole('alert')).toHaveTextContent('This code is wrong.');
  await waitFor(() => expect(code).toHaveFocus());
  await userEvent.clear(code);
  await userEvent.keyboard('123456{Enter}');
  await waitFor(() => expect(getSession()).toMatchObject({ status: 'signedIn', token: 'token-9' }));
  expect(bodyOf(api.calls[2]!)).toEqual({ username: 'nora@calloway.example', password: 'innkeeper-1', code: '123456' });
});

test('a sentence that is shown at the field is not repeated above the button, nor spoken twice', async () => {
  const refused = (call: FakeCall) => secondFactorRequired({ code: bodyOf(call).code ? WRONG : 'Required!' }, {}, `${WRONG}.`);
  await openSecondStep(refused);
  const code = screen.getByLabelText('Code from your authenticator app');
  await userEvent.type(code, '000000{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription(WRONG));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a recovery code is typed as letters', async () => {
  const api = await openSecondStep((call) => (bodyOf(call).code ? token : secondFactorRequired({ code: 'Required!' })));
  await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  const code = screen.getByLabelText('Recovery code');
  expect(code).toHaveAttribute('inputmode', 'text');
  await userEvent.type(code, 'abcde-fghjk{Enter}');
  await waitFor(() => expect(getSession().status).toBe('signedIn'));
  expect(bodyOf(api.calls[1]!).code).toBe('abcde-fghjk');
});

test('another second factor starts with an empty field, without what was said about the first one', async () => {
  await openSecondStep((call) =>
    secondFactorRequired({ code: bodyOf(call).code ? WRONG : 'Required!' }, {}, 'This code is wrong.'),
  );
  await userEvent.type(screen.getByLabelText('Code from your authenticator app'), '000000{Enter}');
  await screen.findByText('This code is wrong.');
  await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  const code = screen.getByLabelText('Recovery code');
  expect(code).toHaveValue('');
  expect(code).not.toHaveAccessibleDescription();
  expect(screen.queryByText('This code is wrong.')).not.toBeInTheDocument();
  await waitFor(() => expect(code).toHaveFocus());
});

test('where the browser has no passkeys, a person with nothing else is offered only a recovery code', async () => {
  jest.mocked(passkeysSupported).mockReturnValue(false);
  await openSecondStep(() => secondFactorRequired({ code: 'Required!' }, { app: false, passkey: '1' }));
  expect(screen.getByLabelText('Recovery code')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Use another second factor' })).not.toBeInTheDocument();
  jest.mocked(passkeysSupported).mockReturnValue(true);
});

test('a passkey signs the newest challenge; a refusal by the browser is shown', async () => {
  let challenge = 0;
  const api = await openSecondStep((call) => {
    const { passkey: shown } = bodyOf(call);
    challenge += 1;
    return shown === '"2"'
      ? token
      : secondFactorRequired({ code: 'Required!' }, { app: false, recovery: false, passkey: String(challenge) }, 'Not accepted.');
  });
  const sign = jest.mocked(signWithPasskey).mockResolvedValueOnce({ problem: 'The passkey was not used. Try again.' });
  const button = screen.getByRole('button', { name: 'Use a passkey' });
  await waitFor(() => expect(button).toHaveFocus());
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await userEvent.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('The passkey was not used.');
  sign.mockImplementation((options) => Promise.resolve({ answer: JSON.stringify(options) }));
  await userEvent.click(button);
  expect(await screen.findByText('Not accepted.')).toBeInTheDocument();
  await userEvent.click(button);
  await waitFor(() => expect(getSession().status).toBe('signedIn'));
  expect(sign.mock.calls.map(([options]) => options)).toEqual(['1', '1', '2']);
  expect(api.calls.filter(({ path }) => path === '/auth')).toHaveLength(3);
});

test('a double click asks for the passkey once', async () => {
  await openSecondStep((call) =>
    bodyOf(call).passkey ? token : secondFactorRequired({}, { app: false, recovery: false, passkey: '1' }),
  );
  const sign = jest.mocked(signWithPasskey);
  sign.mockReset().mockImplementation(async (options) => {
    await new Promise((later) => setTimeout(later, 20));
    return { answer: JSON.stringify(options) };
  });
  await userEvent.dblClick(screen.getByRole('button', { name: 'Use a passkey' }));
  await waitFor(() => expect(getSession().status).toBe('signedIn'));
  expect(sign).toHaveBeenCalledTimes(1);
});

test('too many attempts and a lost network are reported, and the typed code stays', async () => {
  const api = await openSecondStep(() => secondFactorRequired({ code: 'Required!' }));
  api.set('POST /auth', { status: 429, body: { message: 'Too many failed attempts.', code: 'rate_limited', fields: {} } });
  const code = screen.getByLabelText('Code from your authenticator app');
  await userEvent.type(code, '123456{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many failed attempts.');
  expect(code).toHaveValue('123456');
  api.set('POST /auth', 'network gone');
  await userEvent.type(code, '{Enter}');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('could not be reached'));
});

test('Back to Sign In returns to the first step with the typed email', async () => {
  await openSecondStep(() => secondFactorRequired({ code: 'Required!' }));
  await userEvent.click(screen.getByRole('button', { name: 'Back to Sign In' }));
  expect(screen.getByLabelText('Email')).toHaveValue('nora@calloway.example');
  expect(screen.getByRole('heading', { name: 'Sign In' })).toHaveFocus();
});

test('the second step sends the email and password that the first one sent, whatever was typed while it waited', async () => {
  let answer: (reply: object) => void = () => undefined;
  const api = fakeApi({
    ...profile,
    'POST /auth': (call) => (bodyOf(call).code ? token : new Promise<object>((resolve) => (answer = resolve))),
  });
  render(<SignIn />);
  await userEvent.type(screen.getByLabelText('Email'), 'nora@calloway.example');
  await userEvent.type(screen.getByLabelText('Password'), 'innkeeper-1');
  await userEvent.keyboard('{Enter}x');
  answer(secondFactorRequired({ code: 'Required!' }));
  await userEvent.type(await screen.findByLabelText('Code from your authenticator app'), '123456{Enter}');
  await waitFor(() => expect(getSession().status).toBe('signedIn'));
  expect(bodyOf(api.calls[1]!)).toEqual({ username: 'nora@calloway.example', password: 'innkeeper-1', code: '123456' });
});

test("'Back to Sign In' while the browser asks for a passkey: the passkey that comes later signs nobody in", async () => {
  let sign: (answer: { answer: string }) => void = () => undefined;
  jest.mocked(signWithPasskey).mockReturnValueOnce(new Promise((resolve) => (sign = resolve)));
  const api = await openSecondStep((call) => (bodyOf(call).passkey ? token : secondFactorRequired({}, { passkey: '{}' })));
  await userEvent.click(screen.getByRole('button', { name: 'Use a passkey' }));
  await userEvent.click(screen.getByRole('button', { name: 'Back to Sign In' }));
  await act(async () => sign({ answer: '{"id":"x"}' }));
  expect(api.calls).toHaveLength(1);
});

describe('a code and a passkey are not sent at the same time', () => {
  const factors = { app: true, passkey: '"1"' };
  const code = () => screen.getByLabelText('Code from your authenticator app');

  test('while the browser asks for a passkey, a code waits', async () => {
    let sign: (answer: { problem: string }) => void = () => undefined;
    const signing = jest.mocked(signWithPasskey);
    signing.mockReset().mockReturnValueOnce(new Promise((resolve) => (sign = resolve)));
    const api = await openSecondStep((call) => (bodyOf(call).code ? token : secondFactorRequired({}, factors)));
    await userEvent.click(screen.getByRole('button', { name: 'Use a passkey' }));
    await userEvent.type(code(), '123456{Enter}');
    expect(api.calls).toHaveLength(1);
    await act(async () => sign({ problem: 'The passkey was not used.' }));
    await userEvent.type(code(), '{Enter}');
    await waitFor(() => expect(getSession().status).toBe('signedIn'));
  });

  test('while a code is sent, the browser is not asked for a passkey', async () => {
    let answer: (reply: object) => void = () => undefined;
    const signing = jest.mocked(signWithPasskey);
    signing.mockReset();
    await openSecondStep((call) =>
      bodyOf(call).code ? new Promise<object>((resolve) => (answer = resolve)) : secondFactorRequired({}, factors),
    );
    await userEvent.type(code(), '123456{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Use a passkey' }));
    expect(signing).not.toHaveBeenCalled();
    answer(token);
    await waitFor(() => expect(getSession().status).toBe('signedIn'));
  });
});

test('whoever has another password by now, or no second factor any more, is led back to the first step, and reads why', async () => {
  const message = 'Your second factor was removed in the meantime. Sign in again.';
  await openSecondStep((call) =>
    bodyOf(call).code ? { status: 401, body: { message, code: 'unauthenticated' } } : secondFactorRequired({ code: 'Required!' }),
  );
  await userEvent.type(screen.getByLabelText('Code from your authenticator app'), '123456{Enter}');
  expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  const email = screen.getByLabelText('Email');
  expect(email).toHaveValue('nora@calloway.example');
  await userEvent.type(email, '!');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
