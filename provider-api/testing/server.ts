import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, type Config } from '../src/base/config';
import type { App, Services } from '../src/http/app';
import { buildServer } from '../src/server/server';
import { makeFirstUser } from '../src/access/users/firstUser';
import { clientOf, type Client } from './client';
import { engines } from './engines';
import { enforceSchemas } from './conformity';
import { givenOf, type Given } from './given';

/** A running server, with clients to test it. */
export interface TestServer {
  /** Signed in as the first super user. */
  admin: Client;
  /** The token of `admin`, for requests that the clients cannot make. */
  adminToken: string;
  /** Not signed in. */
  nobody: Client;
  services: Services;
  /** The server itself, for requests that the clients cannot make: bytes, broken connections. */
  app: App;
  /** Signed in with a token. */
  as(token: string): Client;
  /** Creates test data. */
  given: Given;
}

/**
 * A suite that runs on both database engines, each with its own server and database.
 * @param title the title of the suite
 * @param tests receives a function that returns the server once the suite runs
 * @param prepare adds hooks before any route is registered
 */
export function onBothEngines(
  title: string,
  tests: (server: () => TestServer) => void,
  settings: Partial<Config> = {},
  prepare: (app: App) => void = () => undefined,
): void {
  describe.each(Object.keys(engines))(`${title} (%s)`, (engine) => {
    let server: TestServer;
    let stop: () => Promise<void>;
    beforeAll(async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'innkeeper-data-'));
      const config = {
        ...readConfig({
          DATA_DIR: dataDir,
          SITE_DIR: join(dataDir, 'no-site'),
          PUBLIC_URL: 'http://test.example',
          LOG_LEVEL: 'silent',
        }),
        passwordCost: 4,
        ...settings,
      };
      const { app, services } = await buildServer(config, engines[engine], (newApp) => {
        enforceSchemas(newApp);
        prepare(newApp);
      });
      stop = async () => {
        await app.close();
        rmSync(dataDir, { recursive: true, force: true });
      };
      await makeFirstUser(services.db, config);
      server = await openTestServer({ app, services });
    }, 60_000);
    afterAll(() => stop?.());
    tests(() => server);
  });
}

/** Signs in to a server as its first super user. */
export async function openTestServer({ app, services }: Pick<TestServer, 'app' | 'services'>): Promise<TestServer> {
  const { email: username, password } = services.config.admin;
  const as = (token: string) => clientOf(app, token);
  const nobody = clientOf(app, null);
  const adminToken: string = (await nobody.post('/auth', { username, password })).body.data.token.value;
  const admin = as(adminToken);
  return { admin, adminToken, nobody, services, app, as, given: givenOf(admin, nobody, as) };
}
