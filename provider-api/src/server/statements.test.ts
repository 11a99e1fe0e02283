import { Client } from 'pg';
import { clientOf, type Client as ApiClient } from '../../testing/client';
import { givenOf, type Given } from '../../testing/given';
import { special } from '../../testing/samples';
import { startProcesses, type Processes } from '../../testing/processes';

describe('How many statements a call takes', () => {
  const asked = jest.spyOn(Client.prototype, 'query');
  let processes: Processes;
  let admin: ApiClient;
  let given: Given;
  beforeAll(async () => {
    processes = await startProcesses(1);
    const { app, services } = processes.servers[0]!;
    const { email: username, password } = services.config.admin;
    const nobody = clientOf(app, null);
    const { body } = await nobody.post('/auth', { username, password });
    const as = (token: string) => clientOf(app, token);
    admin = as(body.data.token.value);
    given = givenOf(admin, nobody, as);
  }, 60_000);
  afterAll(async () => {
    await processes.stop();
    asked.mockRestore();
  });

  /** The first words of what a call asks the database, beyond who calls. */
  async function statementsOf(call: () => Promise<{ status: number }>): Promise<string[]> {
    asked.mockClear();
    expect((await call()).status).toBe(200);
    const texts = asked.mock.calls.map(([question]) => (question as { text?: string }).text ?? String(question));
    expect(texts[0]).toContain('from "sessions"');
    return texts.slice(1).map((text) => text.trim().split(/\s/)[0] as string);
  }

  it('a list takes one, one item takes one', async () => {
    const at = `/properties/${await given.hotel()}/specials`;
    const { id } = await given.item(at, special());
    expect(await statementsOf(() => admin.get(`${at}?archived=false`))).toEqual(['select']);
    expect(await statementsOf(() => admin.get(`${at}/${id}`))).toEqual(['select']);
  });

  it('a change takes one to read and lock, one to write and one for the history; the property is only locked for what moves', async () => {
    const at = `/properties/${await given.hotel()}/specials`;
    const { id } = await given.item(at, special());
    const change = (body: object) => () => admin.put(`${at}/${id}`, body);
    expect(await statementsOf(change({ title: 'Spa weekend' }))).toEqual(['begin', 'select', 'update', 'with', 'commit']);
    expect(await statementsOf(change({ archived: false, title: 'Spa' }))).toEqual([
      'begin',
      'select',
      'select',
      'update',
      'with',
      'commit',
    ]);
  });
});
