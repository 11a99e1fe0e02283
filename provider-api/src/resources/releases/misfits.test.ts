import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newRemoteName, packed, upload } from '../../../testing/packedRelease';
import { onBothEngines } from '../../../testing/server';
import { misfitsInUse } from './checks';

onBothEngines('A site that is built with a different kit', (server) => {
  let siteDir: string;
  beforeEach(() => (siteDir = mkdtempSync(join(tmpdir(), 'innkeeper-kit-'))));
  afterEach(() => rmSync(siteDir, { recursive: true }));

  it('warns about the versions in use that it cannot run, and about no others', async () => {
    const { app, admin, adminToken, services } = server();
    const [used, unused] = [newRemoteName(), newRemoteName()];
    for (const name of [used, unused]) expect((await upload(app, adminToken, name, packed(name))).status).toBe(201);
    await admin.put(`/remotes/${used}/live`, { release: '0.1.0-aaaaaaaa' }, { 'if-match': '"1"' });
    const misfits = (kit: object) => {
      writeFileSync(join(siteDir, 'kit.json'), JSON.stringify(kit));
      return misfitsInUse(services.db, { siteDir });
    };
    expect(await misfits({ react: { useState: ['18'] } })).toEqual([]);
    const [firstMisfit, ...otherMisfits] = await misfits({ react: { useState: ['19'] } });
    expect(firstMisfit).toMatch(
      new RegExp(`^${used} 0\\.1\\.0-aaaaaaaa is in use and does not run on this site: .*useState.*\\.$`),
    );
    expect(otherMisfits).toEqual([]);
  });
});
