import type { Database } from '../storage/database';
import type { Message } from './transport';

/** A message and its metadata. */
interface Letter extends Message {
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
  add(tx: Database, letter: Letter): Promise<void>;
  /** Replaces words in the notices that wait, in the transaction of the change. */
  replace(tx: Database, replace: (text: string) => string): Promise<void>;
  /** Starts sending what is due, without waiting for it. */
  wake(): void;
  /** Removes what was sent to addresses, where it is kept at all. */
  forget(addresses: readonly string[]): Promise<void>;
  /** Waits until nothing is due any more. */
  settled(): Promise<void>;
  /** Stops after the mail that is being sent. */
  close(): Promise<void>;
}
