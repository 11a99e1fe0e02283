import { DeleteObjectCommand, HeadObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { FilesOutOfReach } from './problems';

/**
 * Checks that a bucket has a file that it says it has stored: the only other copy may be removed next. What it has of it is removed,
 * so that the file can be sent again.
 * @param size the bytes that were sent
 * @throws FilesOutOfReach when it has none, or not as many bytes
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
