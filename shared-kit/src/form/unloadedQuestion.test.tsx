import { screen } from '@testing-library/react';
import { ApiError } from 'shared-kit/api/http';
import { signedInAs } from '../../testing/fakeSession';
import { renderPage } from '../../testing/renderPage';
import { TextField } from '../fields/text/text';
import type { ItemBase } from '../rules/entities';
import { FormShell } from './FormShell';
import { plainParts } from './parts';
import { useSavedForm } from './useSavedForm';

jest.mock('./ConflictQuestion', () => {
  throw new Error('offline');
});

interface House extends ItemBase {
  name: string;
}
const house = (version: number, name: string): House => ({
  ...{ id: '1', version, name, updatedBy: { id: '2', name: 'Ada Lind' } },
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
});
const opened = house(3, 'Sea House');
const save = jest.fn<Promise<House>, []>();

function HouseForm() {
  const form = useSavedForm<{ name: string }, House>({
    path: '/houses/1',
    item: opened,
    read: (stored) => ({ name: stored?.name ?? '' }),
    parts: plainParts<{ name: string }>({ name: 'Name' }),
    check: () => ({}),
    save,
  });
  return (
    <FormShell form={form} name="house">
      <TextField name="name" label="Name" />
    </FormShell>
  );
}

test('where the question after a conflict cannot be loaded, the server’s sentence stands there, and Try again asks once more', async () => {
  signedInAs();
  const current = house(4, 'Sea Lodge');
  save.mockRejectedValue(new ApiError({ status: 412, code: 'stale', message: 'Ada Lind saved this.', current }));
  const { user } = renderPage(<HouseForm />, '/houses/1', '/houses/1');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Ada Lind saved this.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Ada Lind saved this.')).toBeInTheDocument();
  expect(save).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Sea House!');
});
