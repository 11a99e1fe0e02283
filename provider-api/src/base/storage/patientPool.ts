import { setTimeout as sleep } from 'node:timers/promises';
import { Pool, type PoolClient } from 'pg';
import { codeOf } from '../errorCode';

/** How many connections one process takes. */
export const MAX_CONNECTIONS = 10;
/**
 * How long no further connection is opened after a refusal, and how long a call waits when there is none at all, in
 * milliseconds.
 */
const REST = 1_000;
const RETRY = 250;

type Callback = (error: Error | undefined, client: PoolClient | undefined, done: PoolClient['release']) => void;

const isOutOfConnections = (error: unknown): boolean => codeOf(error) === '53300';

/**
 * Connections to a server that may allow fewer than the processes together would open. When it refuses a further one,
 * calls wait for those that this process has, as they do when all ten are in use.
 */
export class PatientPool extends Pool {
  private resting: NodeJS.Timeout | undefined;

  override connect(): Promise<PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<PoolClient> | void {
    const connected = this.connectInTurn();
    if (!callback) return connected;
    connected.then(
      (client) => callback(undefined, client, client.release),
      (error: Error) => callback(error, undefined, () => undefined),
    );
  }

  private async connectInTurn(): Promise<PoolClient> {
    const deadline = Date.now() + (this.options.connectionTimeoutMillis ?? 0);
    let connecting = super.connect();
    for (;;) {
      try {
        return await connecting;
      } catch (error) {
        if (!isOutOfConnections(error)) throw error;
        this.rest();
        if (this.totalCount === 0) await sleep(RETRY);
        const remaining = deadline - Date.now();
        if (remaining <= 0) throw error;
        connecting = this.connectWithin(remaining);
      }
    }
  }

  /** The pool has one time limit for all calls, and reads it when a call arrives. */
  private connectWithin(milliseconds: number): Promise<PoolClient> {
    const { connectionTimeoutMillis: usual } = this.options;
    this.options.connectionTimeoutMillis = milliseconds;
    try {
      return super.connect();
    } finally {
      this.options.connectionTimeoutMillis = usual;
    }
  }

  /** Keeps the pool from opening more connections than it has, for a while. */
  private rest(): void {
    this.options.max = Math.max(1, this.totalCount);
    clearTimeout(this.resting);
    this.resting = setTimeout(() => (this.options.max = MAX_CONNECTIONS), REST).unref();
  }
}
