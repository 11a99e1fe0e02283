import { createServer } from 'node:net';
import type { Config } from '../base/config';
import { ConfigError } from '../base/configError';
import { codeOf } from '../base/errorCode';

type Address = Pick<Config, 'host' | 'port'>;

/**
 * Checks early whether the address is available, before opening and perhaps filling a store for seconds.
 * @throws ConfigError when it is not
 */
export async function checkAddressFree({ host, port }: Address): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(addressFault(error, { host, port })));
    server.listen({ host, port }, () => server.close(() => resolve()));
  });
}

/** @returns the message for an unavailable address; any other error unchanged */
export function addressFault(error: unknown, { host, port }: Address): unknown {
  const message = messageFor(codeOf(error), host, port);
  return message === null ? error : new ConfigError(message, { cause: error });
}

function messageFor(code: string | undefined, host: string, port: number): string | null {
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is taken by another program. Stop it, or set PORT to another number.`;
  if (code === 'EACCES') return `This account may not listen on port ${port}. Set PORT to 1024 or more.`;
  const isUnknown = code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'EINVAL';
  return isUnknown ? `HOST ${host} is not an address of this machine. Set it to 127.0.0.1, or 0.0.0.0 for all of them.` : null;
}
