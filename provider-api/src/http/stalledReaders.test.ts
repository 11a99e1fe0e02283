import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { newKey } from '../base/storage/files/keys';
import { portOf } from '../../testing/listen';
import { onBothEngines } from '../../testing/server';

onBothEngines('A client that stops reading an answer', (server) => {
  it('is disconnected, and does not prevent others from making a backup', async () => {
    const { app, adminToken, services, as } = server();
    // More than the buffers of a connection hold, and not compressible.
    for (let count = 0; count < 6; count += 1)
      await services.files.put(newKey('noise.pdf', 'application/pdf'), randomBytes(3_000_000));
    const port = await portOf(app);
    expect(app.server.timeout).toBe(300_000);
    const accepted = once(app.server, 'connection') as Promise<[Socket]>;
    const reader = connect({ port, host: '127.0.0.1' });
    reader.on('error', () => undefined);
    reader.write(
      `POST /api/backup HTTP/1.1\r\nHost: test.example\r\nAuthorization: Bearer ${adminToken}\r\nContent-Length: 0\r\n\r\n`,
    );
    await once(reader, 'data');
    reader.pause();
    // Not set earlier, since the backup may take longer than this to send its first byte.
    const [connection] = await accepted;
    connection.setTimeout(1_000);
    const other = as(adminToken);
    expect((await other.post('/backup')).status).toBe(409);
    let status = 409;
    for (let attempt = 0; attempt < 50 && status === 409; attempt += 1) {
      await new Promise((resolve) => setTimeout(resolve, 200));
      status = (await app.inject({ method: 'POST', url: '/api/backup', headers: { authorization: `Bearer ${adminToken}` } }))
        .statusCode;
    }
    expect(status).toBe(200);
    reader.destroy();
  }, 60_000);
});
