import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { Bytes, FileStore, OpenFile, SignedUpload, UploadClaims } from './FileStore';
import { typeOfKey } from './fileType';
import { isKey } from './keys';
import { FileProblem } from './problems';
import { UPLOAD_MILLISECONDS } from './uploadSignature';

export interface S3StoreOptions {
  bucket: string;
  region: string;
  /** Left out: Amazon's own; set: any store that speaks S3. */
  endpoint?: string;
  /** Left out: the SDK looks where it always does (environment, instance role). */
  accessKeyId?: string;
  secretAccessKey?: string;
  /** Where the file routes are reached on this origin, e.g. `/api/files`. */
  path: string;
}

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

/** Keeps files in a bucket. Browsers send files straight to it; showing them goes through the API, so the bucket can stay private. */
export function s3Store({ bucket, region, endpoint, accessKeyId, secretAccessKey, path }: S3StoreOptions): FileStore {
  const client = new S3Client({
    region,
    endpoint,
    forcePathStyle: endpoint !== undefined,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    // Other stores refuse the SDK's own checksum headers, and a browser could not compute them for a signed address.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const at = (key: string): { Bucket: string; Key: string } => {
    if (!isKey(key)) throw new FileProblem('missing');
    return { Bucket: bucket, Key: key };
  };

  async function put(key: string, bytes: Bytes, options: { replace?: boolean } = {}): Promise<void> {
    const Body = await collect(bytes);
    const IfNoneMatch = options.replace ? undefined : '*';
    try {
      await client.send(new PutObjectCommand({ ...at(key), Body, ContentType: typeOfKey(key) ?? undefined, IfNoneMatch }));
    } catch (error) {
      throw statusOf(error) === 412 ? new FileProblem('exists', { cause: error }) : error;
    }
  }

  return {
    async signUpload({ key, filetype, filesize }: UploadClaims, now: Date): Promise<SignedUpload> {
      const command = new PutObjectCommand({ ...at(key), ContentType: filetype, ContentLength: filesize, IfNoneMatch: '*' });
      const signedUrl = await getSignedUrl(client, command, {
        expiresIn: UPLOAD_MILLISECONDS / 1000,
        signingDate: now,
        signableHeaders: new Set(['content-type', 'content-length', 'if-none-match', 'host']),
        unhoistableHeaders: new Set(['if-none-match']),
      });
      const headers = { 'Content-Type': filetype, 'If-None-Match': '*' };
      return { signedUrl, method: 'PUT', headers, expiresOn: new Date(now.getTime() + UPLOAD_MILLISECONDS) };
    },

    put,

    adopt: async (key, source) => put(key, await readFile(source)),

    async open(key): Promise<OpenFile> {
      try {
        const { Body, ContentLength } = await client.send(new GetObjectCommand(at(key)));
        return { size: ContentLength ?? 0, stream: Body as Readable };
      } catch (error) {
        throw statusOf(error) === 404 ? new FileProblem('missing', { cause: error }) : error;
      }
    },

    async remove(key): Promise<void> {
      await client.send(new DeleteObjectCommand(at(key)));
    },

    url: (key) => `${path}/${key}`,

    async *list() {
      let ContinuationToken: string | undefined;
      do {
        const answer = await client.send(new ListObjectsV2Command({ Bucket: bucket, ContinuationToken }));
        for (const { Key, LastModified } of answer.Contents ?? []) {
          if (Key && LastModified && isKey(Key)) yield { key: Key, writtenOn: LastModified };
        }
        ContinuationToken = answer.NextContinuationToken;
      } while (ContinuationToken);
    },
  };
}

async function collect(bytes: Bytes): Promise<Buffer> {
  if (Buffer.isBuffer(bytes)) return bytes;
  const chunks: Buffer[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks);
}
