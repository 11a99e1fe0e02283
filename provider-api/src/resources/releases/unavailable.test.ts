import { flatten } from 'shared-kit/rules/remote/routes';
import { remoteSteps } from '../../../testing/remoteSteps';
import { onBothEngines } from '../../../testing/server';
import { findRelease } from './store';

const A = '0.1.0-aaaaaaaa';
const B = '0.1.0-bbbbbbbb';

onBothEngines('A remote of which nobody gets a version', (server) => {
  const prepareRemote = remoteSteps(server);
  const registry = async () => (await server().nobody.get('/remotes/registry')).body.data;

  it('is listed with its addresses, so that people are told that they are not available now', async () => {
    const remote = await prepareRemote(A, B);
    for (const release of [A, B]) await remote.put({ release });
    const { routes } = (await findRelease(server().services.db, remote.name, B))!.descriptor;
    const paths = flatten(routes).map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(0);
    await remote.withdraw(B);
    expect(await registry()).not.toHaveProperty('unavailable');
    await remote.withdraw(A);
    expect((await registry()).unavailable).toEqual(paths);
    const onSite = await server().app.inject({ url: '/remotes/registry.json' });
    expect(onSite.json()).toMatchObject({ unavailable: paths });
  });

  it('has no addresses while nothing of it was ever live for everybody', async () => {
    const remote = await prepareRemote(A);
    const before = await registry();
    await remote.withdraw(A);
    expect(await registry()).toEqual(before);
  });
});
