import { UPLOAD_MAX_BYTES } from 'shared-kit/rules/limits';
import { HEAD_BYTES, sniffType } from 'shared-kit/rules/upload';
import type { UploadClaims } from './FileStore';
import { FileProblem } from './problems';

/**
 * Passes an upload through while it matches what its address promised, and throws as soon as it does not: `tooLarge`, `wrongSize`
 * (longer), `incomplete` (shorter) or `wrongType` (detected from the first bytes).
 */
export async function* checkedBytes(source: AsyncIterable<Buffer>, claims: UploadClaims): AsyncIterable<Buffer> {
  let head = Buffer.alloc(0);
  let received = 0;
  for await (const chunk of source) {
    received += chunk.length;
    if (received > UPLOAD_MAX_BYTES) throw new FileProblem('tooLarge');
    if (received > claims.filesize) throw new FileProblem('wrongSize');
    if (head.length < HEAD_BYTES) {
      head = Buffer.concat([head, chunk]);
      if (head.length >= HEAD_BYTES) refuseOtherType(head, claims);
    }
    yield chunk;
  }
  if (head.length < HEAD_BYTES) refuseOtherType(head, claims);
  if (received < claims.filesize) throw new FileProblem('incomplete');
}

function refuseOtherType(head: Buffer, claims: UploadClaims): void {
  if (sniffType(head) !== claims.filetype) throw new FileProblem('wrongType');
}
