import type { TestServer } from '../server';
import { BY_SUPER, type SecurityLog } from './securityLog';

/** Tokens, refusals and exports. */
export function changesOfAccess(server: () => TestServer, { last }: SecurityLog): void {
  it('for API tokens and deploy tokens', async () => {
    const { admin, given } = server();
    const hotel = await given.hotel();
    const token = await given.item('/tokens', { name: 'Website', property_id: [hotel] });
    const about = { kind: 'token', id: token.id, name: 'Website' };
    const until = token.sessions.expires_on.slice(0, 10);
    expect(await last('token_created')).toMatchObject({ ...BY_SUPER, about, detail: `Reads 1 property, until ${until}` });
    await admin.put(`/tokens/${token.id}`, { expires_on: null });
    const detail = `Was until ${until}, now never expires`;
    expect(await last('token_expiry_changed')).toMatchObject({ ...BY_SUPER, about, detail });
    await admin.del(`/tokens/${token.id}`);
    expect(await last('token_revoked')).toMatchObject({ ...BY_SUPER, about });
    const expires_on = new Date(Date.now() + 86_400_000).toISOString();
    const deploy = await given.item('/deploy-tokens', { remote: 'mf-spa', expires_on });
    const key = { kind: 'token', id: deploy.id, name: 'mf-spa' };
    expect(await last('deploy_token_created')).toMatchObject({ ...BY_SUPER, about: key });
    await admin.del(`/deploy-tokens/${deploy.id}`);
    expect(await last('deploy_token_revoked')).toMatchObject({ ...BY_SUPER, about: key });
  });

  it('for refusals and exports', async () => {
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
    expect(await last('exported')).toMatchObject({ ...BY_SUPER, about: { kind: 'security log' } });
    expect((await app.inject({ method: 'POST', url: '/api/backup', headers })).statusCode).toBe(200);
    expect(await last('exported')).toMatchObject({ ...BY_SUPER, about: { kind: 'backup' } });
    await person.del('/auth');
    expect(await last('sign_out')).toMatchObject({ by: { id: person.id } });
    expect((await admin.put(`/users/${person.id}/second-factor`, { demanded: true })).status).toBe(200);
    expect(await last('second_factor_changed')).toMatchObject({ ...BY_SUPER, about: { id: person.id } });
    expect((await admin.del(`/users/${person.id}/second-factor`)).status).toBe(204);
  });
}
