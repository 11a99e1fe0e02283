import { screen } from '@testing-library/react';
import { useFormValue } from '../fields/formState';
import { Boundary } from '../remote/Boundary';
import type { ItemBase } from '../rules/entities';
import { fakeApi } from '../../testing/fakeApi';
import { signedInAs } from '../../testing/fakeSession';
import { renderPage } from '../../testing/renderPage';
import { draftStore } from './draftStore';
import { FormShell } from './FormShell';
import { plainParts } from './parts';
import { useSavedForm } from './useSavedForm';

type House = ItemBase & { tags: string[] };

const path = '/houses/1';
const house = { id: '1', version: 3, tags: ['sea'] } as House;

/** An earlier version of this form kept a single text. */
const Tags = () => <p>{useFormValue<string[]>('tags').join(', ')}</p>;

function HouseForm() {
  const form = useSavedForm<{ tags: string[] }, House>({
    path,
    item: house,
    read: (item) => ({ tags: item?.tags ?? [] }),
    parts: plainParts<{ tags: string[] }>({ tags: 'Tags' }),
    check: () => ({}),
    save: jest.fn(),
  });
  return (
    <FormShell form={form} name="house">
      <Tags />
    </FormShell>
  );
}

test('text of another version of the form, which breaks this one, comes back without a question only once', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  signedInAs();
  fakeApi({ 'GET /profile/drafts': { data: null, meta: {} } });
  draftStore('1', path).keep({ values: { tags: 'sea, sun' }, opened: { tags: 'sea' }, version: 3, ended: true });
  const onError = jest.fn();
  const page = (
    <Boundary onError={onError}>
      <HouseForm />
    </Boundary>
  );
  renderPage(page, path, path).unmount();
  expect(onError).toHaveBeenCalledTimes(1);
  renderPage(page, path, path);
  expect(onError).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Your unsaved text is still here.')).toBeInTheDocument();
  expect(screen.getByText('sea')).toBeInTheDocument();
});
