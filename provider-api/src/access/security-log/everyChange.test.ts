import { Secret, TOTP } from 'otpauth';
import type { SecurityEntry } from 'shared-kit/rules/securityEvents';
import { PASSWORD } from '../../../testing/given';
import { given as asset } from '../../../testing/assets';
import { lastMailTo, resetTokenIn } from '../../../testing/mails';
import { softPasskey } from '../../../testing/secondFactor';
import { accommodation, calendarEvent, faq, special, tiledPromo } from '../../../testing/samples';
import { HISTORY_TRACES } from '../../../testing/historyTraces';
import { SECURITY_TRACES } from '../../../testing/securityTraces';
import { onBothEngines } from '../../../testing/server';
import { changingRoutes, eventsByRoute, historyByRoute, watchHistory, watchRoutes } from '../../../testing/watchRoutes';

/** Routes that leave an event and are called beside files of releases (`releases/secrets.test.ts`). */
const ELSEWHERE = ['POST /remotes/:name/releases', 'PUT /remotes/:name/live', 'POST /remotes/:name/releases/:release/withdraw'];
const uncalled = () =>
  Object.entries(SECURITY_TRACES).flatMap(([route, trace]) =>
    typeof trace === 'string' || eventsByRoute.has(route) ? [] : [route],
  );

