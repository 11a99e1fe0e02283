import { render, screen } from '@testing-library/react';
import { resource } from 'shared-kit/api/resource';
import { fakeApi, listOf, type FakeCall } from '../../../testing/fakeApi';
import { signedInAs } from '../../../testing/fakeSession';
import type { ItemBase } from '../../rules/entities';
import { publishCopies } from './publishCopies';

const PATH = '/properties/8/specials';
const specials = resource<ItemBase & { published: boolean }>(PATH);
const List = () => (
  <p>
    {specials
      .useList()
      .data?.map(({ id, published }) => `${id}: ${published ? 'live' : 'draft'}`)
      .join(', ')}
  </p>
);

test('copies that the rules refuse stay drafts, with the reason, and the list of their hotel shows the others as published', async () => {
  signedInAs();
  const published = new Set<string>();
  fakeApi({
    [`GET ${PATH}`]: () => listOf(['90', '91'].map((id) => ({ id, published: published.has(id) }))),
    [`PUT ${PATH}/91`]: { status: 422, body: { message: 'Refused.', code: 'validation_failed', fields: { image: 'Required!' } } },
    [`PUT ${PATH}/:id`]: ({ params }: FakeCall) => {
      published.add(params.id ?? '');
      return { data: { id: params.id, version: 2 } };
    },
  });
  render(<List />);
  await screen.findByText('90: draft, 91: draft');
  const results = await publishCopies(
    'specials',
    ['90', '91'].map((id) => ({ id, propertyId: '8', sourceId: '1' })),
  );
  expect(results).toMatchObject([
    { id: '90', version: 2, published: true },
    { id: '91', version: 1, published: false, problem: 'Required!' },
  ]);
  expect(await screen.findByText('90: live, 91: draft')).toBeInTheDocument();
});
