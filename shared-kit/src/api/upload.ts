import type { Asset, SignedUpload } from '../rules/entities';
import { ApiError, request } from 'shared-kit/api/http';
import { refresh } from 'shared-kit/api/resource';
import { MEDIA_REFRESH_MS } from '../rules/limits';

/** What describes a file, apart from its bytes (document 1 §3, upload metadata). */
export interface UploadDetails {
  name: string;
  alt?: string;
  description?: string;
  /** Comma-separated, as typed. */
  tags?: string;
  categories?: string[];
}

const parseTags = (tags = '') =>
  tags
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => ({ name }));

/** In milliseconds: a store that neither accepts a byte nor answers for this long has failed; one that is only slow has not. */
const SILENCE_LIMIT = 90_000;

/** Whether a chosen file is still what it was: browsers read no file that was changed, moved or deleted since. */
const isUnchanged = (file: File) =>
  new Promise<boolean>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(true);
    reader.onerror = () => resolve(false);
    reader.readAsArrayBuffer(file.slice(0, 1));
  });

/** Unlike `fetch`, this reports the progress of an upload. */
function putFile(signed: SignedUpload, file: File, onProgress: (share: number) => void, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const fail = (reason: string, advice = 'try again') =>
      reject(
        new ApiError({ status: 0, code: 'network', message: `${file.name} was not uploaded: ${reason}. Please ${advice}.` }),
      );
    /** A file that can no longer be read breaks the request in the same way as a lost connection. */
    const explainBreak = async () => {
      if (await isUnchanged(file)) fail('the connection was lost');
      else fail('it was changed, moved or deleted in the meantime', 'choose it again');
    };
    let silenceTimer: ReturnType<typeof setTimeout> | undefined;
    const restartTimer = () => {
      clearTimeout(silenceTimer);
      silenceTimer = setTimeout(() => {
        fail('the server took too long to answer');
        xhr.abort();
      }, SILENCE_LIMIT);
    };
    xhr.open(signed.method, signed.signedUrl);
    Object.entries(signed.headers).forEach(([name, value]) => xhr.setRequestHeader(name, value));
    xhr.upload.onprogress = ({ loaded, total }) => {
      restartTimer();
      onProgress(total ? loaded / total : 0);
    };
    xhr.onload = () => (xhr.status < 300 ? resolve() : reject(uploadError(xhr, file)));
    xhr.onerror = () => void explainBreak();
    xhr.onabort = () => reject(signal?.reason);
    xhr.onloadend = () => clearTimeout(silenceTimer);
    signal?.addEventListener('abort', () => xhr.abort(), { once: true });
    restartTimer();
    xhr.send(file);
  });
}

function uploadError(xhr: XMLHttpRequest, file: File): ApiError {
  let message = `${file.name} was not uploaded. Please try again.`;
  try {
    message = (JSON.parse(xhr.responseText) as { message?: string }).message ?? message;
  } catch {
    // A file store outside the product may not answer in JSON; the general message is shown instead.
  }
  return new ApiError({ status: xhr.status, code: 'upload_failed', message });
}

let refreshTimer: ReturnType<typeof setTimeout> | undefined;

/** Lists of assets are reloaded 1000 ms after the last upload (document 1 §9, P-308), so several files cause one refresh. */
function refreshSoon(): void {
  clearTimeout(refreshTimer);
  refreshTimer = setTimeout(() => void refresh('/assets'), MEDIA_REFRESH_MS);
}

/**
 * Uploads one file: asks for a signed address, sends the file there, then creates the asset (document 1 §7, P-287, P-288).
 * @param onProgress called with the fraction of the file that has been sent, 0 to 1
 * @param signal cancels at any point
 * @param newId the id of the asset, so that a retry creates no second one
 * @returns the new asset
 * @throws ApiError with a sentence that names the file; an AbortError after a cancel
 */
export async function uploadAsset(
  file: File,
  { name, alt = '', description = '', tags, categories = [] }: UploadDetails,
  onProgress: (share: number) => void = () => undefined,
  signal?: AbortSignal,
  newId?: string,
): Promise<Asset> {
  const fileInfo = { filename: file.name, filetype: file.type, filesize: file.size, name };
  const signed = await request<SignedUpload>('GET', '/assets/sign', { query: fileInfo, ...(signal && { signal }) });
  await putFile(signed.data, file, onProgress, signal);
  const body = { ...fileInfo, filename: signed.data.filename, alt, description, tags: parseTags(tags), categories };
  const created = await request<Asset>('POST', '/assets', { body, newId, ...(signal && { signal }) });
  refreshSoon();
  return created.data;
}
