import { createServer, type AddressInfo } from 'node:net';
import { ConfigError } from '../base/configError';
import { checkAddressFree } from './address';

describe('The address to listen on', () => {
  it('a port that is in use is refused with a message that names it', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const attempt = checkAddressFree({ host: '127.0.0.1', port });
    await expect(attempt).rejects.toThrow(ConfigError);
    await expect(attempt).rejects.toThrow(`Port ${port} on 127.0.0.1 is taken by another program.`);
    await new Promise((resolve) => other.close(resolve));
    await expect(checkAddressFree({ host: '127.0.0.1', port })).resolves.toBeUndefined();
  });

  it('an address of another machine is refused with a message that names it', async () => {
    await expect(checkAddressFree({ host: '192.0.2.1', port: 0 })).rejects.toThrow(
      'HOST 192.0.2.1 is not an address of this machine.',
    );
  });
});
