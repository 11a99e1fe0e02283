import { screen } from '@testing-library/react';
import { useState } from 'react';
import { ApiError } from '../src/api/errors';
import { TextField } from '../src/fields/text/text';
import { FormShell } from '../src/form/FormShell';
import { plainParts } from '../src/form/parts';
import { useSavedForm } from '../src/form/useSavedForm';
import type { ItemBase } from '../src/rules/entities';
import { signedInAs } from './fakeSession';
import { renderPage } from './renderPage';

/** A form of two fields, for tests of what all forms do. */
interface House extends ItemBase {
  name: string;
  code: string | null;
}
type HouseValues = { name: string; code: string };

export const house = (more: Partial<House> = {}): House => ({
  id: '1',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
  updatedBy: { id: '2', name: 'Ada Lind' },
  version: 3,
  name: 'Sea House',
  code: null,
  ...more,
});

const parts = plainParts<HouseValues>({ name: 'Name', code: 'Code' });

/** Called by Save; each test sets its result. */
export const save = jest.fn<Promise<House | undefined>, [HouseValues, House | undefined, string]>();

/** The answer to a save over an older version. */
export const stale = (current: House) => new ApiError({ status: 412, code: 'stale', message: 'Ada Lind saved this.', current });

interface Props {
  stored?: House | null;
  onSaved?: () => void;
}

function HouseForm({ stored = house(), onSaved = () => undefined }: Props) {
  const [item, setItem] = useState(stored ?? undefined);
  const form = useSavedForm<HouseValues, House>({
    path: '/houses/1',
    item,
    read: (stored) => ({ name: stored?.name ?? '', code: stored?.code ?? '' }),
    parts,
    check: ({ name }): Record<string, string> => (name ? {} : { name: 'Required!' }),
    save,
    onSaved,
    mayBeNew: true,
    kind: 'properties',
  });
  return (
    <FormShell form={form} name="house">
      <TextField name="name" label="Name" />
      <TextField name="code" label="Code" />
      <button type="button" onClick={() => setItem(house({ name: 'Newer House', version: 4 }))}>
        A newer answer
      </button>
    </FormShell>
  );
}

function LeavableForm() {
  const [hasLeft, setHasLeft] = useState(false);
  return (
    <>
      <button onClick={() => setHasLeft(true)}>Leave</button>
      {!hasLeft && <HouseForm />}
    </>
  );
}

/** Opens the form of the stored house. @param props what happens after a save */
export const open = (props: Pick<Props, 'onSaved'> = {}) => renderPage(<HouseForm {...props} />, '/houses/1', '/houses/1');
/** Opens the form of a new house. */
export const openNew = () => renderPage(<HouseForm stored={null} />, '/houses/1', '/houses/1');
/** Opens the form, with a button that leaves it. */
export const openLeavable = () => renderPage(<LeavableForm />, '/houses/1', '/houses/1');

export const box = (name: string) => screen.getByRole('textbox', { name });
export const button = (name: string) => screen.getByRole('button', { name });

/** For `beforeEach`: no drafts, no calls of `save`, and somebody signed in. */
export function startAnew(): void {
  localStorage.clear();
  save.mockReset();
  signedInAs();
}
