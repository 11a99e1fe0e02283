import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Profiler, type ReactNode } from 'react';
import { text } from '../../fields/text/text';
import type { FieldKind } from '../../fields/fieldKind';
import { flag, name } from '../../rules/models/kinds';
import { defineModel } from '../../rules/models/model';
import { liveWindow, publishing } from '../../rules/models/parts';
import type { Property } from '../../rules/entities';
import { signedInAs } from '../../../testing/fakeSession';
import { renderPage } from '../../../testing/renderPage';
import { dateWindow } from '../../fields/dateWindow/dateWindow';
import { toggle } from '../../fields/toggle/toggle';
import { contentForm } from '../contentForm';
import { contentType } from '../contentType';
import { ContentEditor } from './ContentEditor';

const model = defineModel({
  resource: 'list',
  collection: 'lists',
  singular: 'list',
  plural: 'lists',
  titleKey: 'title',
  fields: { ...liveWindow, ...publishing, title: name({ required: true }), place: name(), isOpen: flag() },
});
const property = { id: '7', type: 'hotel', name: 'The Larkspur', timezone: 'America/New_York' } as Property;
const type = contentType<typeof model>({
  place: 'hotel',
  resource: 'list',
  api: 'lists',
  labels: { singular: 'List', plural: 'Lists' },
  liveLink: 'listsUrl',
  sidebar: 1,
  titleKey: 'title',
});

/** Called with every part that is drawn. */
const onDraw = jest.fn<void, [string]>();
const profiled = (label: string, part: ReactNode) => (
  <Profiler id={label} onRender={(id) => onDraw(id)}>
    {part}
  </Profiler>
);
function watchedField<K extends FieldKind>(field: K): K {
  const Input = (props: { name: string }) => profiled(field.label, <field.Input {...props} />);
  return { ...field, Input };
}
const form = contentForm(model, {
  sections: [
    { title: 'Words', fields: { title: watchedField(text({ label: 'Title' })), place: watchedField(text({ label: 'Place' })) } },
    { title: 'More', fields: { isOpen: watchedField(toggle({ label: 'Open' })), window: watchedField(dateWindow()) } },
  ],
  previews: [
    {
      label: 'List',
      View: ({ values }) => profiled('Preview', <p>Guests read {String(values.title)}</p>),
    },
  ],
});

test('typing renders neither the other fields nor the preview, and checks no rules, until it pauses', async () => {
  signedInAs();
  const { user } = renderPage(
    <ContentEditor type={type} form={form} property={property} item={undefined} />,
    '/hotels/7/lists/new',
    '/hotels/7/lists/new',
  );
  const title = await screen.findByRole('textbox', { name: 'Title' });
  await user.type(title, 'A');
  await screen.findByText('Guests read A');
  const check = jest.spyOn(form.rules, 'validateSync');
  onDraw.mockClear();
  for (const value of ['An', 'And', 'Ands']) fireEvent.change(title, { target: { value } });
  expect(title).toHaveValue('Ands');
  const parts = onDraw.mock.calls.flat();
  expect(new Set(parts)).toEqual(new Set(['Title']));
  // Once for each: Formik stores the three together when typing pauses.
  expect(parts.length).toBe(3);
  expect(check).not.toHaveBeenCalled();
  expect(await screen.findByText('Guests read Ands')).toBeInTheDocument();
  await waitFor(() => expect(check).toHaveBeenCalledTimes(1));
});
