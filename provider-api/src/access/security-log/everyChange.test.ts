import { Secret, TOTP } from 'otpauth';
import type { SecurityEntry } from 'shared-kit/rules/securityEvents';
import { PASSWORD } from '../../../testing/given';
import { given as asset } from '../../../testing/assets';
import { lastMailTo, resetTokenIn } from '../../../testing/mails';
import { softPasskey } from '../../../testing/secondFactor';
import { accommodation, calendarEvent, faq, special, tiledPromo } from '../../../testing/samples';
import { sql } from 'drizzle-orm';
import { HISTORY_TRACES } from '../../../testing/historyTraces';
import { SECURITY_TRACES } from '../../../testing/securityTraces';
import type { Database } from '../../base/storage/database';
import type { App } from '../../http/app';
import { onBothEngines } from '../../../testing/server';

/** The changing routes, as they are registered. */
const routes = new Set<string>();
/** The events that each route left together with its change, in the calls of this file. */
const left = new Map<string, Set<string>>();
/** What each route kept in the history, as `kind action`. */
const kept = new Map<string, Set<string>>();
let db: Database | null = null;
let newest = 0;

/** What the history received since it was last read. */
async function keptSince(): Promise<string[]> {
  const asked = sql`select v.id, i.kind || ' ' || v.action as what from versions v join version_items i on i.id = v.item
    where v.id > ${newest} and v.action <> 'known' order by v.id`;
  const { rows } = (await db?.execute(asked)) as unknown as { rows: { id: number | string; what: string }[] };
  newest = Number(rows.at(-1)?.id ?? newest);
  return rows.map(({ what }) => what);
}

function watch(app: App): void {
  // For each engine separately.
  routes.clear();
  left.clear();
  kept.clear();
  newest = 0;
  db = null;
  const nameOf = (method: string, url = '') => `${method} ${url.slice('/api'.length)}`;
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat())
      if (!['GET', 'HEAD', 'OPTIONS'].includes(each) && url.startsWith('/api/')) routes.add(nameOf(each, url));
  });
  app.addHook('onSend', async ({ method, routeOptions, securityEntries }, { statusCode }) => {
    if (statusCode >= 400) return;
    const route = nameOf(method, routeOptions.url);
    const events = left.get(route) ?? new Set();
    for (const { event } of securityEntries ?? []) events.add(event);
    left.set(route, events);
    if (db && method !== 'GET') kept.set(route, new Set([...(kept.get(route) ?? []), ...(await keptSince())]));
  });
}

/** Routes that leave an event and are called beside files of releases (`releases/secrets.test.ts`). */
const ELSEWHERE = ['POST /remotes/:name/releases', 'PUT /remotes/:name/live', 'POST /remotes/:name/releases/:release/withdraw'];
const uncalled = () =>
  Object.entries(SECURITY_TRACES).flatMap(([route, trace]) => (typeof trace === 'string' || left.has(route) ? [] : [route]));

