import { useRef, useState } from 'react';
import { ApiError, hasStatus, messageOf } from 'shared-kit/api/http';
import { refresh, useGet } from 'shared-kit/api/resource';
import { confirmChange, confirmMade, isOutcomeUnknown, resendIfLost } from '../form/lostAnswer';
import type { Failure } from '../ui/form/useForm';
import { useIsMounted } from '../ui/useIsMounted';
import { useLatest } from '../ui/useLatest';
import { awaitCodes } from './awaitCodes';
import { makePasskey } from './passkey';
import { APP_STEP, LOST_CODES_STEP, NEW_CODES_STEP, PASSKEY_STEP, removalStep, type PasswordText } from './passwordSteps';
import {
  hasSecondFactor,
  readSecondFactors,
  SECOND_FACTOR_PATH,
  sendSecondFactor,
  type NewApp,
  type Passkey,
  type RecoveryCodes,
  type SecondFactors,
} from './secondFactors';

/** The open step of the panel. */
export type Step =
  | { kind: 'none' }
  | ({ kind: 'password'; run: Run } & PasswordText)
  | { kind: 'app'; secret: string; uri: string }
  | { kind: 'codes'; codes: string[] };

type Run = (currentPassword: string, name: string) => Promise<Failure | undefined>;

type Work = Promise<Failure | undefined | void>;

/** What a step does with the password. `isOpen` says whether the person is still waiting, and has neither cancelled nor left. */
type Change = (currentPassword: string, name: string, isOpen: () => boolean) => Work;

/** Returns a refusal as a failure, which is shown at its input. */
async function failureOf(work: () => Work): Promise<Failure | undefined> {
  try {
    return (await work()) ?? undefined;
  } catch (error) {
    // The list is out of date, perhaps because of another tab.
    if (hasStatus(error, 404) || hasStatus(error, 409)) void refresh(SECOND_FACTOR_PATH);
    const fields = error instanceof ApiError ? error.fields : {};
    const message = messageOf(error);
    // Shown at the field it is about, it would be announced twice.
    return { message: Object.values(fields).includes(message) ? '' : message, fields };
  }
}

/** The signed-in person's second factors and every step of changing them; each starts with the current password. */
export function useSecondFactor() {
  const { data, error, reload } = useGet<SecondFactors>(SECOND_FACTOR_PATH);
  const [step, setStep] = useState<Step>({ kind: 'none' });
  const opener = useRef<Element | null>(null);
  /** Whether the last attempt to add a factor may have succeeded although it got no answer. */
  const isUnknown = useRef(false);
  const isMounted = useIsMounted();
  const latestStep = useLatest(step);

  const finish = async (codes: string[] | null = null) => {
    setStep(codes ? { kind: 'codes', codes } : { kind: 'none' });
    await refresh(SECOND_FACTOR_PATH);
  };
  const askPassword = (text: PasswordText, change: Change) => {
    opener.current = document.activeElement;
    const isOpen = () => isMounted() && latestStep.current === asked;
    const asked: Step = {
      kind: 'password',
      ...text,
      run: (currentPassword, name) => failureOf(() => change(currentPassword, name, isOpen)),
    };
    setStep(asked);
  };
  /** Adds a factor; after a lost response, checks whether it was added. */
  const addFactor = async (add: () => Promise<RecoveryCodes>, isAdded: (current: SecondFactors) => boolean) => {
    const hadCodes = data !== undefined && hasSecondFactor(data);
    const lostIfAdded = async () => (isAdded(await readSecondFactors()) ? ('lost' as const) : undefined);
    const isRepeated = isUnknown.current;
    isUnknown.current = false;
    const send = () => confirmChange<RecoveryCodes | 'lost'>(add, lostIfAdded, { isRepeated });
    const response = await (hadCodes ? send() : awaitCodes(send, isMounted)).catch((error: unknown) => {
      isUnknown.current = isOutcomeUnknown(error);
      throw error;
    });
    await finish(response === 'lost' ? null : response.recoveryCodes);
    if (response === 'lost' && !hadCodes) newCodes(LOST_CODES_STEP);
  };
  const newCodes = (text = NEW_CODES_STEP) =>
    askPassword(text, async (currentPassword) => {
      // If a response is lost, nobody has seen its codes.
      const send = () => sendSecondFactor<RecoveryCodes>('POST', '/recovery-codes', { currentPassword });
      const { recoveryCodes } = await awaitCodes(() => resendIfLost(send), isMounted);
      await finish(recoveryCodes);
    });
  const removeFactor = (title: string, path: string, isRemoved: (current: SecondFactors) => boolean) =>
    askPassword(removalStep(title, data?.required === true), async (currentPassword) => {
      await confirmMade(
        () => sendSecondFactor('DELETE', path, { currentPassword }),
        async () => isRemoved(await readSecondFactors()),
      );
      await finish();
    });
  const createPasskey: Change = async (currentPassword, name, isOpen) => {
    const { options } = await resendIfLost(() =>
      sendSecondFactor<{ options: string }>('POST', '/passkeys/options', { currentPassword }),
    );
    if (!isOpen()) return undefined;
    const passkey = await makePasskey(options);
    if ('problem' in passkey) return { message: passkey.problem };
    const knownIds = new Set(data?.passkeys.map(({ id }) => id));
    return addFactor(
      () => sendSecondFactor<RecoveryCodes>('POST', '/passkeys', { name, answer: passkey.answer }),
      ({ passkeys }) => passkeys.some(({ id }) => !knownIds.has(id)),
    );
  };

  return {
    data,
    error,
    reload,
    step,
    /** Returns the focus to where it was before the first step. */
    close: () => {
      setStep({ kind: 'none' });
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
    addApp: () =>
      askPassword(APP_STEP, async (currentPassword, _name, isOpen) => {
        const app = await resendIfLost(() => sendSecondFactor<NewApp>('POST', '/app', { currentPassword }));
        if (isOpen()) setStep({ kind: 'app', ...app });
      }),
    confirmApp: (code: string, secret: string) =>
      failureOf(() =>
        addFactor(
          () => sendSecondFactor<RecoveryCodes>('PUT', '/app', { code, secret }),
          ({ app }) => app !== null,
        ),
      ),
    removeApp: () => removeFactor('Remove Authenticator App', '/app', ({ app }) => app === null),
    addPasskey: () => askPassword(PASSKEY_STEP, createPasskey),
    removePasskey: ({ id, name }: Passkey) =>
      removeFactor(`Remove Passkey ${name}`, `/passkeys/${encodeURIComponent(id)}`, ({ passkeys }) =>
        passkeys.every((passkey) => passkey.id !== id),
      ),
    newCodes: () => newCodes(),
  };
}
