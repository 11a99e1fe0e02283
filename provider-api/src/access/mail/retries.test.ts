import { failureOf, nextAttempt } from './retries';

describe('Attempts to send a mail', () => {
  const now = new Date('2026-11-22T10:00:00.000Z');
  const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();

  it('are further and further apart', () => {
    const waits = [1, 2, 3, 4, 5, 6, 7, 8, 50].map((attempts) => nextAttempt(attempts, now, inHours(24)));
    expect(waits).toEqual([5, 15, 60, 300, 900, 1800, 3600, 3600, 3600]);
  });

  it('end when the next one would be too late', () => {
    expect(nextAttempt(7, now, inHours(1.01))).toBe(3600);
    expect(nextAttempt(7, now, inHours(1))).toBeNull();
  });

  it.each([
    [{ code: 'EENVELOPE', responseCode: 550 }, 'The mail server refused it (550)', true],
    [{ code: 'EMESSAGE', responseCode: 554 }, 'The mail server refused it (554)', true],
    [{ code: 'EENVELOPE', responseCode: 451 }, 'The mail server did not accept it (451)', false],
    [{ code: 'EAUTH', responseCode: 535 }, 'The mail server did not accept it (535)', false],
    [{ code: 'EENVELOPE', responseCode: 530, command: 'RCPT TO' }, 'The mail server did not accept it (530)', false],
    [{ code: 'EENVELOPE', responseCode: 553, command: 'MAIL FROM' }, 'The mail server did not accept it (553)', false],
    [
      { code: 'EMESSAGE', responseCode: 550, command: 'DATA', response: '550 5.7.60 Client may not send as this sender' },
      'The mail server did not accept it (550)',
      false,
    ],
    [{ code: 'ESOCKET', originalCode: 'ECONNREFUSED' }, 'The mail server did not accept it (ECONNREFUSED)', false],
    [{ code: 'ESOCKET', originalCode: 'CERT_HAS_EXPIRED' }, 'The mail server did not accept it (CERT_HAS_EXPIRED)', false],
    [{ code: 'ETLS' }, 'The mail server did not accept it (ETLS)', false],
    [{}, 'The mail server did not accept it (no response)', false],
  ])('that fail with %p are reported as %p, and are the last: %p', (error, reason, isFinal) =>
    expect(failureOf(error)).toEqual({ reason, isFinal, concernsAll: expect.any(Boolean) }),
  );

  it.each([
    [{ code: 'ECONNECTION' }, true],
    [{ code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, true],
    [{ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 451 }, true],
    [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 451 }, false],
    [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response: '550 5.7.1 Relaying denied' }, true],
    [{ code: 'EMESSAGE', command: 'DATA', responseCode: 452 }, false],
  ])('%p concerns all mail: %p', (error, concernsAll) => expect(failureOf(error)).toMatchObject({ concernsAll }));
});
