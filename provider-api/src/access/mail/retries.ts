/** Seconds from one try to the next; the last one again and again. */
const WAITS = [5, 15, 60, 300, 900, 1800, 3600];

/**
 * When a mail is tried again.
 * @param attempts how often it was tried
 * @returns seconds from now; null when it would be of no use then
 */
export function nextTry(attempts: number, now: Date, expiresOn: string): number | null {
  const seconds = WAITS[Math.min(attempts, WAITS.length) - 1] ?? 0;
  return now.getTime() + seconds * 1000 < Date.parse(expiresOn) ? seconds : null;
}

/** Why a mail did not leave, for people, and whether another try is of any use. */
export interface Failure {
  reason: string;
  isFinal: boolean;
}

interface MailError {
  code?: string;
  responseCode?: number;
}

/** What a failed try means. The server's own words are left out: some repeat what they were sent. */
export function failureOf(error: unknown): Failure {
  const { code, responseCode } = error as MailError;
  // Of the person's mailbox or the message; what is wrong with this server's own account can be mended.
  const isFinal = (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500;
  const answer = responseCode === undefined ? code : responseCode;
  if (isFinal) return { reason: `The mail server refused it (${answer})`, isFinal };
  return { reason: `The mail server did not take it (${answer ?? 'no answer'})`, isFinal };
}
