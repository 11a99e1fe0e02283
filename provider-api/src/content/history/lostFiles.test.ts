import { given as asset } from '../../../testing/assets';
import { special } from '../../../testing/samples';
import { onBothEngines } from '../../../testing/server';

onBothEngines('Restoring a version whose file was deleted', (server) => {
  it('leaves out the field that has the file, says so, and restores the rest', async () => {
    const { admin, given } = server();
    const picture = await asset(server());
    const list = `/properties/${await given.hotel()}/specials`;
    const details = { image: { asset_id: picture.id, alt: 'Lake' } };
    const { id } = await given.item(list, special({ title: 'With a picture', details }));
    expect((await admin.put(`${list}/${id}`, { title: 'Without', details: { image: null } })).status).toBe(200);
    expect((await admin.del(`/assets/${picture.id}`)).status).toBe(204);
    const { status, body } = await admin.post(`${list}/${id}/versions/1/restore`);
    expect([status, body.data?.title, body.data?.details.image]).toEqual([200, 'With a picture', null]);
    expect(body.meta.left_out).toEqual([{ field: 'details.image.asset_id', message: expect.any(String) }]);
  });
});
