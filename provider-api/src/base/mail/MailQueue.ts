import type { Database } from '../storage/database';
import type { Message } from './transport';

/** A message and its metadata. */
interface QueuedMessage extends Message {
  userId: string;
  /** When its link expires. */
  expiresOn: string;
  /** False for one that only informs; it is sent whatever happens to the links. */
  opensAccount?: boolean;
  /** The limit that the request counted against. */
  limitKey?: string;
}

/** Mail that waits to be sent. */
export interface MailQueue {
  /** Queues a mail in the transaction of the change it is about. Call `wake` afterwards. */
  add(tx: Database, message: QueuedMessage): Promise<void>;
  /** Rewrites the text of waiting notices, in the transaction of the change. */
  replace(tx: Database, rewrite: (text: string) => string): Promise<void>;
  /** Starts sending what is due, without waiting for it. */
  wake(): void;
  /** Removes the mails to some addresses, where sent mail is kept at all. */
  forget(addresses: readonly string[]): Promise<void>;
  /** Waits until no mail is due. */
  settled(): Promise<void>;
  /** Stops once the mail that is being sent is done. */
  close(): Promise<void>;
}
