import type { AnyField, Fields, Values } from 'shared-kit/rules/models/field';
import { snakeKey } from 'shared-kit/rules/keyCase';
import { sharedSpecialModel } from 'shared-kit/rules/models/sharedSpecial';
import { contentTypes } from '../server/contentTypes';
import { onBothEngines } from '../../testing/server';

interface Case {
  path: string;
  body: (value: number) => Values;
  message: string;
}

const sentence = ({ from, to }: { from?: number | undefined; to?: number | undefined }) =>
  to === undefined ? 'Must be a whole number.' : `Must be a whole number from ${from} to ${to}.`;

const casesWithin = (field: AnyField, path: string): { path: string; wrap: (value: number) => unknown; message: string }[] => {
  if (field.kind === 'whole') return [{ path, wrap: (value) => value, message: sentence(field) }];
  if (field.kind === 'group') return casesIn(field.parts, `${path}.`).map(({ body, ...one }) => ({ ...one, wrap: body }));
  if (field.kind !== 'list') return [];
  return casesWithin(field.entry, `${path}.0`).map(({ wrap, ...one }) => ({ ...one, wrap: (value) => [wrap(value)] }));
};

/** Every whole number among some fields, at any depth. */
const casesIn = (fields: Fields, prefix = ''): Case[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const key = snakeKey(name);
    return casesWithin(field, prefix + key).map(({ path, wrap, message }) => ({
      path,
      message,
      body: (value) => ({ [key]: wrap(value) }),
    }));
  });

onBothEngines('A fraction where a whole number is needed', (server) => {
  const refusals = async (route: string, { path, body, message }: Case) => {
    for (const value of [2.5, -0.5, 1e-9]) {
      const { status, body: answer } = await server().admin.post(route, body(value));
      expect([route, path, value, status, answer.fields?.[path]]).toEqual([route, path, value, 422, message]);
    }
  };

  it('is refused at its field with its limits, in every kind of content', async () => {
    let count = 0;
    for (const { path: kind, fields } of contentTypes) {
      const route = `/properties/${await server().given.placeFor(kind)}/${kind}`;
      for (const one of casesIn(fields)) {
        await refusals(route, one);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(15);
    for (const one of casesIn(sharedSpecialModel.fields)) await refusals('/shared-specials', one);
  });

  it('and in opening hours, alerts and the canary share of a release', async () => {
    const restaurant = await server().given.restaurant();
    const slot = (value: number) => ({ time_slots: [{ sort_index: value }] });
    const hours = { path: 'time_slots.0.sort_index', body: slot, message: 'Must be a whole number.' };
    await refusals(`/properties/${restaurant}/hours`, hours);
    for (const [part, key, message] of [
      ['header_bar', 'advanced_purchase_days', 'Must be a whole number from 0 to 60.'],
      ['modal', 'minimum_night_stay', 'Must be a whole number from 1 to 60.'],
    ] as const)
      await refusals('/alerts', {
        path: `${part}.${key}`,
        body: (value) => ({ name: 'Pool', [part]: { [key]: value } }),
        message,
      });
    const { status, body } = await server().admin.put('/remotes/mf-platform/live', { release: '1', share: 2.5 });
    expect([status, body.fields.share]).toEqual([422, 'Must be a whole number from 0 to 100.']);
  });

  it('a number that is too large for the database is refused with the same limits', async () => {
    const hotel = await server().given.placeFor('calendar-events');
    const { status, body } = await server().admin.post(`/properties/${hotel}/calendar-events`, { repeats_times: 3e9 });
    expect([status, body.fields.repeats_times]).toEqual([422, 'Must be a whole number from 1 to 1000.']);
  });
});
