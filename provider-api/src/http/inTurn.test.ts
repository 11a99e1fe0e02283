import { onBothEngines } from '../../testing/server';
import { signal } from '../../testing/signal';
import { inTurn } from './inTurn';

onBothEngines('Transactions that take turns', (server) => {
  it('do not wait for one another because they name the same locks in another order, or one of them twice', async () => {
    const { db } = server().services;
    const end = signal();
    const order: string[] = [];
    const run = (names: string[], wait: Promise<void> = Promise.resolve()) =>
      inTurn(db, names, () => wait.then(() => void order.push(names.join())));
    const all = Promise.all([run(['a'], end.received), run(['a', 'b']), run(['b', 'a']), run(['b', 'b'])]);
    end.send();
    await all;
    expect(order).toHaveLength(4);
  });
});
