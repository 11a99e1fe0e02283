import type { SecurityEntry } from 'shared-kit/rules/securityEvents';
import { PASSWORD } from '../../../testing/given';
import { special } from '../../../testing/samples';
import { onBothEngines } from '../../../testing/server';

onBothEngines('What the security log tells of', (server) => {
  /** The newest entry of a kind. */
  const last = async (event: string): Promise<SecurityEntry> => {
    const { body } = await server().admin.get(`/security-log?per_page=1&event=${event}`);
    return body.data[0];
  };
  const count = async () => (await server().admin.get('/security-log?per_page=1')).body.meta.count as number;
  const bySuper = { outcome: 'done', by: { name: 'Super User' } };

  it('people: made, given rights, taken rights, changed, signed out, deleted', async () => {
    const { admin, given } = server();
    const hotel = await given.hotel({ name: 'The Aster' });
    const email = 'kim@house.example';
    const { id } = await given.item('/users', { first_name: 'Kim', last_name: 'Low', email, password: PASSWORD });
    const about = { kind: 'user', id, name: `Kim Low (${email})` };
    expect(await last('user_created')).toMatchObject({ ...bySuper, about });

    const right = { resource: 'special', permissionable_type: 'PropertyPermission', permissionable_id: hotel, r: true, w: true };
    await admin.post(`/users/${id}/permissions`, [right, { resource: 'asset', r: true }]);
    const given1 = 'Given: special (rw) on The Aster; asset (r) everywhere';
    expect(await last('rights_changed')).toMatchObject({ ...bySuper, about, detail: given1 });
    await admin.post(`/users/${id}/permissions`, [{ resource: 'asset', r: true, x: true }]);
    const both = 'Given: asset (x) everywhere. Taken: special (rw) on The Aster';
    expect(await last('rights_changed')).toMatchObject({ detail: both });
    const before = await count();
    await admin.post(`/users/${id}/permissions`, [{ resource: 'asset', r: true, x: true }]);
    await admin.put(`/users/${id}`, { first_name: 'Kim' });
    expect(await count()).toBe(before);

    await admin.put(`/users/${id}`, { password: 'another one', confirm_password: 'another one', email: 'low@house.example' });
    const renamed = { ...about, name: 'Kim Low (low@house.example)' };
    expect(await last('password_changed')).toMatchObject({ ...bySuper, about: renamed });
    expect(await last('email_changed')).toMatchObject({ about: renamed, detail: `From ${email} to low@house.example` });
    await admin.del(`/users/${id}/sessions`);
    expect(await last('sessions_ended')).toMatchObject({ ...bySuper, about: renamed });
    await admin.del(`/users/${id}`);
    expect(await last('deleted')).toMatchObject({ ...bySuper, about: renamed });
  });

  it('the own password and address, and links that were asked for', async () => {
    const { given, nobody } = server();
    const person = await given.user();
    await nobody.post('/passwords/forgot', { email: person.email });
    expect(await last('password_asked')).toMatchObject({ outcome: 'done', by: null, about: { id: person.id } });
    await nobody.post('/passwords/forgot', { email: 'stranger@house.example' });
    expect(await last('password_asked')).toMatchObject({ outcome: 'failed', about: null, detail: 'There is no such user.' });
    const body = { email: 'new@house.example', current_password: PASSWORD, password: 'brand new one' };
    expect((await person.put('/profile', body)).status).toBe(200);
    expect(await last('password_changed')).toMatchObject({ by: { id: person.id }, about: { id: person.id } });
    expect(await last('email_changed')).toMatchObject({ by: { id: person.id }, about: { id: person.id } });
  });

  it('API tokens and deploy tokens', async () => {
    const { admin, given } = server();
    const hotel = await given.hotel();
    const one = await given.item('/tokens', { name: 'Website', property_id: [hotel] });
    const about = { kind: 'token', id: one.id, name: 'Website' };
    expect(await last('token_created')).toMatchObject({ ...bySuper, about, detail: 'Reads 1 property' });
    await admin.del(`/tokens/${one.id}`);
    expect(await last('token_revoked')).toMatchObject({ ...bySuper, about });
    const expires_on = new Date(Date.now() + 86_400_000).toISOString();
    const deploy = await given.item('/deploy-tokens', { remote: 'mf-spa', expires_on });
    const key = { kind: 'token', id: deploy.id, name: 'mf-spa' };
    expect(await last('deploy_token_created')).toMatchObject({ ...bySuper, about: key });
    await admin.del(`/deploy-tokens/${deploy.id}`);
    expect(await last('deploy_token_revoked')).toMatchObject({ ...bySuper, about: key });
  });

  it('properties and their settings, and everything that is deleted', async () => {
    const { admin, given } = server();
    const hotel = await given.hotel({ name: 'The Fern' });
    const about = { kind: 'property', id: hotel, name: 'The Fern' };
    expect(await last('settings_changed')).toMatchObject({ ...bySuper, about, detail: 'Created' });
    await admin.put(`/properties/${hotel}`, { url: 'https://fern.example', rate_code: 'AB' });
    expect((await last('settings_changed')).detail?.split(/[ ,:]+/).sort()).toEqual(['Changed', 'rate_code', 'url']);
    const before = await count();
    await admin.put(`/properties/${hotel}`, { url: 'https://fern.example' });
    expect(await count()).toBe(before);

    const alert = await given.item('/alerts', { name: 'Snow', published: true });
    await admin.put('/alerts/assign', { property_id: hotel, alert_id: alert.id });
    expect(await last('settings_changed')).toMatchObject({ ...bySuper, about, detail: 'Shows the alert “Snow”' });
    await admin.put('/alerts/assign', { property_id: hotel, override: true });
    expect((await last('settings_changed')).detail).toBe('Shows the alert “Snow”, before the global one');
    const asBefore = await count();
    await admin.put('/alerts/assign', { property_id: hotel, override: true });
    expect(await count()).toBe(asBefore);
    await admin.put('/alerts/assign', { property_id: hotel });
    expect(await last('settings_changed')).toMatchObject({ about, detail: 'No assigned alert any more' });
    await admin.put(`/alerts/${alert.id}/global`);
    expect(await last('settings_changed')).toMatchObject({ about: { id: alert.id }, detail: 'Made the global alert' });
    await admin.del('/alerts/global');
    expect(await last('settings_changed')).toMatchObject({ about: { id: alert.id }, detail: 'No global alert any more' });

    const offer = await given.item(`/properties/${hotel}/specials`, special({ title: 'Spa day' }));
    const region = await given.item('/regions', { name: 'North' });
    const north = { kind: 'region', id: region.id, name: 'North' };
    expect(await last('settings_changed')).toMatchObject({ ...bySuper, about: north, detail: 'Created' });
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
    for (const [path, gone] of paths) {
      expect((await admin.del(path)).status).toBe(204);
      expect(await last('deleted')).toMatchObject({ ...bySuper, about: gone });
    }
  });

  it('a deletion that is refused is none', async () => {
    const { admin, given } = server();
    const hotel = await given.hotel();
    const before = await count();
    expect((await admin.del(`/properties/${hotel}`, { 'if-match': '"99"' })).status).toBe(412);
    expect(await count()).toBe(before);
  });
});
