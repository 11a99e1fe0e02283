import { given as asset } from '../assets';
import { sampleItems } from '../sampleItem';
import { special } from '../samples';
import type { TestServer } from '../server';
import { BY_SUPER, type SecurityLog } from './securityLog';

/** What happens to properties, and to what belongs to them. */
export function changesOfProperties(server: () => TestServer, { last, count }: SecurityLog): void {
  it('for properties and their settings, and every deletion', async () => {
    const { admin, given } = server();
    const hotel = await given.hotel({ name: 'The Fern' });
    const about = { kind: 'property', id: hotel, name: 'The Fern' };
    expect(await last('settings_changed')).toMatchObject({ ...BY_SUPER, about, detail: 'Created' });
    await admin.put(`/properties/${hotel}`, { url: 'https://fern.example', rate_code: 'AB' });
    expect((await last('settings_changed')).detail).toMatch(/^Changed: (URL, rate code|rate code, URL)$/);
    const before = await count();
    await admin.put(`/properties/${hotel}`, { url: 'https://fern.example' });
    expect(await count()).toBe(before);

    const alert = await given.item('/alerts', { name: 'Snow', published: true });
    await admin.put('/alerts/assign', { property_id: hotel, alert_id: alert.id });
    expect(await last('settings_changed')).toMatchObject({ ...BY_SUPER, about, detail: 'Shows the alert “Snow”' });
    await admin.put('/alerts/assign', { property_id: hotel, override: true });
    expect((await last('settings_changed')).detail).toBe('Shows the alert “Snow”, instead of the global one');
    const asBefore = await count();
    await admin.put('/alerts/assign', { property_id: hotel, override: true });
    expect(await count()).toBe(asBefore);
    await admin.put('/alerts/assign', { property_id: hotel });
    expect(await last('settings_changed')).toMatchObject({ about, detail: 'No longer has an assigned alert' });
    await admin.put(`/alerts/${alert.id}/global`);
    expect(await last('settings_changed')).toMatchObject({ about: { id: alert.id }, detail: 'Made the global alert' });
    await admin.del('/alerts/global');
    expect(await last('settings_changed')).toMatchObject({ about: { id: alert.id }, detail: 'No longer the global alert' });

    const offer = await given.item(`/properties/${hotel}/specials`, special({ title: 'Spa day' }));
    const region = await given.item('/regions', { name: 'North' });
    const north = { kind: 'region', id: region.id, name: 'North' };
    expect(await last('settings_changed')).toMatchObject({ ...BY_SUPER, about: north, detail: 'Created' });
    expect((await admin.post('/regions', { name: 'north' })).status).toBe(409);
    expect(await last('settings_changed')).toMatchObject({ about: north });
    const shared = await given.item('/shared-specials', { title: 'Winter', start_date: '2026-12-01T15:00:00.000Z' });
    const paths: [string, object][] = [
      [`/properties/${hotel}/specials/${offer.id}`, { kind: 'special', id: offer.id, name: 'Spa day' }],
      [`/regions/${region.id}`, north],
      [`/shared-specials/${shared.id}`, { kind: 'shared special', id: shared.id, name: 'Winter' }],
      [`/alerts/${alert.id}`, { kind: 'alert', id: alert.id, name: 'Snow' }],
      [`/properties/${hotel}`, about],
    ];
    for (const [path, deletion] of paths) {
      expect((await admin.del(path)).status).toBe(204);
      expect(await last('deleted')).toMatchObject({ ...BY_SUPER, about: deletion });
    }
  });

  it('are not made for a refused deletion', async () => {
    const { admin, given } = server();
    const hotel = await given.hotel();
    const before = await count();
    expect((await admin.del(`/properties/${hotel}`, { 'if-match': '"99"' })).status).toBe(412);
    expect(await count()).toBe(before);
  });

  it('for everything that is deleted with a property', async () => {
    const { admin, given } = server();
    const [hotel, restaurant] = [await given.hotel(), await given.restaurant()];
    const category = await given.item(`/properties/${hotel}/faq-categories`, { name: 'Stay' });
    const calendar = await given.item(`/properties/${restaurant}/calendars`, { name: 'Music' });
    const deletions: [string, string][] = [];
    for (const [path, body] of sampleItems({ hotel, restaurant, category: category.id, calendar: calendar.id })) {
      const { id } = await given.item(path, body);
      deletions.push([`${path}/${id}`, id]);
    }
    deletions.push([`/properties/${hotel}/faq-categories/${category.id}`, category.id]);
    deletions.push([`/properties/${restaurant}/calendars/${calendar.id}`, calendar.id]);
    const picture = await asset(server());
    deletions.push([`/assets/${picture.id}`, picture.id]);
    for (const [path, id] of deletions) {
      const isRestored = path.includes('/lists/') || path.includes('/assets/');
      expect([path, (await admin.del(path)).status]).toEqual([path, 204]);
      expect(await last('deleted')).toMatchObject({ ...BY_SUPER, about: { id } });
      const { body } = await admin.get('/bin?per_page=1');
      expect(body.data[0]).toMatchObject({ item_id: id });
      if (!isRestored) continue;
      expect((await admin.post(`/bin/${body.data[0].id}/restore`)).status).toBe(200);
      expect(await last('restored')).toMatchObject({ ...BY_SUPER, about: { id }, detail: 'From the bin' });
      await admin.del(path);
      const again = (await admin.get('/bin?per_page=1')).body.data[0];
      expect((await admin.del(`/bin/${again.id}`)).status).toBe(204);
      expect(await last('deleted')).toMatchObject({ about: { id }, detail: 'Removed from the bin for good' });
    }
  });
}
