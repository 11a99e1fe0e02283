/** Seconds between attempts; the last value repeats. */
const DELAYS = [5, 15, 60, 300, 900, 1800, 3600];

/**
 * When a mail is retried.
 * @param attempts how often it was attempted
 * @returns seconds from now; null when the link would have expired by then
 */
export function nextAttempt(attempts: number, now: Date, expiresOn: string): number | null {
  const seconds = DELAYS[Math.min(attempts, DELAYS.length) - 1] ?? 0;
  return now.getTime() + seconds * 1000 < Date.parse(expiresOn) ? seconds : null;
}

/** Why a mail was not sent, as a message for people, and whether another attempt makes sense. */
export interface Failure {
  reason: string;
  isFinal: boolean;
  /** Whether mails to others fail in the same way: the server, the sign-in or the sender, not the recipient or the message. */
  concernsAll: boolean;
}

interface MailError {
  code?: string;
  /** The error code of the network or the certificate, where `code` only says that the connection failed. */
  originalCode?: string;
  responseCode?: number;
  response?: string;
  /** The SMTP command that failed. */
  command?: string;
}

/** The reply code of a mail server that accepts mail only after signing in. */
const SIGN_IN_REQUIRED = 530;
/** Replies about what the sender may not do (RFC 3463); some servers send them only after the whole message. */
const NOT_ALLOWED = /^5\d\d[ -]5\.7\./;

/** The meaning of a failed attempt. The server's own message is left out: some repeat what they were sent. */
export function failureOf(error: unknown): Failure {
  const { code, originalCode, responseCode, response = '', command } = error as MailError;
  const reply = responseCode ?? originalCode ?? code ?? 'no response';
  // Problems with the sender or the sign-in are this installation's own and can be fixed; the others are the recipient's.
  const isOurs = command === 'MAIL FROM' || responseCode === SIGN_IN_REQUIRED || NOT_ALLOWED.test(response);
  const isFinal = (code === 'EENVELOPE' || code === 'EMESSAGE') && !isOurs && responseCode !== undefined && responseCode >= 500;
  const concernsAll = isOurs || (command !== 'RCPT TO' && command !== 'DATA');
  return { reason: `The mail server ${isFinal ? 'refused' : 'did not accept'} it (${reply})`, isFinal, concernsAll };
}
