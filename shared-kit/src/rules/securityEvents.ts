/** The events of the security log, with their labels. */
export const SECURITY_EVENTS = {
  sign_in: 'Sign-in',
  sign_out: 'Sign-out',
  sessions_ended: 'Sessions ended',
  second_factor_changed: 'Second factor changed',
  token_refused: 'Token refused',
  rate_limited: 'Too many attempts',
  refused: 'Permission denied',
  password_asked: 'Reset link requested',
  password_changed: 'Password changed',
  email_changed: 'Email changed',
  user_created: 'User created',
  user_forgotten: 'User forgotten',
  rights_changed: 'Rights changed',
  token_created: 'API token created',
  token_expiry_changed: 'API token expiry changed',
  token_revoked: 'API token revoked',
  deploy_token_created: 'Deploy token created',
  deploy_token_revoked: 'Deploy token revoked',
  deleted: 'Deleted',
  restored: 'Restored',
  exported: 'Exported',
  settings_changed: 'Settings changed',
  release_uploaded: 'Release uploaded',
  release_live: 'Release made live',
  release_withdrawn: 'Release withdrawn',
  mail_failed: 'Email not delivered',
  left_out: 'Entries left out',
} as const;

export type SecurityEvent = keyof typeof SECURITY_EVENTS;

/** The outcome of an event: `failed` if the input was wrong, `refused` if it was not allowed. */
export const SECURITY_OUTCOMES = { done: 'Done', failed: 'Failed', refused: 'Refused' } as const;

export type SecurityOutcome = keyof typeof SECURITY_OUTCOMES;

/** The subject of an entry. */
export interface SecuritySubject {
  /** `user`, `property`, `token`, a kind of content, or `call` for a call that was refused. */
  kind: string;
  id: string | null;
  name: string;
}

/** One line of the security log (`GET /security-log`). */
export interface SecurityEntry {
  id: string;
  at: string;
  event: SecurityEvent;
  outcome: SecurityOutcome;
  /** Null if nobody was signed in, or if the product did it by itself. */
  by: { id: string; name: string } | null;
  about: SecuritySubject | null;
  /** A short text with more detail; null without any. */
  detail: string | null;
  address: string | null;
  /** The browser's user agent string, as the client sent it. */
  agent: string | null;
  /** The browser's name, 'Chrome on Linux'; null if it is not known. */
  browser: string | null;
  /** How often it happened within the minute that the entry covers. */
  times: number;
}
