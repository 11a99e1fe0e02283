import { ANSWER_LIMIT, dataOf, UnexpectedAnswer, type Call } from './calls';

export interface Uploaded {
  id: string;
  /** The bytes that were sent, and must come back. */
  text: string;
}

interface Signed {
  signed_url: string;
  headers: Record<string, string>;
  filename: string;
}

/** The smallest file that is accepted as a PDF. */
export const pdf = (name: string) => `%PDF-1.4\n% ${name}\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`;

/**
 * Puts a file into the library, as the form does.
 * @param calls who asks for the address, and who adds the file afterwards
 * @param address the server that takes the bytes, unless they go to a bucket
 */
export async function upload(calls: readonly [Call, Call], address: string, name: string): Promise<Uploaded> {
  const text = pdf(name);
  const query = new URLSearchParams({
    filename: 'list.pdf',
    filetype: 'application/pdf',
    filesize: String(Buffer.byteLength(text)),
    name,
  });
  const { signed_url, headers, filename } = dataOf<Signed>(await calls[0]('GET', `/assets/sign?${query}`), 200);
  const { pathname, search } = new URL(signed_url);
  const to = pathname.startsWith('/api/') ? `${address}${pathname}${search}` : signed_url;
  const answer = await fetch(to, { method: 'PUT', headers, body: text, signal: AbortSignal.timeout(ANSWER_LIMIT) });
  if (!answer.ok) throw new UnexpectedAnswer(answer.status, 204, await answer.text());
  const { id } = dataOf<{ id: string }>(await calls[1]('POST', '/assets', { filename, name }), 201);
  return { id, text };
}

/** @returns a problem for each file whose bytes do not come back */
export async function lostFiles(call: Call, address: string, uploaded: readonly Uploaded[]): Promise<string[]> {
  const lost: string[] = [];
  for (const { id, text } of uploaded) {
    const answer = await call('GET', `/assets/${id}`);
    if (answer.status !== 200) lost.push(`File ${id} was acknowledged and answers ${answer.status}.`);
    else if ((await bytesAt(dataOf<{ url: string }>(answer, 200).url, address)) !== text)
      lost.push(`The bytes of file ${id} are others, or gone.`);
  }
  return lost;
}

async function bytesAt(url: string, address: string): Promise<string> {
  const { pathname, search } = new URL(url, address);
  return (await fetch(`${address}${pathname}${search}`, { signal: AbortSignal.timeout(ANSWER_LIMIT) })).text();
}
