import { contentTypes } from '../server/contentTypes';
import { sharedSpecial, special } from '../../testing/samples';
import { onBothEngines } from '../../testing/server';

const OUT_OF_RANGE = 'Must be a date from 1800 to 2119';

onBothEngines('A date that must be a typing error is refused at its own field', (server) => {
  const kinds = contentTypes.flatMap(({ path, fields }) => {
    const dates = Object.entries(fields).filter(
      ([name, { kind }]) => (kind === 'instant' || kind === 'date') && name !== 'endsOn',
    );
    return dates.map(([name, { kind }]) => ({ path, name: name.replace(/[A-Z]/g, '_$&').toLowerCase(), kind }));
  });

  it('in every kind of content', async () => {
    expect(kinds.length).toBeGreaterThan(9);
    for (const { path, name, kind } of kinds) {
      const list = `/properties/${await server().given.placeFor(path)}/${path}`;
      for (const day of ['0206-11-05', '1799-12-31', '2120-01-02', '9999-12-31']) {
        const { status, body } = await server().admin.post(list, { [name]: kind === 'date' ? day : `${day}T12:00:00Z` });
        expect([path, status, body.fields[name]]).toEqual([path, 422, OUT_OF_RANGE]);
      }
    }
  });

  it('from the very moment that stands for no end', async () => {
    for (const { path, name, kind } of kinds) {
      const list = `/properties/${await server().given.placeFor(path)}/${path}`;
      // Calendar events are in local time.
      const time = path === 'calendar-events' ? 'T00:00:00' : 'T00:00:00Z';
      const { status, body } = await server().admin.post(list, { [name]: `2120-01-01${kind === 'date' ? '' : time}` });
      expect([path, status, body.fields[name]]).toEqual([path, 422, OUT_OF_RANGE]);
    }
    const { body } = await server().admin.post('/shared-specials', sharedSpecial({ start_date: '2120-01-01T00:00:00Z' }));
    expect(body.fields).toEqual({ start_date: OUT_OF_RANGE });
  });

  it('up to the last moment of 2119', async () => {
    const list = `/properties/${await server().given.hotel()}/specials`;
    const { status, body } = await server().admin.post(list, special({ starts_on: '2119-12-31T23:59:59Z' }));
    expect([status, body.data.starts_on]).toEqual([201, '2119-12-31T23:59:59.000Z']);
  });

  it('with an end and without, in a new item and in a change', async () => {
    const list = `/properties/${await server().given.hotel()}/specials`;
    const late = { starts_on: '2206-11-05T12:00:00Z' };
    for (const end of [{}, { does_not_end: true }, { ends_on: '2206-11-06T12:00:00Z' }])
      expect((await server().admin.post(list, special({ ...late, ...end }))).body.fields).toEqual({ starts_on: OUT_OF_RANGE });
    const { id } = await server().given.item(list, special({ ends_on: '9999-12-31T00:00:00Z' }));
    expect((await server().admin.put(`${list}/${id}`, late)).body.fields).toEqual({ starts_on: OUT_OF_RANGE });
    expect((await server().admin.get(`${list}/${id}`)).body.data.does_not_end).toBe(true);
  });

  it('in a shared special', async () => {
    const { body } = await server().admin.post('/shared-specials', sharedSpecial({ start_date: '2206-11-05T12:00:00Z' }));
    expect(body.fields).toEqual({ start_date: OUT_OF_RANGE });
  });
});
