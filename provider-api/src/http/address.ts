import { createServer } from 'node:net';
import type { Config } from '../base/config';
import { ConfigError } from '../base/configError';

type Address = Pick<Config, 'host' | 'port'>;

/**
 * Finds out at once whether the address can be listened on: a store that was opened, and perhaps filled, for nothing costs
 * seconds.
 * @throws ConfigError with a sentence when it cannot
 */
export async function tryAddress({ host, port }: Address): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(addressFault(error, { host, port })));
    server.listen({ host, port }, () => server.close(() => resolve()));
  });
}

/** @returns the sentence for an address that cannot be listened on; any other error as it is */
export function addressFault(error: unknown, { host, port }: Address): unknown {
  const sentence = sentenceFor((error as NodeJS.ErrnoException).code, host, port);
  return sentence === null ? error : new ConfigError(sentence, { cause: error });
}

function sentenceFor(code: string | undefined, host: string, port: number): string | null {
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is taken by another program. Stop it, or set PORT to another number.`;
  if (code === 'EACCES') return `This account may not listen on port ${port}. Set PORT to 1024 or more.`;
  const isUnknown = code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'EINVAL';
  return isUnknown ? `HOST ${host} is no address of this machine. Set it to 127.0.0.1, or 0.0.0.0 for all of them.` : null;
}
