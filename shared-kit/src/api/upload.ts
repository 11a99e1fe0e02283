import type { Asset, SignedUpload } from '../rules/entities';
import { ApiError, request } from 'shared-kit/api/http';
import { refresh } from 'shared-kit/api/resource';
import { MEDIA_REFRESH_MS } from '../rules/limits';

/** What describes a file besides its bytes (document 1 §3, upload metadata). */
export interface UploadDetails {
  name: string;
  alt?: string;
  description?: string;
  /** Comma separated, as typed. */
  tags?: string;
  categories?: string[];
}

const names = (list = '') =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => ({ name }));

/** A store that takes no byte and gives no answer for this long has failed, in milliseconds; a slow one is waited for. */
const SILENCE = 90_000;

/** Unlike `fetch`, this reports the progress of an upload. */
function put(signed: SignedUpload, file: File, onProgress: (share: number) => void, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const cut = (why: string) =>
      reject(new ApiError({ status: 0, code: 'network', message: `${file.name} was not uploaded: ${why}. Please try again.` }));
    let silent: ReturnType<typeof setTimeout> | undefined;
    const listen = () => {
      clearTimeout(silent);
      silent = setTimeout(() => {
        cut('the server took too long to answer');
        call.abort();
      }, SILENCE);
    };
    call.open(signed.method, signed.signedUrl);
    Object.entries(signed.headers).forEach(([name, value]) => call.setRequestHeader(name, value));
    call.upload.onprogress = ({ loaded, total }) => {
      listen();
      onProgress(total ? loaded / total : 0);
    };
    call.onload = () => (call.status < 300 ? resolve() : reject(refused(call, file)));
    call.onerror = () => cut('the connection was lost');
    call.onabort = () => reject(signal?.reason ?? new DOMException('The upload was cancelled.', 'AbortError'));
    call.onloadend = () => clearTimeout(silent);
    signal?.addEventListener('abort', () => call.abort(), { once: true });
    listen();
    call.send(file);
  });
}

function refused(call: XMLHttpRequest, file: File): ApiError {
  let message = `${file.name} was not uploaded. Please try again.`;
  try {
    message = (JSON.parse(call.responseText) as { message?: string }).message ?? message;
  } catch {
    // A store outside the product answers in its own language; the plain sentence is shown instead.
  }
  return new ApiError({ status: call.status, code: 'upload_failed', message });
}

let soon: ReturnType<typeof setTimeout> | undefined;

/** Lists of assets load again 1000 ms after the last upload (document 1 §9, P-308): several files make one refresh. */
function refreshSoon(): void {
  clearTimeout(soon);
  soon = setTimeout(() => void refresh('/assets'), MEDIA_REFRESH_MS);
}

/**
 * Uploads one file: asks for a signed address, sends the file there, then makes the asset (document 1 §7, P-287, P-288).
 * @param onProgress called with the fraction of the file that has been sent, 0 to 1
 * @param signal cancels at any point
 * @param newId names the asset: sent again with it, the file is in the library once
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
  const about = { filename: file.name, filetype: file.type, filesize: file.size, name };
  const signed = await request<SignedUpload>('GET', '/assets/sign', { query: about, ...(signal && { signal }) });
  await put(signed.data, file, onProgress, signal);
  const body = { ...about, filename: signed.data.filename, alt, description, tags: names(tags), categories };
  const made = await request<Asset>('POST', '/assets', { body, newId, ...(signal && { signal }) });
  refreshSoon();
  return made.data;
}
