import { withClockAhead } from '../../../testing/clock';
import { codeOf } from '../../../testing/factors';
import { PASSWORD } from '../../../testing/given';
import { onBothEngines } from '../../../testing/server';

const STEP = 30_000;
const PATH = '/profile/second-factor/app';

onBothEngines('An authenticator app that is set up in two tabs', (server) => {
  const begin = async () => {
    const person = await server().given.user();
    const start = async (): Promise<string> => (await person.post(PATH, { current_password: PASSWORD })).body.data.secret;
    const confirm = async (secret: string, code = codeOf(secret)) => {
      const { status, body } = await person.put(PATH, { code, secret });
      return [status, body.message];
    };
    return { start, confirm };
  };

  it('says that the key of the earlier tab was replaced, however right its code is', async () => {
    const { start, confirm } = await begin();
    const [older, newer] = [await start(), await start()];
    const replaced =
      'This setup was started again, perhaps in another tab, so this key no longer works. Cancel, and start again.';
    expect(await confirm(older)).toEqual([409, replaced]);
    expect(await confirm(newer, codeOf(newer, Date.now() - 10 * STEP))).toEqual([
      422,
      'This code is wrong, or it was used before',
    ]);
    expect((await confirm(newer))[0]).toBe(200);
  });

  it('says that the other tab has finished, and that the key of this one is useless', async () => {
    const { start, confirm } = await begin();
    const [older, newer] = [await start(), await start()];
    expect((await confirm(newer))[0]).toBe(200);
    const finished =
      'Another authenticator app was set up in the meantime, perhaps in another tab. Delete the key of this one from your app.';
    expect(await confirm(older)).toEqual([409, finished]);
  });

  it('says that it is already set up to whoever confirms it again', async () => {
    const { start, confirm } = await begin();
    const secret = await start();
    expect((await withClockAhead(-4 * STEP, () => confirm(secret)))[0]).toBe(200);
    expect(await confirm(secret)).toEqual([409, 'This authenticator app is already set up.']);
  });
});
