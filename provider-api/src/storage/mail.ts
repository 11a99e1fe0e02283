import { createTransport } from 'nodemailer';
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config';

export interface Message {
  to: string;
  subject: string;
  text: string;
  /** The one address that the message is about: shown in the log where no mail server is set. */
  link: string;
}

export interface Mail {
  /** @throws when the mail server does not take the message */
  send(message: Message): Promise<void>;
}

/**
 * Outgoing mail: through SMTP_URL, or written to the data directory with its link in the log (api-contract §4).
 * @param log where the link is told
 */
export function openMail(config: Pick<Config, 'smtpUrl' | 'dataDir' | 'publicUrl'>, log: (line: string) => void): Mail {
  const from = `Innkeeper <no-reply@${new URL(config.publicUrl).hostname}>`;
  if (config.smtpUrl !== null) {
    const transport = createTransport(config.smtpUrl, { from });
    return { send: async ({ to, subject, text }) => void (await transport.sendMail({ to, subject, text })) };
  }
  return {
    send: async (message) => {
      const folder = join(config.dataDir, 'mail');
      await mkdir(folder, { recursive: true });
      const head = `From: ${from}\nTo: ${message.to}\nSubject: ${message.subject}\nDate: ${new Date().toUTCString()}\n\n`;
      await writeFile(join(folder, `${Date.now()}-${randomUUID()}.eml`), head + message.text, { mode: 0o600 });
      log(`Mail to ${message.to}: ${message.link}`);
    },
  };
}
