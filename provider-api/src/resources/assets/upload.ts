import type { Static } from '@sinclair/typebox';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { normaliseName } from 'shared-kit/rules/normaliseName';
import { UPLOAD_MAX_BYTES } from 'shared-kit/rules/limits';
import { sniffType } from 'shared-kit/rules/upload';
import { fieldErrors } from 'shared-kit/rules/validation/fieldErrors';
import { assetRules } from 'shared-kit/rules/validation/asset';
import { keepVersion } from '../../access/history/record';
import type { Database } from '../../base/storage/database';
import { bin } from '../../content/bin/schema';
import { emptyBlanks } from '../../content/emptyBlanks';
import { repeatableId } from '../../content/requestedId';
import { refuse } from '../../http/wire';
import type { Services } from '../../http/app';
import { caller, editor } from '../../http/caller';
import { badRequest, conflict, invalid } from '../../http/errors';
import { idempotencyKeyOf } from '../../http/idempotency';
import { isTaken } from '../../http/storageErrors';
import { readAll, type FileStore } from '../../base/storage/files/FileStore';
import { isAllowedType } from '../../base/storage/files/fileType';
import { filenameOf, isUploadKey, newKey, renditionKey } from '../../base/storage/files/keys';
import { FileProblem } from '../../base/storage/files/problems';
import { writtenRow } from '../../base/storage/writtenRow';
import { completeAddress } from '../../http/origin';
import { BLANK_TEXTS, changeAsset } from './change';
import type { createBody } from './fields';
import { toTracked } from './toTracked';
import type { AssetRow } from './present';
import { makeRenditions } from './renditions';
import { assets, type Rendition } from './schema';
import { nextTagNames, readNames, storeTags } from './tagging';

const IN_LIBRARY = 'This file is already in the library.';
const IN_BIN = 'This file was in the library and is in the bin. Restore it there, or choose the file again.';
const NOT_UPLOADED = 'The file has not been uploaded. Please choose it again.';

export interface SignQuery {
  filename: string;
  filetype: string;
  filesize: number;
}

/**
 * An upload address for one file, good for ten minutes (api-contract §2). Throws `FileProblem` for a file that is too large or of
 * a type that is not accepted, before a byte is sent (OP-47).
 */
export async function signUpload({ files, config }: Services, query: SignQuery, now: Date): Promise<unknown> {
  const { filename, filetype, filesize } = query;
  if (filename.trim() === '') throw badRequest('The file needs a name.', { filename: 'Required!' });
  if (filesize > UPLOAD_MAX_BYTES) throw new FileProblem('tooLarge');
  if (!isAllowedType(filetype)) throw new FileProblem('unsupported');
  const key = newKey(filename, filetype);
  const { signedUrl, method, headers, expiresOn } = await files.signUpload({ key, filetype, filesize }, now);
  const complete = completeAddress(config.publicUrl, signedUrl);
  return { signed_url: complete, method, headers, filename: key, expires_on: expiresOn.toISOString() };
}

/**
 * Puts an uploaded file into the library: checks what really arrived, creates its renditions, stores its tags. An asset
 * that an earlier attempt created under the same idempotency key gets the details that are sent now; if this attempt has
 * uploaded the file once more, that file is swept.
 */
