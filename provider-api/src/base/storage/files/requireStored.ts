import { DeleteObjectCommand, HeadObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { FilesOutOfReach } from './problems';

/**
 * Checks that a bucket really has a file that it claims to have stored, since the only other copy may be removed next.
 * An incomplete file is removed, so that it can be sent again.
 * @param size how many bytes were sent
 * @throws FilesOutOfReach when the bucket has no such file, or another number of bytes
 */
export async function requireStored(client: S3Client, location: { Bucket: string; Key: string }, size: number): Promise<void> {
  try {
    // Some proxies leave the length out.
    const { ContentLength = size } = await client.send(new HeadObjectCommand(location));
    if (ContentLength === size) return;
    await client.send(new DeleteObjectCommand(location));
    throw new Error(`The bucket has ${ContentLength} of ${size} bytes of ${location.Key}.`);
  } catch (error) {
    throw new FilesOutOfReach({ cause: error });
  }
}
