import { stop } from './arguments.mjs';

const TIMEOUT = 5000;

/** @returns {Promise<string | null>} what is wrong with an API at an address; null when it can be used */
async function problemOf(address) {
  let response;
  try {
    response = await fetch(`${address}/api/ready`, { signal: AbortSignal.timeout(TIMEOUT), redirect: 'follow' });
  } catch (error) {
    const reason =
      error.name === 'TimeoutError' ? 'it did not answer in time' : (error.cause?.code ?? error.cause?.message ?? error.message);
    return `No API can be reached at ${address} (${reason}).`;
  }
  const isApi = response.headers.get('content-type')?.includes('json') ?? false;
  if (!isApi) return `What answers at ${address} is not Innkeeper's API.`;
  return response.ok ? null : `The API at ${address} is not ready (it answers ${response.status}).`;
}

/** Checks an API before minutes of building; ends the command when it cannot be used. */
export async function ensureApiAnswers(address) {
  const problem = await problemOf(address);
  if (problem) stop(`${problem} Start it, or leave out --api: an API with demo data then starts by itself.`);
}
