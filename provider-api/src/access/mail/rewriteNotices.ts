import { eq } from 'drizzle-orm';
import type { Database } from '../../base/storage/database';
import type { Message } from '../../base/mail/transport';
import { seal, unseal } from '../tokens/seal';
import { SEALED_FOR } from './queue';
import { mailQueue } from './schema';

/**
 * Rewrites the notices that are still queued. Mails with a link that opens an account are left out, since they name
 * nobody else. A notice that is being sent at this moment goes out unchanged.
 * @param secretKey the key they are encrypted with; a notice encrypted with another key is never sent, so it stays as
 * it is
 * @param rewrite returns the new text of a notice
 */
export async function rewriteNotices(tx: Database, secretKey: string, rewrite: (text: string) => string): Promise<void> {
  const { id, sealed, opensAccount } = mailQueue;
  const waiting = await tx.select({ id, sealed }).from(mailQueue).where(eq(opensAccount, false)).orderBy(id).for('update');
  for (const notice of waiting) {
    const plain = unseal(notice.sealed, secretKey, SEALED_FOR);
    const message = plain === null ? null : (JSON.parse(plain) as Message);
    const text = message && rewrite(message.text);
    if (!message || text === message.text) continue;
    const changed = seal(JSON.stringify({ ...message, text }), secretKey, SEALED_FOR);
    await tx.update(mailQueue).set({ sealed: changed }).where(eq(id, notice.id));
  }
}
