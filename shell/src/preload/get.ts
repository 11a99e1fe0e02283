/** A server that accepts a call and never answers must not keep the page waiting. */
export const timeoutSignal = () => AbortSignal.timeout(30_000);

/** @returns the parsed body of a file of the site. @throws Error when it does not arrive */
export async function get<T>(address: string): Promise<T> {
  const response = await fetch(address, { cache: 'no-cache', signal: timeoutSignal() });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as T;
}
