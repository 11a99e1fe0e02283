import { randomUUID } from 'node:crypto';
import { jpeg, upload } from '../../../testing/assets';
import { onBothEngines } from '../../../testing/server';

onBothEngines('A call that puts an uploaded file into the library and is sent again', (server) => {
  const record = (filename: string, key: string, fields: object = {}) =>
    server().admin.post('/assets', { filename, name: 'Pool', ...fields }, { 'idempotency-key': key });

  it('gets the same answer, also while the first is still running', async () => {
    const [key, filename] = [randomUUID(), await upload(server(), await jpeg(10, 10))];
    const together = await Promise.all([record(filename, key), record(filename, key)]);
    const later = await record(filename, key);
    const answers = [...together, later].map(({ status, body }) => [status, body.data?.id, body.data?.version]);
    expect(answers).toEqual(answers.map(() => [201, key, 1]));
    expect((await record(filename, key, { name: 'The pool' })).body.data).toMatchObject({
      id: key,
      name: 'The pool',
      version: 2,
    });
  });

  it('is refused with another key, and where the key has recorded another file', async () => {
    const [key, filename] = [randomUUID(), await upload(server(), await jpeg(10, 10))];
    expect((await record(filename, key)).status).toBe(201);
    const elsewhere = await record(filename, randomUUID());
    expect([elsewhere.status, elsewhere.body.message]).toEqual([409, 'This file is already in the library.']);
    const other = randomUUID();
    expect((await record(await upload(server(), await jpeg(10, 10)), other)).status).toBe(201);
    expect((await record(filename, other, { name: 'Mixed up' })).status).toBe(409);
    expect((await server().admin.get(`/assets/${other}`)).body.data.name).toBe('Pool');
  });
});
