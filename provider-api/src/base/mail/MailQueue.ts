import type { Database } from '../storage/database';
import type { Message } from './transport';

/** A message and what is known of it besides. */
interface Letter extends Message {
  userId: string;
  /** When its link ends. */
  expiresOn: string;
  /** False for one that only tells of something; it goes out whatever becomes of links. */
  opensAccount?: boolean;
  /** The limit that asking for it counted against. */
  limitKey?: string;
}

/** Letters that wait to be sent. */
export interface MailQueue {
  /** Queues a letter with the change that it tells of. Call `wake` afterwards. */
  add(tx: Database, letter: Letter): Promise<void>;
  /** Sends what is due now, and does not wait for it. */
  wake(): void;
  /** Waits until nothing that is due is left. */
  settled(): Promise<void>;
  /** Stops after the letter that is being sent. */
  close(): Promise<void>;
}
