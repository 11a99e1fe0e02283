import type { AnyField, Fields, Values } from 'shared-kit/rules/models/field';
import { snakeKey } from 'shared-kit/rules/keyCase';
import { sharedSpecialModel } from 'shared-kit/rules/models/sharedSpecial';
import { contentTypes } from '../server/contentTypes';
import { special } from '../../testing/samples';
import { onBothEngines } from '../../testing/server';

interface Nonsense {
  path: string;
  value: Values;
}

/** A value of the right type that is meaningless in a field; undefined where any text has meaning, as in a title. */
function nonsenseOf(field: AnyField): unknown {
  switch (field.kind) {
    case 'choice':
      return 'Fly';
    case 'instant':
    case 'date':
      return 'yesterday';
    case 'whole':
    case 'number':
      return field.to === undefined ? undefined : field.to + 1;
    case 'document':
      return 'nowhere';
    case 'text':
      return ['two words', 'javascript:x'].find((text) => field.checks.some((check) => check(text, {}, {})));
    default:
      return undefined;
  }
}

/** The same for a field that may hold others. */
function nonsenseWithin(field: AnyField, path: string): { path: string; value: unknown }[] {
  if (field.kind === 'group') return nonsenseIn(field.parts, `${path}.`);
  if (field.kind === 'list') return nonsenseWithin(field.entry, `${path}.0`).map((one) => ({ ...one, value: [one.value] }));
  const value = nonsenseOf(field);
  return value === undefined ? [] : [{ path, value }];
}

/** Every one of some fields with nonsense in it, at any depth. */
const nonsenseIn = (fields: Fields, prefix = ''): Nonsense[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const key = snakeKey(name);
    return nonsenseWithin(field, prefix + key).map(({ path, value }) => ({ path, value: { [key]: value } }));
  });

onBothEngines('An invalid value is refused at its own field', (server) => {
  const cases = contentTypes.flatMap(({ path, fields }) => nonsenseIn(fields).map((one) => ({ kind: path, ...one })));

  // Any text has meaning in every field of a category, a menu and a calendar.
  it.each([...new Set(cases.map(({ kind }) => kind))])('%s', async (kind) => {
    const listPath = `/properties/${await server().given.placeFor(kind)}/${kind}`;
    for (const { path, value } of cases.filter((one) => one.kind === kind)) {
      const { status, body } = await server().admin.post(listPath, value);
      expect([path, status, body.fields]).toEqual([
        path,
        422,
        expect.objectContaining({ [path]: expect.stringMatching(/^[A-Z].* /) }),
      ]);
    }
  });

  it('a shared special', async () => {
    const ownCases = nonsenseIn(sharedSpecialModel.fields);
    expect(ownCases).not.toEqual([]);
    for (const { path, value } of ownCases) {
      const { status, body } = await server().admin.post('/shared-specials', value);
      expect([path, status, body.fields]).toEqual([
        path,
        422,
        expect.objectContaining({ [path]: expect.stringMatching(/^[A-Z].* /) }),
      ]);
    }
  });

  it('blanks around an address and a custom URL are removed', async () => {
    const { given } = server();
    const hotel = await given.hotel({
      url: ' https://house.example ',
      preview_urls: { faqs_url: '\thttps://house.example/faqs ' },
    });
    const { data: house } = (await server().admin.get(`/properties/${hotel}`)).body;
    expect([house.url, house.preview_urls.faqs_url]).toEqual(['https://house.example', 'https://house.example/faqs']);
    const cta = { type: 'Book Now', link_url: ' https://house.example/book ' };
    const created = await given.item(`/properties/${hotel}/specials`, special({ cta, details: { custom_url: ' spa-days ' } }));
    expect([created.cta.link_url, created.details.custom_url]).toEqual(['https://house.example/book', 'spa-days']);
    const bar = { link_url: ' https://house.example/pool ' };
    const alert = await given.item('/alerts', { name: 'Pool', header_bar: bar, modal: bar });
    expect([alert.header_bar.link_url, alert.modal.link_url]).toEqual([
      'https://house.example/pool',
      'https://house.example/pool',
    ]);
  });

  it('the test has many such values', () => expect(cases.length).toBeGreaterThan(50));
});
