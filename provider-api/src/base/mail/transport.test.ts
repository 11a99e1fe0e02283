import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BRAND } from 'shared-kit/rules/branding';
import { SMTPServer } from 'smtp-server';
import { openMailer } from './transport';

const message = { to: 'anna@house.example', subject: 'Hello', text: 'Read http://x.example/1', link: 'http://x.example/1' };

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

describe('Outgoing mail', () => {
  it('is sent to the mail server of SMTP_URL', async () => {
    const received: string[] = [];
    const greetings: string[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, session, done) => {
        greetings.push(session.hostNameAppearsAs);
        let text = '';
        stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
        stream.on('end', () => {
          received.push(text);
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.server.address() as AddressInfo;
    const config = {
      smtpUrl: `smtp://127.0.0.1:${port}`,
      smtpRequireTls: false,
      mailFrom: null,
      dataDir: '',
      publicUrl: 'https://back.house.example',
    };
    await openMailer(config, () => undefined).send(message);
    await openMailer({ ...config, mailFrom: 'office@house.example' }, () => undefined).send(message);
    await new Promise<void>((resolve) => server.close(() => resolve()));
    expect(received).toHaveLength(2);
    expect(received[0]).toMatch(/From: .*no-reply@back\.house\.example/);
    expect(received[1]).toContain(`From: ${BRAND} <office@house.example>\r\n`);
    // Prevents automatic replies, such as 'I am on holiday'.
    expect(received[0]).toContain('Auto-Submitted: auto-generated\r\n');
    // Relays refuse a client that greets with an IP address in place of its name.
    expect(greetings).toEqual(['back.house.example', 'back.house.example']);
    expect(received[0]).toContain('Read http://x.example/1');
    await expect(openMailer(config, () => undefined).send(message)).rejects.toThrow();
  });

  it('is not sent over an unencrypted connection, but is sent to a server that can encrypt', async () => {
    const received: string[] = [];
    const listen = async (disabledCommands: string[]) => {
      const server = new SMTPServer({
        authOptional: true,
        disabledCommands,
        onData: (stream, session, done) => {
          stream.resume();
          stream.on('end', () => {
            received.push(session.secure ? 'encrypted' : 'in clear');
            done();
          });
        },
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return server;
    };
    const [plaintextServer, tlsServer] = [await listen(['STARTTLS']), await listen([])];
    const mailerTo = (server: SMTPServer) => {
      const { port } = server.server.address() as AddressInfo;
      // The test's server has a self-signed certificate.
      const smtpUrl = `smtp://127.0.0.1:${port}?tls.rejectUnauthorized=false`;
      const config = { smtpUrl, smtpRequireTls: true, mailFrom: null, dataDir: '', publicUrl: 'https://a.example' };
      return openMailer(config, () => undefined);
    };
    await expect(mailerTo(plaintextServer).send(message)).rejects.toThrow(/STARTTLS/);
    await mailerTo(tlsServer).send(message);
    expect(received).toEqual(['encrypted']);
    for (const server of [plaintextServer, tlsServer]) await new Promise<void>((resolve) => server.close(() => resolve()));
  });

  it('is written to the data directory if there is no mail server, and its link to the log', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'innkeeper-mail-'));
    const lines: string[] = [];
    const config = { smtpUrl: null, smtpRequireTls: true, mailFrom: null, dataDir, publicUrl: 'http://localhost' };
    await openMailer(config, (line) => lines.push(line)).send(message);
    const [file = ''] = readdirSync(join(dataDir, 'mail'));
    expect(readFileSync(join(dataDir, 'mail', file), 'utf8')).toContain('To: anna@house.example\nSubject: Hello');
    expect(modeOf(join(dataDir, 'mail'))).toBe('700');
    expect(modeOf(join(dataDir, 'mail', file))).toBe('600');
    expect(lines).toEqual(['Mail to anna@house.example: http://x.example/1']);
    rmSync(dataDir, { recursive: true });
  });

  it('in the data directory is removed for the addresses of a forgotten person, and what cannot be read is an error', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'innkeeper-mail-'));
    const config = { smtpUrl: null, smtpRequireTls: true, mailFrom: null, dataDir, publicUrl: 'http://localhost' };
    const mailer = openMailer(config, () => undefined);
    await mailer.forget(['anna@house.example']);
    await mailer.send(message);
    // Mails to others stay, even to an address that contains the forgotten one, and so does a mail that mentions it.
    const others = ['anna@house.example.org', 'ben@house.example', 'joanna@house.example'];
    for (const to of others) await mailer.send({ ...message, to });
    await mailer.send({ ...message, to: 'cleo@house.example', text: 'Changed by\nanna@house.example\n' });
    await mailer.forget(['ANNA@house.example']);
    const folder = join(dataDir, 'mail');
    const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    expect(texts.map((text) => /^To: (.*)$/m.exec(text)?.[1]).sort()).toEqual([
      'anna@house.example.org',
      'ben@house.example',
      'cleo@house.example',
      'joanna@house.example',
    ]);
    mkdirSync(join(folder, 'unreadable.eml'));
    await expect(mailer.forget(['anna@house.example'])).rejects.toThrow('EISDIR');
    rmSync(dataDir, { recursive: true });
  });
});
