import { useRef, useState } from 'react';
import { ApiError, messageOf, request } from 'shared-kit/api/http';
import { refresh, useGet } from 'shared-kit/api/resource';
import { arrived, arrivedIf, sentAgain } from '../form/arrived';
import type { Failure } from '../ui/form/useForm';
import { makePasskey } from './passkey';

const PATH = '/profile/second-factor';

export interface Passkey {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}

/** The signed-in person's second factors (API contract §6). */
export interface SecondFactors {
  required: boolean;
  app: { createdAt: string } | null;
  passkeys: Passkey[];
  passkeysWork: boolean;
  recoveryCodesLeft: number;
}

/** The open step of the panel. */
export type Step =
  | { kind: 'none' }
  | { kind: 'ask'; title: string; hint: string; button: string; danger?: boolean; named?: boolean; run: Run }
  | { kind: 'app'; secret: string; uri: string }
  | { kind: 'codes'; codes: string[] };

export type Run = (currentPassword: string, name: string) => Promise<Failure | undefined>;

type NewApp = { secret: string; uri: string };
type Codes = { recoveryCodes: string[] | null };

/** Where a factor is on, and the answer with its first recovery codes was lost. */
const LOST_CODES = 'Your second factor is set up, but its recovery codes did not arrive. Create new ones.';

const read = async () => (await request<SecondFactors>('GET', PATH)).data;
const hasAny = ({ app, passkeys }: SecondFactors) => app !== null || passkeys.length > 0;

/** One's own second factor and every step of changing it; each starts with the current password. */
export function useSecondFactor() {
  const { data, error, reload } = useGet<SecondFactors>(PATH);
  const [step, setStep] = useState<Step>({ kind: 'none' });
  const opener = useRef<Element | null>(null);

  /** Calls the API; a refusal is shown at the input. */
  const attempt = async (work: () => Promise<Failure | undefined | void>): Promise<Failure | undefined> => {
    try {
      return (await work()) ?? undefined;
    } catch (failed) {
      return { message: messageOf(failed), ...(failed instanceof ApiError && { fields: failed.fields }) };
    }
  };
  const send = async <D>(method: 'POST' | 'PUT' | 'DELETE', path: string, body: object): Promise<D> =>
    (await request<D>(method, PATH + path, { body })).data;
  const settle = async (codes: string[] | null = null) => {
    setStep(codes ? { kind: 'codes', codes } : { kind: 'none' });
    await refresh(PATH);
  };
  const ask = (ask: Omit<Extract<Step, { kind: 'ask' }>, 'kind'>) => {
    opener.current = document.activeElement;
    setStep({ kind: 'ask', ...ask });
  };
  /** Adds a factor. One that is added is, also where its answer was lost. */
  const turnOn = async (add: () => Promise<Codes>, isOn: (now: SecondFactors) => boolean) => {
    const hadCodes = data !== undefined && hasAny(data);
    const isAdded = async () => (isOn(await read()) ? ('lost' as const) : undefined);
    const answer = await arrived<Codes | 'lost'>(add, isAdded);
    await settle(answer === 'lost' ? null : answer.recoveryCodes);
    if (answer === 'lost' && !hadCodes) newCodes(LOST_CODES);
  };
  const newCodes = (hint = 'Your present codes will stop working.') =>
    ask({
      title: 'New Recovery Codes',
      hint,
      button: 'Create new codes',
      run: (currentPassword) =>
        attempt(async () =>
          // Nobody has seen those that an answer was lost with.
          settle((await sentAgain(() => send<Codes>('POST', '/recovery-codes', { currentPassword }))).recoveryCodes),
        ),
    });
  const removal = (title: string, path: string, isGone: (now: SecondFactors) => boolean) =>
    ask({
      title,
      hint: 'After that, you sign in with your password alone, unless you have another second factor.',
      button: 'Remove',
      danger: true,
      run: (currentPassword) =>
        attempt(async () => {
          await arrivedIf(
            () => send('DELETE', path, { currentPassword }),
            async () => isGone(await read()),
          );
          await settle();
        }),
    });

  return {
    data,
    error,
    reload,
    step,
    /** Whoever goes back is where they began. */
    close: () => {
      setStep({ kind: 'none' });
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
    addApp: () =>
      ask({
        title: 'Set Up Authenticator App',
        hint: 'You need an app that shows codes, on your phone or in your password manager.',
        button: 'Continue',
        run: (currentPassword) =>
          attempt(async () =>
            setStep({ kind: 'app', ...(await sentAgain(() => send<NewApp>('POST', '/app', { currentPassword }))) }),
          ),
      }),
    confirmApp: (code: string) =>
      attempt(() =>
        turnOn(
          () => send<Codes>('PUT', '/app', { code }),
          ({ app }) => app !== null,
        ),
      ),
    removeApp: () => removal('Remove Authenticator App', '/app', ({ app }) => app === null),
    addPasskey: () =>
      ask({
        title: 'Add Passkey',
        hint: 'Your browser will ask for your phone, your fingerprint or a security key.',
        button: 'Add passkey',
        named: true,
        run: (currentPassword, name) =>
          attempt(async () => {
            const start = () => send<{ options: string }>('POST', '/passkeys/options', { currentPassword });
            const { options } = await sentAgain(start);
            const made = await makePasskey(options);
            if ('problem' in made) return { message: made.problem };
            const before = new Set(data?.passkeys.map(({ id }) => id));
            return turnOn(
              () => send<Codes>('POST', '/passkeys', { name, answer: made.answer }),
              ({ passkeys }) => passkeys.some(({ id }) => !before.has(id)),
            );
          }),
      }),
    removePasskey: ({ id, name }: Passkey) =>
      removal(`Remove Passkey ${name}`, `/passkeys/${encodeURIComponent(id)}`, ({ passkeys }) =>
        passkeys.every((passkey) => passkey.id !== id),
      ),
    newCodes: () => newCodes(),
  };
}
