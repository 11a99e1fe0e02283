import { createTransport } from 'nodemailer';
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BRAND } from 'shared-kit/rules/branding';
import type { Config } from '../config';
import { ifExists } from '../storage/files/filesIn';
import { OWN_FILE, OWN_FOLDER } from '../storage/folder';

export interface Message {
  to: string;
  subject: string;
  text: string;
  /** The one address that the message is about: shown in the log where no mail server is set. */
  link: string;
  /** The same in every attempt, so that a mailbox recognises a copy. Without one, each attempt is a new message. */
  id?: string;
}

/** Programs that reply automatically, such as 'I am on holiday', leave these mails alone (RFC 3834). */
const HEADERS = { 'Auto-Submitted': 'auto-generated' };

/** In milliseconds. A server that is up answers at once; only checking a message takes long (`mailTimeout`). */
const CONNECT_TIMEOUT = 30_000;

type MailConfig = Pick<Config, 'smtpUrl' | 'smtpRequireTls' | 'mailFrom' | 'dataDir' | 'publicUrl'>;

export interface Mailer {
  /**
   * @param signal ends the attempt, and the connection with it
   * @throws when the mail server does not accept the message
   */
  send(message: Message, signal?: AbortSignal): Promise<void>;
  /**
   * Removes the mails to some addresses that are kept in the data directory when there is no mail server.
   * @throws when one cannot be read or removed
   */
  forget(addresses: readonly string[]): Promise<void>;
}

/**
 * Outgoing mail: through SMTP_URL, encrypted on the way unless the configuration says otherwise, or written to the data directory
 * with its link in the log (api-contract §4).
 * @param log where the link is written
 */
export function openMailer(config: MailConfig, log: (line: string) => void): Mailer {
  const { hostname } = new URL(config.publicUrl);
  const address = config.mailFrom ?? `no-reply@${hostname}`;
  if (config.smtpUrl !== null) {
    const limits = { connectionTimeout: CONNECT_TIMEOUT, greetingTimeout: CONNECT_TIMEOUT };
    const transport = createTransport(
      // Greets with this name: the machine's own is often not fully qualified, and relays refuse a client without a
      // full name.
      { url: config.smtpUrl, name: hostname, requireTLS: config.smtpRequireTls, ...limits },
      { from: { name: BRAND, address }, headers: HEADERS },
    );
    return {
      send: async ({ to, subject, text, id }, signal) => {
        const messageId = id && `<${id}@${hostname}>`;
        await transport.sendMail({ to, subject, text, messageId, signal });
      },
      forget: async () => undefined,
    };
  }
  const folder = join(config.dataDir, 'mail');
  return {
    send: async (message) => {
      await mkdir(folder, { recursive: true, mode: OWN_FOLDER });
      const header = `From: ${BRAND} <${address}>\nTo: ${message.to}\nSubject: ${message.subject}\nDate: ${new Date().toUTCString()}\n\n`;
      await writeFile(join(folder, `${Date.now()}-${randomUUID()}.eml`), header + message.text, { mode: OWN_FILE });
      log(`Mail to ${message.to}: ${message.link}`);
    },
    forget: async (addresses) => {
      const recipientLines = addresses.map((address) => `\nTo: ${address}\n`.toLowerCase());
      const names = recipientLines.length === 0 ? [] : ((await ifExists(readdir(folder))) ?? []);
      for (const file of names.map((name) => join(folder, name))) {
        const text = ((await ifExists(readFile(file, 'utf8'))) ?? '').toLowerCase();
        if (recipientLines.some((line) => text.includes(line))) await rm(file, { force: true });
      }
    },
  };
}
