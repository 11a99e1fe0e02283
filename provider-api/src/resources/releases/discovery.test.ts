import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { newRemoteName, packed, upload } from '../../../testing/packedRelease';
import { onBothEngines } from '../../../testing/server';

const closed = { additionalProperties: false };
/** The rules of the frontend discovery schema, v1-pre. */
const entry = Type.Object(
  {
    url: Type.String(),
    fallbackUrl: Type.Optional(Type.String()),
    metadata: Type.Object({ integrity: Type.String(), version: Type.String() }, closed),
    extras: Type.Optional(Type.Object({})),
    deployment: Type.Optional(Type.Object({ traffic: Type.Number({ minimum: 0, maximum: 100 }), default: Type.Boolean() })),
  },
  closed,
);
const schema = Type.Object(
  { schema: Type.String(), microFrontends: Type.Record(Type.String(), Type.Array(entry, { uniqueItems: true })) },
  closed,
);

onBothEngines('The discovery endpoint for other tools', (server) => {
  it('conforms to the frontend discovery schema while a version is live, tried and withdrawn', async () => {
    const { email, password } = server().services.config.admin;
    const { body } = await server().nobody.post('/auth', { username: email, password });
    const name = newRemoteName();
    for (const hash of ['aaaaaaaa', 'bbbbbbbb']) await upload(server().app, body.data.token.value, name, packed(name, { hash }));
    const readEntries = async () => {
      const { status, body: answer } = await server().nobody.get('/remotes/discovery');
      expect([status, [...Value.Errors(schema, answer)]]).toEqual([200, []]);
      const entries = answer.microFrontends[name] as { metadata: { version: string }; deployment: object }[] | undefined;
      return entries?.map(({ metadata, deployment }) => [metadata.version, deployment]);
    };
    const live = (release: string, share: number, line: number) =>
      server().admin.put(`/remotes/${name}/live`, { release, share }, { 'if-match': `"${line}"` });
    expect(await readEntries()).toBeUndefined();
    await live('0.1.0-aaaaaaaa', 100, 1);
    await live('0.1.0-bbbbbbbb', 30, 2);
    expect(await readEntries()).toEqual([
      ['0.1.0-aaaaaaaa', { traffic: 70, default: true }],
      ['0.1.0-bbbbbbbb', { traffic: 30, default: false }],
    ]);
    await server().admin.post(`/remotes/${name}/releases/0.1.0-bbbbbbbb/withdraw`, { why: 'x' }, { 'if-match': '"3"' });
    expect(await readEntries()).toEqual([['0.1.0-aaaaaaaa', { traffic: 100, default: true }]]);
  });
});