export async function createAsset(
  services: Services,
  request: FastifyRequest,
  body: Static<typeof createBody>,
): Promise<AssetRow> {
  const { db, files } = services;
  emptyBlanks(body, BLANK_TEXTS, '');
  const { name, alt, description } = body;
  refuse(fieldErrors(assetRules, { name, alt, description, tags: readNames(body.tags), categories: readNames(body.categories) }));
  const key = body.filename ?? '';
  // A rendition belongs to its original: it is not claimed by itself, and refusing one does not remove it.
  if (!isUploadKey(key)) throw invalid({ filename: NOT_UPLOADED });
  const [existing] = await db.select({ id: assets.id }).from(assets).where(eq(assets.storageKey, key));
  const earlierId = await findEarlierAttempt(db, request);
  if (existing && existing.id !== earlierId) throw conflict(IN_LIBRARY);
  await requireNotInBin(db, key);
  if (earlierId) return changeAsset(services, request, earlierId, body);
  const file = await processFile(files, key);
  // A picture may have waited for its turn; meanwhile the caller may have lost the session or the right.
  await request.authoriseAgain();
  const add = db.transaction(async (tx) => {
    const created = await tx
      .insert(assets)
      .values({
        ...(await repeatableId(tx, request, assets)),
        ...file,
        name: normaliseName(name ?? ''),
        alt,
        description,
        filename: filenameOf(key),
        storageKey: key,
        updatedBy: editor(request),
      })
      .returning()
      .then(writtenRow);
    // Somebody may already have recorded and deleted the same upload.
    await requireNotInBin(tx, key);
    const names = nextTagNames([], body.tags ?? null, body.categories ?? null);
    await storeTags(tx, created.id, names);
    await keepVersion(tx, request, 'assets', { before: null, after: toTracked(created, names) });
    return created;
  });
  return add.catch(async (error: unknown) => {
    // Somebody else, or another attempt under the same idempotency key, has already recorded the same upload.
    if (isTaken(error, 'assets_storage_key')) throw conflict(IN_LIBRARY);
    const concurrentId = isTaken(error, 'assets_pkey') ? await findEarlierAttempt(db, request) : undefined;
    if (concurrentId) return changeAsset(services, request, concurrentId, body);
    throw error;
  });
}

/**
 * An upload address is good for ten minutes, even after its file was deleted: a second file under the same key would replace the
 * first, whose bytes are in the bin. @throws 409
 */
async function requireNotInBin(db: Database, key: string): Promise<void> {
  const hasKey = and(eq(bin.kind, 'assets'), sql`${bin.files} @> ${JSON.stringify([key])}::jsonb`);
  const [binEntry] = await db.select({ id: bin.id }).from(bin).where(hasKey).limit(1);
  if (binEntry) throw conflict(IN_BIN);
}

/**
 * A person who may add files to the library but not change them can correct one that they have just added, once.
 * @returns the id of the asset that an earlier attempt created
 * @throws 409 when somebody else changed it since
 */
async function findEarlierAttempt(db: Database, request: FastifyRequest): Promise<string | undefined> {
  const [found] = await db
    .select({ id: assets.id, updatedBy: assets.updatedBy, version: assets.version })
    .from(assets)
    .where(eq(assets.id, idempotencyKeyOf(request) ?? ''));
  const mayChange = found?.version === 1 || caller(request).authority.can('WRITE', 'asset');
  if (found && (found.updatedBy?.id !== editor(request).id || !mayChange)) throw conflict(IN_LIBRARY);
  return found?.id;
}

type FileDetails = Pick<AssetRow, 'filesize' | 'filetype' | 'width' | 'height' | 'renditions'>;

/** Checks the stored bytes and adds the renditions. A file that turns out not to be what it should is removed. */
async function processFile(files: FileStore, key: string): Promise<FileDetails> {
  const bytes = await readAll(files, key).catch((error: unknown) => {
    throw error instanceof FileProblem && error.kind === 'missing' ? invalid({ filename: NOT_UPLOADED }) : error;
  });
  try {
    if (bytes.length > UPLOAD_MAX_BYTES) throw new FileProblem('tooLarge');
    const filetype = sniffType(bytes);
    if (filetype === null) throw new FileProblem('unsupported');
    if (filetype === 'application/pdf') return { filesize: bytes.length, filetype, width: null, height: null, renditions: {} };
    const { width, height, renditions, cleaned } = await makeRenditions(bytes);
    const stored: Record<string, Rendition> = {};
    for (const rendition of renditions) {
      const storedKey = renditionKey(key, rendition.name);
      await files.put(storedKey, rendition.bytes, { replace: true });
      stored[rendition.name] = { key: storedKey, width: rendition.width, height: rendition.height };
    }
    if (cleaned) await files.put(key, cleaned, { replace: true });
    return { filesize: (cleaned ?? bytes).length, filetype, width, height, renditions: stored };
  } catch (error) {
    if (error instanceof FileProblem) await files.remove(key);
    throw error;
  }
}
