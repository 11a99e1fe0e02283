import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { S3Settings } from '../../configValues';
import { readAll, type Bytes, type FileStore, type OpenFile, type SignedUpload, type UploadClaims } from './FileStore';
import { typeOfKey } from './fileType';
import { failOnSilence } from './failOnSilence';
import { FILE_KINDS, isStoredKey } from './keys';
import { FileProblem, type FileProblemKind, FilesOutOfReach } from './problems';
import { requireStored } from './requireStored';
import { UPLOAD_MILLISECONDS } from './uploadSignature';

export interface S3StoreOptions extends S3Settings {
  /** Where the file routes are reached on this origin, e.g. `/api/files`. */
  path: string;
  /** How long the store may send nothing in the middle of a file, in milliseconds. */
  silence?: number;
  /** How long each of three attempts to read a file waits for the beginning of the answer, in milliseconds. */
  answer?: number;
}

/** How long to wait for the store: to connect, and to answer. In milliseconds. */
const TIMEOUTS = { connectionTimeout: 3_000, requestTimeout: 20_000, throwOnRequestTimeout: true };
const SILENCE = 20_000;
/** Somebody looks at a page without its picture until the last attempt fails. */
const ANSWER = 4_000;

/** A missing bucket is answered with 404 too, but it is not a missing file. */
const statusOf = (error: unknown): number | undefined =>
  (error as Error).name === 'NoSuchBucket'
    ? undefined
    : (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

/**
 * Whether a call was sent more than once: the last attempt may have been refused because the first one succeeded and
 * its answer was lost.
 */
const wasRepeated = (error: unknown): boolean => ((error as { $metadata?: { attempts?: number } }).$metadata?.attempts ?? 1) > 1;

/**
 * @returns a problem of this kind if the error has this status, otherwise that the store fails; a `FileProblem` is
 * returned unchanged
 */
function faultOf(error: unknown, status: number, kind: FileProblemKind): Error {
  if (error instanceof FileProblem) return error;
  return statusOf(error) === status ? new FileProblem(kind, { cause: error }) : new FilesOutOfReach({ cause: error });
}

/** For calls that cannot fail because of a key. */
function outOfReach(error: unknown): never {
  throw new FilesOutOfReach({ cause: error });
}

/**
 * Stores files in a bucket. Browsers upload directly to it; showing them goes through the API, so the bucket can stay private.
 */
export function s3Store({
  bucket,
  region,
  endpoint,
  accessKeyId,
  secretAccessKey,
  path,
  silence = SILENCE,
  answer = ANSWER,
}: S3StoreOptions): FileStore {
  const client = new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    requestHandler: TIMEOUTS,
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    // Other stores refuse the SDK's own checksum headers, and a browser could not compute them for a signed address.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const locationOf = (key: string): { Bucket: string; Key: string } => {
    if (!isStoredKey(key)) throw new FileProblem('missing');
    return { Bucket: bucket, Key: key };
  };

  async function put(key: string, bytes: Bytes, options: { replace?: boolean } = {}): Promise<void> {
    const Body = await readBytes(bytes);
    const location = locationOf(key);
    // Every store compares it with what arrived.
    const ContentMD5 = createHash('md5').update(Body).digest('base64');
    const IfNoneMatch = options.replace ? undefined : '*';
    try {
      await client.send(
        new PutObjectCommand({ ...location, Body, ContentMD5, ContentType: typeOfKey(key) ?? undefined, IfNoneMatch }),
      );
    } catch (error) {
      const fault = faultOf(error, 412, 'exists');
      if (fault instanceof FileProblem && wasRepeated(error) && Body.equals(await readAll({ open }, key))) return;
      throw fault;
    }
    await requireStored(client, location, Body.length);
  }

  async function open(key: string): Promise<OpenFile> {
    try {
      const { Body, ContentLength } = await client.send(new GetObjectCommand(locationOf(key)), { requestTimeout: answer });
      const stream = failOnSilence(Body as Readable, silence);
      if (ContentLength !== undefined) return { size: ContentLength, stream };
      // A proxy that compresses leaves the length out; without a length, the client would get an empty file.
      const bytes = await readBytes(stream);
      return { size: bytes.length, stream: Readable.from([bytes], { objectMode: false }) };
    } catch (error) {
      throw faultOf(error, 404, 'missing');
    }
  }

  return {
    async signUpload({ key, filetype, filesize }: UploadClaims, now: Date): Promise<SignedUpload> {
      const command = new PutObjectCommand({
        ...locationOf(key),
        ContentType: filetype,
        ContentLength: filesize,
        IfNoneMatch: '*',
      });
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

    open,

    async remove(key): Promise<void> {
      await client.send(new DeleteObjectCommand(locationOf(key))).catch(outOfReach);
    },

    url: (key) => `${path}/${key}`,

    async *list(kind) {
      const { prefix, holds } = FILE_KINDS[kind];
      const Prefix = prefix || undefined;
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix, ContinuationToken })).catch(outOfReach);
        for (const { Key, LastModified } of page.Contents ?? []) {
          if (Key && LastModified && holds(Key)) yield { key: Key, writtenOn: LastModified };
        }
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },

    // A bucket keeps nothing of an object that did not arrive whole.
    removeAbandoned: () => Promise.resolve(),
  };
}

async function readBytes(bytes: Bytes): Promise<Buffer> {
  if (Buffer.isBuffer(bytes)) return bytes;
  const chunks: Buffer[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks);
}
