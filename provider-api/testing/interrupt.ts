import { Readable } from 'node:stream';
import type { App } from '../src/http/app';
import type { TestServer } from './server';
import { portOf } from './listen';

/** Lets something happen in the middle of a streamed answer. */
export function interrupt() {
  let happen: (() => Promise<unknown>) | null = null;
  async function* resume(pieces: AsyncIterable<unknown>) {
    for await (const piece of pieces) {
      yield piece;
      const now = happen;
      happen = null;
      await now?.();
    }
  }
  return {
    /** Prepares the server (`onBothEngines`). */
    prepare: (app: App) => {
      app.addHook('onSend', async (_request, _reply, payload) =>
        happen && payload instanceof Readable ? Readable.from(resume(payload), { objectMode: false }) : payload,
      );
    },
    /**
     * Reads an answer to its end.
     * @param after is called after its first piece
     * @returns `broken` when the connection ended before the answer did
     */
    read: async ({ app }: TestServer, path: string, init: RequestInit, after: () => Promise<unknown>) => {
      happen = after;
      const response = await fetch(`http://127.0.0.1:${await portOf(app)}/api${path}`, init);
      expect(response.status).toBe(200);
      return response.arrayBuffer().then(
        () => 'complete',
        () => 'broken',
      );
    },
  };
}
