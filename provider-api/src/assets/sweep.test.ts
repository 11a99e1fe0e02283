import { onBothEngines } from '../testing/server';
import { sweepFiles } from './sweep';
import { given, jpeg, upload } from './testing';

const HOUR = 60 * 60 * 1000;

onBothEngines('Files that nobody claimed', (server) => {
  it('go after a day; those of the library stay', async () => {
    const asset = await given(server());
    const abandoned = await upload(server(), await jpeg());
    const { db, files } = server().services;
    expect(await sweepFiles(db, files, new Date(Date.now() + 23 * HOUR))).toBe(0);
    expect(await sweepFiles(db, files, new Date(Date.now() + 25 * HOUR))).toBe(1);
    await expect(files.open(abandoned)).rejects.toMatchObject({ kind: 'missing' });
    for (const address of [asset.url, asset.thumb_url, asset.medium_url]) {
      expect((await server().app.inject({ url: new URL(address).pathname })).statusCode).toBe(200);
    }
  });
});
