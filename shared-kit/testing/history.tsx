import { screen } from '@testing-library/react';
import { plainParts } from '../src/form/parts';
import type { Values } from '../src/fields/fieldKind';
import type { Property } from '../src/rules/entities';
import { LastChanged } from '../src/content/history/LastChanged';
import { fakeApi, listOf, type FakeCall } from './fakeApi';
import { hotel } from './properties';
import { renderPage } from './renderPage';

/** The list that the item is in. */
export const SPECIALS = '/properties/7/specials';
/** The item as it is stored: its third version. */
export const stored = {
  id: '3',
  version: 3,
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-21T14:05:00.000Z',
  updatedBy: { id: '4', name: 'Priya Raman' },
};
/** A version as the API returns it. */
export const storedVersion = (version: number, title: string, content: string, published: boolean) => ({
  data: { id: '3', version, title, content, published, updated_at: stored.updatedAt, updated_by: null },
});
/** A line of its history, with the number as its id. */
export const version = (number: number, action: string, at: string, name: string | null) => ({
  ...{ id: String(number), version: number, action, at, changes: {}, group_id: null },
  by: name === null ? null : { id: '4', name },
});

const server = () =>
  fakeApi({
    [`GET ${SPECIALS}/3/versions`]: listOf([
      version(3, 'published', '2026-11-21T14:05:00.000Z', 'Priya Raman'),
      version(2, 'changed', '2026-11-21T10:00:00.000Z', 'Tomás Reyes'),
      version(1, 'created', '2026-11-01T09:00:00.000Z', null),
    ]),
    [`GET ${SPECIALS}/3/versions/3`]: storedVersion(3, 'Winter Escape', '<p>Two nights by the fire.</p>', true),
    [`GET ${SPECIALS}/3/versions/2`]: storedVersion(2, 'Winter Escape', '<p>Two nights by the fire.</p>', false),
    [`GET ${SPECIALS}/3/versions/1`]: storedVersion(1, 'Winter', '<p>Three nights by the fire.</p>', false),
    [`GET ${SPECIALS}`]: listOf([]),
    [`POST ${SPECIALS}/3/versions/:version/restore`]: ({ path }: FakeCall) => ({
      data: { ...storedVersion(4, path, '', false).data },
      meta: { left_out: [{ field: 'image', message: 'The picture was deleted.' }] },
    }),
  });

const parts = plainParts<Values>({ title: 'Title', content: 'Content', published: 'Published' });

/**
 * Opens the history of the item: from its form, or by its address.
 * @param versions the answers of the list of versions, in place of the usual three
 */
export async function open(mayRestore = true, query = '', versions?: (call: FakeCall) => object) {
  const api = server();
  if (versions) api.set(`GET ${SPECIALS}/3/versions`, versions);
  const page = renderPage(
    <LastChanged
      {...{ item: stored, collection: SPECIALS, parts, previews: [], mayRestore }}
      read={(item) => ({ ...item })}
      property={{ ...hotel('7', 'Saltmarsh'), timezone: 'Europe/London' } as unknown as Property}
    />,
    '/hotels/:hotelid/specials/:id/edit',
    `/hotels/7/specials/3/edit${query}`,
  );
  if (!query) await page.user.click(screen.getByRole('button', { name: 'History' }));
  await screen.findByRole('dialog', { name: 'History' });
  return { api, ...page };
}

/** Chooses a version, or presses another button. */
export const choose = async (user: Awaited<ReturnType<typeof open>>['user'], name: RegExp) =>
  user.click(await screen.findByRole('button', { name }));
