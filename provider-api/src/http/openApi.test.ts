import { onBothEngines } from '../../testing/server';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
}
interface Operation {
  summary: string;
  parameters?: Parameter[];
  responses: Record<string, unknown>;
}

onBothEngines('The OpenAPI description', (server) => {
  const operations = async () => {
    const { body } = await server().nobody.get('/openapi.json');
    return Object.entries<Record<string, Operation>>(body.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ call: `${method} ${path}`, ...operation })),
    );
  };
  const parameter = ({ parameters = [] }: Operation, name: string) => parameters.find((candidate) => candidate.name === name);

  it('has page and per_page as optional in every call', async () => {
    const paged = (await operations()).filter((operation) => parameter(operation, 'page'));
    expect(paged.length).toBeGreaterThan(20);
    for (const operation of paged) {
      for (const name of ['page', 'per_page']) {
        const found = parameter(operation, name);
        expect([operation.call, name, found?.name, Boolean(found?.required)]).toEqual([operation.call, name, name, false]);
      }
    }
  });

  it('has a success and the standard error body for every call', async () => {
    const calls = await operations();
    expect(calls.length).toBeGreaterThan(20);
    for (const { call, responses } of calls) {
      const statuses = Object.keys(responses);
      expect([call, statuses]).toEqual([call, expect.arrayContaining(['4XX', '5XX'])]);
      expect([call, statuses.some((status) => status.startsWith('2'))]).toEqual([call, true]);
    }
  });

  it('has the right article in every summary', async () => {
    const summaries = (await operations()).map(({ summary }) => summary);
    expect(summaries).toContain('Create an accommodation');
    expect(summaries.filter((summary) => /\ba (?:[aeio]|API|FAQ)/.test(summary))).toEqual([]);
  });

  it('has If-Match for exactly the calls that evaluate it', async () => {
    const conditionalCalls = (await operations()).filter((operation) => parameter(operation, 'if-match')).map(({ call }) => call);
    for (const path of ['specials', 'faq-categories', 'calendars']) {
      const item = `/api/properties/{property_id}/${path}/{id}`;
      expect(conditionalCalls).toEqual(expect.arrayContaining([`put ${item}`, `delete ${item}`]));
    }
    for (const path of ['users', 'alerts', 'assets', 'shared-specials']) {
      expect(conditionalCalls).toEqual(expect.arrayContaining([`put /api/${path}/{id}`, `delete /api/${path}/{id}`]));
    }
    expect(conditionalCalls).toEqual(
      expect.arrayContaining(['put /api/profile', 'delete /api/tokens/{id}', 'delete /api/regions/{id}']),
    );
    expect(
      conditionalCalls.filter((call) => call.startsWith('get') || /sort|clone|assign|global|sessions|auth/.test(call)),
    ).toEqual([]);
  });
});