onBothEngines(
  'What the security log tells of',
  (server) => {
    beforeAll(() => watchHistory(server().services.db));
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
      const rightsDetail = 'Given: asset (x) everywhere. Taken: special (rw) on The Aster';
      expect(await last('rights_changed')).toMatchObject({ detail: rightsDetail });
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
      const token = await given.item('/tokens', { name: 'Website', property_id: [hotel] });
      const about = { kind: 'token', id: token.id, name: 'Website' };
      const until = token.sessions.expires_on.slice(0, 10);
      expect(await last('token_created')).toMatchObject({ ...bySuper, about, detail: `Reads 1 property, until ${until}` });
      await admin.put(`/tokens/${token.id}`, { expires_on: null });
      const detail = `Was until ${until}, now never expires`;
      expect(await last('token_expiry_changed')).toMatchObject({ ...bySuper, about, detail });
      await admin.del(`/tokens/${token.id}`);
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
      for (const [path, deletion] of paths) {
        expect((await admin.del(path)).status).toBe(204);
        expect(await last('deleted')).toMatchObject({ ...bySuper, about: deletion });
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
      const deletions: [string, string][] = [];
      for (const [house, path, body] of kinds) {
        const { id } = await given.item(`/properties/${house}/${path}`, body);
        deletions.push([`/properties/${house}/${path}/${id}`, id]);
      }
      deletions.push([`/properties/${hotel}/faq-categories/${category.id}`, category.id]);
      deletions.push([`/properties/${restaurant}/calendars/${calendar.id}`, calendar.id]);
      const picture = await asset(server());
      deletions.push([`/assets/${picture.id}`, picture.id]);
      for (const [path, id] of deletions) {
        const isRestored = path.includes('/lists/') || path.includes('/assets/');
        expect([path, (await admin.del(path)).status]).toEqual([path, 204]);
        expect(await last('deleted')).toMatchObject({ ...bySuper, about: { id } });
        const { body } = await admin.get('/bin?per_page=1');
        expect(body.data[0]).toMatchObject({ item_id: id });
        if (!isRestored) continue;
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
      const endedDetail = 'All of their own except the one they used.';
      expect(await last('sessions_ended')).toMatchObject({ by: { id: person.id }, detail: endedDetail });

      const byPerson = { outcome: 'done', by: { id: person.id }, about: { id: person.id } };
      const confirmation = { current_password: PASSWORD };
      const { body } = await person.post('/profile/second-factor/app', confirmation);
      const code = new TOTP({ secret: Secret.fromBase32(body.data.secret) }).generate();
      expect((await person.put('/profile/second-factor/app', { code })).status).toBe(200);
      expect(await last('second_factor_changed')).toMatchObject({ ...byPerson, detail: 'Authenticator app set up' });
      expect((await person.post('/profile/second-factor/recovery-codes', confirmation)).status).toBe(201);
      expect(await last('second_factor_changed')).toMatchObject({ ...byPerson, detail: 'New recovery codes' });
    });

    it('an app that is removed, passkeys, and a password chosen by a link', async () => {
      const { given, nobody, services, app } = server();
      const person = await given.user();
      const byPerson = { outcome: 'done', by: { id: person.id }, about: { id: person.id } };
      const confirmation = { current_password: PASSWORD };
      const path = '/profile/second-factor';
      const headers = { authorization: `Bearer ${person.token}` };
      const remove = async (factor: string) =>
        (await app.inject({ method: 'DELETE', url: `/api${path}${factor}`, headers, payload: confirmation })).statusCode;

      const { secret } = (await person.post(`${path}/app`, confirmation)).body.data;
      await person.put(`${path}/app`, { code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() });
      expect(await remove('/app')).toBe(204);
      expect(await last('second_factor_changed')).toMatchObject({ ...byPerson, detail: 'Authenticator app removed' });

      const offer = await person.post(`${path}/passkeys/options`, confirmation);
      expect(offer.status).toBe(201);
      const { options } = offer.body.data;
      const answer = softPasskey().register(options);
      expect((await person.post(`${path}/passkeys`, { name: 'Blue key', answer })).status).toBe(201);
      expect(await last('second_factor_changed')).toMatchObject(byPerson);
      const added = (await last('second_factor_changed')).id;
      const [key] = (await person.get(path)).body.data.passkeys;
      expect(await remove(`/passkeys/${key.id}`)).toBe(204);
      const removed = await last('second_factor_changed');
      expect(removed).toMatchObject(byPerson);
      expect(removed.id).not.toBe(added);

      await nobody.post('/passwords/forgot', { email: person.email });
      const token = resetTokenIn(await lastMailTo(services, person.email));
      expect((await nobody.put(`/passwords/${token}`, { password: 'chosen by link' })).status).toBe(204);
      expect(await last('password_changed')).toMatchObject({ outcome: 'done', about: { id: person.id } });
    });

    it('every changing route has a row that says what it leaves, and leaves no more than that', () => {
      expect([...changingRoutes].filter((route) => !(route in SECURITY_TRACES))).toEqual([]);
      expect(Object.keys(SECURITY_TRACES).filter((route) => !changingRoutes.has(route))).toEqual([]);
      const traceOf = (route: string) => {
        const trace = SECURITY_TRACES[route] ?? [];
        return typeof trace === 'string' ? [] : [...trace].sort();
      };
      const called = [...eventsByRoute].filter(([route]) => changingRoutes.has(route) && route !== 'POST /backup');
      expect(called.map(([route, events]) => [route, [...events].sort()])).toEqual(
        called.map(([route]) => [route, traceOf(route)]),
      );
      expect(uncalled()).toEqual(ELSEWHERE);
    });

    it('and a row that says which versions it keeps, and keeps some of them and no other', () => {
      expect([...changingRoutes].filter((route) => !(route in HISTORY_TRACES))).toEqual([]);
      expect(Object.keys(HISTORY_TRACES).filter((route) => !changingRoutes.has(route))).toEqual([]);
      const wrong = [...historyByRoute].filter(([route, found]) => {
        const trace = HISTORY_TRACES[route] ?? [];
        const expected = typeof trace === 'string' ? [] : trace;
        const isSilent = expected.length > 0 && found.size === 0;
        return changingRoutes.has(route) && (isSilent || [...found].some((version) => !expected.includes(version)));
      });
      expect(wrong).toEqual([]);
      expect(historyByRoute.size).toBeGreaterThan(40);
    });
  },
  { publicUrl: 'http://localhost' },
  watchRoutes,
);
