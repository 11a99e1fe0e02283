import type { UploadClaims } from './FileStore';
import { fileTypeOf, TYPE_BYTES } from './fileType';
import { FileProblem } from './problems';

/** At most this many bytes a file (document 1 §5, §9); exactly this many are allowed (OP-47). */
export const MAX_FILE_BYTES = 3_000_000;

/**
 * Passes an upload through while it holds what its address promised, and throws as soon as it does not:
 * `tooLarge`, `wrongSize` (longer, shorter or cut off) or `wrongType` (told from the first bytes).
 */
export async function* checkedBytes(source: AsyncIterable<Buffer>, claims: UploadClaims): AsyncIterable<Buffer> {
  let head = Buffer.alloc(0);
  let received = 0;
  for await (const chunk of source) {
    received += chunk.length;
    if (received > MAX_FILE_BYTES) throw new FileProblem('tooLarge');
    if (received > claims.filesize) throw new FileProblem('wrongSize');
    if (head.length < TYPE_BYTES) {
      head = Buffer.concat([head, chunk]);
      if (head.length >= TYPE_BYTES) refuseOtherType(head, claims);
    }
    yield chunk;
  }
  if (head.length < TYPE_BYTES) refuseOtherType(head, claims);
  if (received !== claims.filesize) throw new FileProblem('wrongSize');
}

function refuseOtherType(head: Buffer, claims: UploadClaims): void {
  if (fileTypeOf(head) !== claims.filetype) throw new FileProblem('wrongType');
}
