import { act, fireEvent, render, screen, type RenderResult } from '@testing-library/react';
import { useFormik } from 'formik';
import type { Values } from '../rules/models/field';
import { FormStateProvider, useFormActions, useFormState } from './formState';
import { TextField } from './text/text';

const INITIAL = { title: '', place: '', open: false };
const onSubmit = jest.fn<void, [Values]>();
const onTell = jest.fn<void, [Values]>();
/** Called with every render of the form around the fields. */
const onRender = jest.fn<void, []>();
let page: RenderResult;

function Actions() {
  const { setValue } = useFormActions();
  const values = useFormState((state) => state.values);
  return (
    <>
      <button type="button" onClick={() => setValue('open', true)}>
        Open
      </button>
      <output>{JSON.stringify(values)}</output>
    </>
  );
}

function House() {
  const formik = useFormik<Values>({ initialValues: INITIAL, validateOnChange: false, onSubmit: (values) => onSubmit(values) });
  onRender();
  return (
    <FormStateProvider formik={formik} mayDefer={formik.dirty}>
      <form onSubmit={formik.handleSubmit}>
        <TextField name="title" label="Title" />
        <TextField name="place" label="Place" />
        <Actions />
        <button>Save</button>
      </form>
      <button onClick={() => onTell(formik.values)}>Tell</button>
      <button onClick={() => formik.resetForm({ values: { ...INITIAL, title: 'Stored' } })}>Fill</button>
      <button
        onClick={() => {
          setTimeout(() => void formik.setFieldValue('open', true), 50);
        }}
      >
        Open soon
      </button>
    </FormStateProvider>
  );
}

const box = (name: string) => screen.getByRole('textbox', { name });
const type = (value: string, name = 'Title') => fireEvent.change(box(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shownValues = () => JSON.parse(screen.getByRole('status').textContent ?? '') as Values;

beforeEach(() => {
  jest.useFakeTimers();
  onSubmit.mockClear();
  onTell.mockClear();
  page = render(<House />);
  // The first keystroke is stored at once.
  type('A');
  onRender.mockClear();
});
afterEach(() => jest.useRealTimers());

test('the form around the fields renders once for many keystrokes, when the typing pauses', () => {
  for (const value of ['An', 'And', 'Ands']) {
    type(value);
    act(() => jest.advanceTimersByTime(100));
  }
  expect(onRender).not.toHaveBeenCalled();
  expect(box('Title')).toHaveValue('Ands');
  expect(shownValues().title).toBe('Ands');
  act(() => jest.advanceTimersByTime(120));
  expect(onRender).toHaveBeenCalledTimes(1);
});

test('a click or a save right after a keystroke includes that keystroke', async () => {
  type('An');
  press('Tell');
  expect(onTell).toHaveBeenLastCalledWith({ ...INITIAL, title: 'An' });

  type('And');
  press('Save');
  await act(async () => jest.advanceTimersByTimeAsync(0));
  expect(onSubmit).toHaveBeenLastCalledWith({ ...INITIAL, title: 'And' });
});

test.each([
  ['Enter', () => fireEvent.keyDown(box('Title'), { key: 'Enter' })],
  ['a shortcut', () => fireEvent.keyDown(box('Title'), { key: 's', ctrlKey: true })],
  ['leaving the field', () => fireEvent.blur(box('Title'))],
  ['a press of the mouse', () => fireEvent.pointerDown(document.body)],
  ['a choice from the suggestions of the browser', () => fireEvent(box('Title'), new Event('keydown', { bubbles: true }))],
])('%s stores what was typed before', async (_what, happen) => {
  type('An');
  expect(onRender).not.toHaveBeenCalled();
  happen();
  expect(onRender).toHaveBeenCalled();
  // A field that is left is also checked.
  await act(async () => undefined);
  onRender.mockClear();
  act(() => jest.advanceTimersByTime(500));
  expect(onRender).not.toHaveBeenCalled();
});

test('letters and Backspace do not store what was typed before', () => {
  type('An');
  for (const key of ['d', 'Backspace', 'Delete', ' ']) fireEvent.keyDown(box('Title'), { key });
  expect(onRender).not.toHaveBeenCalled();
});

test('typing in two fields and using a switch in between loses nothing', () => {
  type('An');
  type('Here', 'Place');
  press('Open');
  type('Anna');
  expect(shownValues()).toEqual({ title: 'Anna', place: 'Here', open: true });
  press('Tell');
  expect(onTell).toHaveBeenLastCalledWith({ title: 'Anna', place: 'Here', open: true });
});

test('a value that is set by code while somebody types is kept, and so is the typing', () => {
  press('Open soon');
  act(() => jest.advanceTimersByTime(40));
  type('An');
  act(() => jest.advanceTimersByTime(20));
  expect(shownValues()).toEqual({ title: 'An', place: '', open: true });
  act(() => jest.advanceTimersByTime(500));
  press('Tell');
  expect(onTell).toHaveBeenLastCalledWith({ title: 'An', place: '', open: true });
});

test('a value that is set by code just before the typing pauses, and is not rendered by then, is kept', () => {
  press('Open soon');
  type('An');
  // Nothing is rendered before both timers have run.
  act(() => jest.advanceTimersByTime(500));
  expect(shownValues()).toEqual({ title: 'An', place: '', open: true });
  press('Tell');
  expect(onTell).toHaveBeenLastCalledWith({ title: 'An', place: '', open: true });
});

test('resetting the form to other values drops what was typed', () => {
  type('An');
  press('Fill');
  act(() => jest.advanceTimersByTime(500));
  expect(shownValues().title).toBe('Stored');
});

test('unmounting the form while a keystroke is pending causes no error', () => {
  const errors = jest.spyOn(console, 'error');
  type('An');
  page.unmount();
  act(() => jest.advanceTimersByTime(500));
  expect(errors).not.toHaveBeenCalled();
});
