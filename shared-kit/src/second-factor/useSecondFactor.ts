import { useRef, useState } from 'react';
import { ApiError, messageOf, request } from 'shared-kit/api/http';
import { refresh, useGet } from 'shared-kit/api/resource';
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

type Codes = { recoveryCodes: string[] | null };

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
  const removal = (title: string, path: string) =>
    ask({
      title,
      hint: 'After that, you sign in with your password alone, unless you have another second factor.',
      button: 'Remove',
      danger: true,
      run: (currentPassword) =>
        attempt(async () => {
          await send('DELETE', path, { currentPassword });
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
            setStep({ kind: 'app', ...(await send<{ secret: string; uri: string }>('POST', '/app', { currentPassword })) }),
          ),
      }),
    confirmApp: (code: string) => attempt(async () => settle((await send<Codes>('PUT', '/app', { code })).recoveryCodes)),
    removeApp: () => removal('Remove Authenticator App', '/app'),
    addPasskey: () =>
      ask({
        title: 'Add Passkey',
        hint: 'Your browser will ask for your phone, your fingerprint or a security key.',
        button: 'Add passkey',
        named: true,
        run: (currentPassword, name) =>
          attempt(async () => {
            const { options } = await send<{ options: string }>('POST', '/passkeys/options', { currentPassword });
            const made = await makePasskey(options);
            if ('problem' in made) return { message: made.problem };
            return settle((await send<Codes>('POST', '/passkeys', { name, answer: made.answer })).recoveryCodes);
          }),
      }),
    removePasskey: ({ id, name }: Passkey) => removal(`Remove Passkey ${name}`, `/passkeys/${encodeURIComponent(id)}`),
    newCodes: () =>
      ask({
        title: 'New Recovery Codes',
        hint: 'Your present codes will stop working.',
        button: 'Create new codes',
        run: (currentPassword) =>
          attempt(async () => settle((await send<Codes>('POST', '/recovery-codes', { currentPassword })).recoveryCodes)),
      }),
  };
}
