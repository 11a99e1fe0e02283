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

  /** The first words of a call's statements, except those that identify the caller. */
  async function statementsOf(call: () => Promise<{ status: number }>, status = 200): Promise<string[]> {
    asked.mockClear();
    expect((await call()).status).toBe(status);
    const texts = asked.mock.calls.map(([question]) => (question as { text?: string }).text ?? String(question));
    expect(texts[0]).toContain('from "sessions"');
    return texts.slice(1).map((text) => text.trim().split(/\s/)[0] as string);
  }

  it('a list takes one, also searched and in another order; one item takes one', async () => {
    const at = `/properties/${await given.hotel()}/specials`;
    const { id } = await given.item(at, special());
    expect(await statementsOf(() => admin.get(`${at}?archived=false`))).toEqual(['select']);
    expect(await statementsOf(() => admin.get(`${at}?archived=false&title=i%%fire&order_by=title:DESC`))).toEqual(['select']);
    expect(await statementsOf(() => admin.get(`${at}/${id}`))).toEqual(['select']);
  });

  it('a clone takes no more for many items than for one', async () => {
    const at = `/properties/${await given.hotel()}/specials`;
    const ids = [];
    for (const title of ['A', 'B', 'C', 'D']) ids.push((await given.item(at, special({ title }))).id);
    const to_property_ids = [await given.hotel(), await given.hotel()];
    const clone = (some: string[]) => () => admin.post(`${at}/clone`, { ids: some, to_property_ids });
    const one = await statementsOf(clone(ids.slice(0, 1)), 201);
    expect(one.filter((word) => word === 'insert')).toHaveLength(1);
    expect(await statementsOf(clone(ids), 201)).toEqual(one);
  });

  const begin = async () => {
    const at = `/properties/${await given.hotel()}/specials`;
    const { id } = await given.item(at, special());
    return (body: object) => () => admin.put(`${at}/${id}`, body);
  };

  it('a change takes one to read and one that writes the item with its version; so does a form that sends all it holds', async () => {
    const change = await begin();
    expect(await statementsOf(change({ title: 'Spa weekend' }))).toEqual(['select', 'with']);
    expect(await statementsOf(change({ title: 'Spa', archived: false, published: false }))).toEqual(['select', 'with']);
  });

  it('a change that others are told of takes a transaction, and one that moves the item locks the property first', async () => {
    const change = await begin();
    const written = ['update', 'with'];
    const told = 'with';
    expect(await statementsOf(change({ published: true }))).toEqual(['select', 'begin', 'select', ...written, told, 'commit']);
    const moved = await statementsOf(change({ archived: true }));
    expect(moved).toEqual(['select', 'begin', 'select', 'select', 'select', ...written, told, 'commit']);
  });
});
