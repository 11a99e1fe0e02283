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
}

interface MailError {
  code?: string;
  responseCode?: number;
}

/** The meaning of a failed attempt. The server's own message is left out: some repeat what they were sent. */
export function failureOf(error: unknown): Failure {
  const { code, responseCode } = error as MailError;
  // About the recipient's mailbox or the message; problems with this server's own account can be fixed.
  const isFinal = (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500;
  const reply = responseCode === undefined ? code : responseCode;
  if (isFinal) return { reason: `The mail server refused it (${reply})`, isFinal };
  return { reason: `The mail server did not accept it (${reply ?? 'no response'})`, isFinal };
}