onBothEngines(
  'What the security log tells of',
  (server) => {
    beforeAll(() => void (db = server().services.db));
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

      const right = {
        resource: 'special',
        permissionable_type: 'PropertyPermission',
        permissionable_id: hotel,
        r: true,
        w: true,
      };
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
      expect((await admin.post(`/users/${id}/versions/1/restore`)).status).toBe(200);
      expect(await last('email_changed')).toMatchObject({ about, detail: `From low@house.example to ${email}` });
      await admin.put(`/users/${id}`, { email: 'low@house.example' });
      await admin.put(`/properties/${hotel}`, { name: 'The Rose' });
      expect((await admin.post(`/properties/${hotel}/versions/1/restore`)).status).toBe(200);
      expect(await last('settings_changed')).toMatchObject({ about: { id: hotel }, detail: 'Changed: name' });
      await admin.del(`/users/${id}/sessions`);
      expect(await last('sessions_ended')).toMatchObject({ ...bySuper, about: renamed });
      await admin.del(`/users/${id}`);
      expect(await last('deleted')).toMatchObject({ ...bySuper, about: renamed });
      const other = await given.user();
      await admin.post(`/users/${other.id}/forget`, { confirmation: other.email });
      const former = { kind: 'user', id: other.id, name: 'Former colleague' };
      expect(await last('user_forgotten')).toMatchObject({ ...bySuper, about: former, detail: null });
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
      const until = one.sessions.expires_on.slice(0, 10);
      expect(await last('token_created')).toMatchObject({ ...bySuper, about, detail: `Reads 1 property, until ${until}` });
      await admin.put(`/tokens/${one.id}`, { expires_on: null });
      const detail = `Was until ${until}, now never expires`;
      expect(await last('token_expiry_changed')).toMatchObject({ ...bySuper, about, detail });
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
      expect((await last('settings_changed')).detail).toMatch(/^Changed: (URL, rate code|rate code, URL)$/);
      const before = await count();
      await admin.put(`/properties/${hotel}`, { url: 'https://fern.example' });
      expect(await count()).toBe(before);

      const alert = await given.item('/alerts', { name: 'Snow', published: true });
      await admin.put('/alerts/assign', { property_id: hotel, alert_id: alert.id });
      expect(await last('settings_changed')).toMatchObject({ ...bySuper, about, detail: 'Shows the alert “Snow”' });
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

    it('everything of a property that is deleted', async () => {
      const { admin, given } = server();
      const begun = { starts_on: '2026-01-05T15:00:00.000Z' };
      const [hotel, restaurant] = [await given.hotel(), await given.restaurant()];
      const category = await given.item(`/properties/${hotel}/faq-categories`, { name: 'Stay' });
      const calendar = await given.item(`/properties/${restaurant}/calendars`, { name: 'Music' });
      const kinds: [string, string, object][] = [
        [hotel, 'tiled-promos', tiledPromo()],
        [hotel, 'accommodations', accommodation()],
        [hotel, 'faqs', faq(category.id)],
        [hotel, 'home-promos', { title: 'Stay', ...begun }],
        [hotel, 'lists', { title: 'Stay', ...begun }],
        [restaurant, 'events', { title: 'Stay', ...begun }],
        [restaurant, 'presses', { title: 'Stay', publish_date: '2026-03-29' }],
        [restaurant, 'menus', { title: 'Stay' }],
        [restaurant, 'calendar-events', calendarEvent(calendar.id)],
      ];
      const made: [string, string][] = [];
      for (const [house, path, body] of kinds) {
        const { id } = await given.item(`/properties/${house}/${path}`, body);
        made.push([`/properties/${house}/${path}/${id}`, id]);
      }
      made.push([`/properties/${hotel}/faq-categories/${category.id}`, category.id]);
      made.push([`/properties/${restaurant}/calendars/${calendar.id}`, calendar.id]);
      const picture = await asset(server());
      made.push([`/assets/${picture.id}`, picture.id]);
      for (const [path, id] of made) {
        const removed = path.includes('/lists/') || path.includes('/assets/');
        expect([path, (await admin.del(path)).status]).toEqual([path, 204]);
        expect(await last('deleted')).toMatchObject({ ...bySuper, about: { id } });
        const { body } = await admin.get('/bin?per_page=1');
        expect(body.data[0]).toMatchObject({ item_id: id });
        if (!removed) continue;
        expect((await admin.post(`/bin/${body.data[0].id}/restore`)).status).toBe(200);
        expect(await last('restored')).toMatchObject({ ...bySuper, about: { id }, detail: 'From the bin' });
        await admin.del(path);
        const again = (await admin.get('/bin?per_page=1')).body.data[0];
        expect((await admin.del(`/bin/${again.id}`)).status).toBe(204);
        expect(await last('deleted')).toMatchObject({ about: { id }, detail: 'Removed from the bin for good' });
      }
    });

    it('refusals and exports', async () => {
      const { admin, given, adminToken, app } = server();
      const person = await given.user();
      expect((await person.post('/regions', { name: 'South' })).status).toBe(403);
      expect(await last('refused')).toMatchObject({
        outcome: 'refused',
        by: { id: person.id },
        about: { name: 'POST /api/regions' },
      });
      const headers = { authorization: `Bearer ${adminToken}` };
      await app.inject({ url: '/api/security-log', headers: { ...headers, accept: 'text/csv' } });
      expect(await last('exported')).toMatchObject({ ...bySuper, about: { kind: 'security log' } });
      expect((await app.inject({ method: 'POST', url: '/api/backup', headers })).statusCode).toBe(200);
      expect(await last('exported')).toMatchObject({ ...bySuper, about: { kind: 'backup' } });
      await person.del('/auth');
      expect(await last('sign_out')).toMatchObject({ by: { id: person.id } });
      expect((await admin.put(`/users/${person.id}/second-factor`, { demanded: true })).status).toBe(200);
      expect(await last('second_factor_changed')).toMatchObject({ ...bySuper, about: { id: person.id } });
      expect((await admin.del(`/users/${person.id}/second-factor`)).status).toBe(204);
    });

    it('the own sessions and second factor', async () => {
      const { given, nobody } = server();
      const person = await given.user();
      const signIn = () => nobody.post('/auth', { username: person.email, password: PASSWORD });
      await signIn();
      const { body: sessions } = await person.get('/profile/sessions');
      const other = sessions.data.find(({ current }: { current: boolean }) => !current);
      expect((await person.del(`/profile/sessions/${other.id}`)).status).toBe(204);
      expect(await last('sessions_ended')).toMatchObject({ by: { id: person.id } });
      await signIn();
      expect((await person.del('/profile/sessions')).status).toBe(204);
      const all = 'All of their own except the one they used.';
      expect(await last('sessions_ended')).toMatchObject({ by: { id: person.id }, detail: all });

      const mine = { outcome: 'done', by: { id: person.id }, about: { id: person.id } };
      const known = { current_password: PASSWORD };
      const { body } = await person.post('/profile/second-factor/app', known);
      const code = new TOTP({ secret: Secret.fromBase32(body.data.secret) }).generate();
      expect((await person.put('/profile/second-factor/app', { code })).status).toBe(200);
      expect(await last('second_factor_changed')).toMatchObject({ ...mine, detail: 'Authenticator app set up' });
      expect((await person.post('/profile/second-factor/recovery-codes', known)).status).toBe(201);
      expect(await last('second_factor_changed')).toMatchObject({ ...mine, detail: 'New recovery codes' });
    });

    it('an app that is removed, passkeys, and a password chosen by a link', async () => {
      const { given, nobody, services, app } = server();
      const person = await given.user();
      const mine = { outcome: 'done', by: { id: person.id }, about: { id: person.id } };
      const known = { current_password: PASSWORD };
      const at = '/profile/second-factor';
      const headers = { authorization: `Bearer ${person.token}` };
      const remove = async (path: string) =>
        (await app.inject({ method: 'DELETE', url: `/api${at}${path}`, headers, payload: known })).statusCode;

      const { secret } = (await person.post(`${at}/app`, known)).body.data;
      await person.put(`${at}/app`, { code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() });
      expect(await remove('/app')).toBe(204);
      expect(await last('second_factor_changed')).toMatchObject({ ...mine, detail: 'Authenticator app removed' });

      const asked = await person.post(`${at}/passkeys/options`, known);
      expect(asked.status).toBe(201);
      const { options } = asked.body.data;
      const answer = softPasskey().register(options);
      expect((await person.post(`${at}/passkeys`, { name: 'Blue key', answer })).status).toBe(201);
      expect(await last('second_factor_changed')).toMatchObject(mine);
      const added = (await last('second_factor_changed')).id;
      const [key] = (await person.get(at)).body.data.passkeys;
      expect(await remove(`/passkeys/${key.id}`)).toBe(204);
      const removed = await last('second_factor_changed');
      expect(removed).toMatchObject(mine);
      expect(removed.id).not.toBe(added);

      await nobody.post('/passwords/forgot', { email: person.email });
      const token = resetTokenIn(await lastMailTo(services, person.email));
      expect((await nobody.put(`/passwords/${token}`, { password: 'chosen by link' })).status).toBe(204);
      expect(await last('password_changed')).toMatchObject({ outcome: 'done', about: { id: person.id } });
    });

    it('every changing route has a row that says what it leaves, and leaves no more than that', () => {
      expect([...routes].filter((route) => !(route in SECURITY_TRACES))).toEqual([]);
      expect(Object.keys(SECURITY_TRACES).filter((route) => !routes.has(route))).toEqual([]);
      const told = (route: string) => {
        const trace = SECURITY_TRACES[route] ?? [];
        return typeof trace === 'string' ? [] : [...trace].sort();
      };
      const called = [...left].filter(([route]) => routes.has(route) && route !== 'POST /backup');
      expect(called.map(([route, events]) => [route, [...events].sort()])).toEqual(called.map(([route]) => [route, told(route)]));
      expect(uncalled()).toEqual(ELSEWHERE);
    });

    it('and a row that says which versions it keeps, and keeps some of them and no other', () => {
      expect([...routes].filter((route) => !(route in HISTORY_TRACES))).toEqual([]);
      expect(Object.keys(HISTORY_TRACES).filter((route) => !routes.has(route))).toEqual([]);
      const wrong = [...kept].filter(([route, found]) => {
        const trace = HISTORY_TRACES[route] ?? [];
        const told = typeof trace === 'string' ? [] : trace;
        const isSilent = told.length > 0 && found.size === 0;
        return routes.has(route) && (isSilent || [...found].some((one) => !told.includes(one)));
      });
      expect(wrong).toEqual([]);
      expect(kept.size).toBeGreaterThan(40);
    });
  },
  { publicUrl: 'http://localhost' },
  watch,
);
