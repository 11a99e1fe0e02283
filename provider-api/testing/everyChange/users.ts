import { PASSWORD } from '../given';
import type { TestServer } from '../server';
import { BY_SUPER, type SecurityLog } from './securityLog';

/** Changes that a super user makes to users. */
export function changesOfUsers(server: () => TestServer, { last, count }: SecurityLog): void {
  it('for users: created, given rights, taken rights, changed, signed out, deleted', async () => {
    const { admin, given } = server();
    const hotel = await given.hotel({ name: 'The Aster' });
    const email = 'kim@house.example';
    const { id } = await given.item('/users', { first_name: 'Kim', last_name: 'Low', email, password: PASSWORD });
    const about = { kind: 'user', id, name: `Kim Low (${email})` };
    expect(await last('user_created')).toMatchObject({ ...BY_SUPER, about });

    const right = {
      resource: 'special',
      permissionable_type: 'PropertyPermission',
      permissionable_id: hotel,
      r: true,
      w: true,
    };
    await admin.post(`/users/${id}/permissions`, [right, { resource: 'asset', r: true }]);
    const givenDetail = 'Given: asset (r) everywhere; special (rw) on The Aster';
    expect(await last('rights_changed')).toMatchObject({ ...BY_SUPER, about, detail: givenDetail });
    await admin.post(`/users/${id}/permissions`, [{ resource: 'asset', r: true, x: true }]);
    const rightsDetail = 'Given: asset (x) everywhere. Taken: special (rw) on The Aster';
    expect(await last('rights_changed')).toMatchObject({ detail: rightsDetail });
    const before = await count();
    await admin.post(`/users/${id}/permissions`, [{ resource: 'asset', r: true, x: true }]);
    await admin.put(`/users/${id}`, { first_name: 'Kim' });
    expect(await count()).toBe(before);

    await admin.put(`/users/${id}`, { password: 'another one', confirm_password: 'another one', email: 'low@house.example' });
    const renamed = { ...about, name: 'Kim Low (low@house.example)' };
    expect(await last('password_changed')).toMatchObject({ ...BY_SUPER, about: renamed });
    expect(await last('email_changed')).toMatchObject({ about: renamed, detail: `From ${email} to low@house.example` });
    expect((await admin.post(`/users/${id}/versions/1/restore`)).status).toBe(200);
    expect(await last('email_changed')).toMatchObject({ about, detail: `From low@house.example to ${email}` });
    await admin.put(`/users/${id}`, { email: 'low@house.example' });
    await admin.put(`/properties/${hotel}`, { name: 'The Rose' });
    expect((await admin.post(`/properties/${hotel}/versions/1/restore`)).status).toBe(200);
    expect(await last('settings_changed')).toMatchObject({ about: { id: hotel }, detail: 'Changed: name' });
    await admin.del(`/users/${id}/sessions`);
    expect(await last('sessions_ended')).toMatchObject({ ...BY_SUPER, about: renamed });
    await admin.del(`/users/${id}`);
    expect(await last('deleted')).toMatchObject({ ...BY_SUPER, about: renamed });
    const other = await given.user();
    await admin.post(`/users/${other.id}/forget`, { confirmation: other.email });
    const former = { kind: 'user', id: other.id, name: 'Former colleague' };
    expect(await last('user_forgotten')).toMatchObject({ ...BY_SUPER, about: former, detail: null });
  });
}
