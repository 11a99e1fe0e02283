import { request } from 'shared-kit/api/http';

export const SECOND_FACTOR_PATH = '/profile/second-factor';

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

/** The key of a new authenticator app, and the address that its QR code contains. */
export interface NewApp {
  secret: string;
  uri: string;
}

export interface RecoveryCodes {
  /** Null unless new ones were created. */
  recoveryCodes: string[] | null;
}

/** Whether somebody has set up an app or a passkey. */
export const hasSecondFactor = ({ app, passkeys }: Pick<SecondFactors, 'app' | 'passkeys'>) =>
  app !== null || passkeys.length > 0;

/** Reads one's own second factors as they are now. @throws ApiError */
export const readSecondFactors = async (): Promise<SecondFactors> =>
  (await request<SecondFactors>('GET', SECOND_FACTOR_PATH)).data;

/** @param path below that of the second factors */
export const sendSecondFactor = async <T>(method: 'POST' | 'PUT' | 'DELETE', path: string, body: object): Promise<T> =>
  (await request<T>(method, SECOND_FACTOR_PATH + path, { body })).data;
