import { forgetSteps } from '../../../testing/forget';
import { holdTransaction } from '../../../testing/holdTransaction';
import { onBothEngines } from '../../../testing/server';

onBothEngines('Forgetting a person', (server) => {
  const { person } = forgetSteps(server);

  it('removes no mail once the session of the caller has ended', async () => {
    const { given, services } = server();
    const [boss, anna] = [await given.user(['*', 'rwx']), await person()];
    const removal = jest.spyOn(services.mail, 'forget');
    const { waits, begin } = holdTransaction(services.db);
    const forgetting = boss.post(`/users/${anna.id}/forget`, { confirmation: anna.email });
    await waits;
    expect((await boss.del('/auth')).status).toBe(204);
    begin();
    expect((await forgetting).status).toBe(401);
    expect(removal).not.toHaveBeenCalled();
    removal.mockRestore();
    expect((await anna.get('/profile')).status).toBe(200);
  });
});
