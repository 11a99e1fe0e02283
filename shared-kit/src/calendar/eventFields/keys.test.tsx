import { act, fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { FieldForm } from '../../../testing/FieldForm';
import { FieldScopeContext } from '../../fields/fieldScope';
import { text } from '../../fields/text/text';
import type { Property } from '../../rules/entities';
import { repeat } from './repeat';
import { when } from './when';

const property = { id: '7', type: 'hotel', name: 'The Larkspur', timezone: 'America/New_York' } as Property;
const { Input: Title } = text({ label: 'Title' });
const { Input: When } = when();
const { Input: Repeat } = repeat();
const values = {
  title: '',
  start: '2027-03-20T19:30:00',
  end: '2027-03-20T21:00:00',
  allDay: false,
  repeats: 'weekly',
  repeatsOn: ['Saturday'],
  eventEndsOption: null,
  repeatsTimes: null,
  repeatsEndsOn: null,
};

test('typing in the title does not render the times and the repetition again', async () => {
  const onDraw = jest.fn<void, [string]>();
  render(
    <FieldScopeContext.Provider value={{ property, itemId: undefined }}>
      <FieldForm initialValues={values} onSubmit={() => undefined}>
        <Title name="title" />
        <Profiler id="times" onRender={(id) => onDraw(id)}>
          <When name="window" />
        </Profiler>
        <Profiler id="repeat" onRender={(id) => onDraw(id)}>
          <Repeat name="repeats" />
        </Profiler>
      </FieldForm>
    </FieldScopeContext.Provider>,
  );
  onDraw.mockClear();
  // Formik checks its rules a moment later.
  await act(async () => void fireEvent.change(screen.getByRole('textbox', { name: 'Title' }), { target: { value: 'A' } }));
  expect(onDraw.mock.calls.flat()).toEqual([]);
});
