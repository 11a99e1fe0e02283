import { Readable } from 'node:stream';
import { FilesOutOfReach } from './problems';

/**
 * Passes on the bytes that another machine sends. If they break off or stop arriving in the middle, the stream fails with
 * `FilesOutOfReach`. The limit applies only while waiting for bytes: the reader may be slow.
 * @param silence how long to wait for the next bytes, in milliseconds
 */
export function failOnSilence(source: Readable, silence: number): Readable {
  const stream = Readable.from(chunksOf(source, silence), { objectMode: false });
  // A generator that nobody began to read runs no code when it is closed.
  return stream.once('close', () => source.destroy());
}

async function* chunksOf(source: Readable, silence: number): AsyncGenerator<Buffer> {
  const chunks: AsyncIterator<Buffer> = source[Symbol.asyncIterator]();
  for (;;) {
    const { done, value } = await nextOf(chunks, source, silence);
    if (done) return;
    yield value;
  }
}

async function nextOf(chunks: AsyncIterator<Buffer>, source: Readable, silence: number): Promise<IteratorResult<Buffer>> {
  const timer = setTimeout(() => source.destroy(new Error('The store of files fell silent.')), silence);
  try {
    return await chunks.next();
  } catch (error) {
    throw new FilesOutOfReach({ cause: error });
  } finally {
    clearTimeout(timer);
  }
}
