import { eq } from 'drizzle-orm';
import type { Database } from '../../base/storage/database';
import type { Message } from '../../base/mail/transport';
import { seal, unseal } from '../tokens/seal';
import { SEALED_FOR } from './queue';
import { mailQueue } from './schema';

/**
 * Replaces words in the notices that still wait for other people; mails with a link that opens an account name nobody else. One
 * that is being sent at this moment goes out as it was.
 * @param secretKey what they are encrypted with; one that was encrypted with another key is never sent, so it stays
 * @param replace what becomes of the text of a mail
 */
export async function replaceInLetters(tx: Database, secretKey: string, replace: (text: string) => string): Promise<void> {
  const { id, sealed, opensAccount } = mailQueue;
  const waiting = await tx.select({ id, sealed }).from(mailQueue).where(eq(opensAccount, false)).orderBy(id).for('update');
  for (const letter of waiting) {
    const plain = unseal(letter.sealed, secretKey, SEALED_FOR);
    const message = plain === null ? null : (JSON.parse(plain) as Message);
    const text = message && replace(message.text);
    if (!message || text === message.text) continue;
    const changed = seal(JSON.stringify({ ...message, text }), secretKey, SEALED_FOR);
    await tx.update(mailQueue).set({ sealed: changed }).where(eq(id, letter.id));
  }
}
