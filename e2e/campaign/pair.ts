import { callsOf, type Call } from './calls';
import { signIn, type Server } from './server';
import { makeStore, type Files, type Store } from './stores';

/** Two servers on one PostgreSQL and one store of files, and calls of a super user to each. */
export interface Pair {
  store: Store;
  token: string;
  servers: [Server, Server];
  calls: [Call, Call];
  /** Starts one of them again, after it was killed. */
  restart: (which: 0 | 1) => Promise<void>;
}

/** Runs work against two servers, and cleans up afterwards. */
export async function withPair<T>(files: Files, work: (pair: Pair) => Promise<T>): Promise<T> {
  const store = await makeStore('PostgreSQL', files);
  const running: Server[] = [];
  const start = async () => {
    const server = await store.start();
    running.push(server);
    return server;
  };
  try {
    const servers = await Promise.all([start(), start()]);
    const token = await signIn(servers[0]);
    const callsTo = (server: Server) => callsOf(server, token);
    const pair: Pair = {
      store,
      token,
      servers,
      calls: [callsTo(servers[0]), callsTo(servers[1])],
      restart: async (which) => {
        running.splice(running.indexOf(pair.servers[which]), 1);
        pair.servers[which] = await start();
        pair.calls[which] = callsTo(pair.servers[which]);
      },
    };
    return await work(pair);
  } finally {
    for (const server of running) await server.stop();
    await store.remove();
  }
}
