import { changedBody } from './changedBody';

interface Form {
  title: string;
  url: string;
  cta: { type: string; note: string };
  slides: { alt: string }[];
}
const opened: Form = { title: 'Spa', url: '', cta: { type: 'link', note: '' }, slides: [{ alt: '' }, { alt: 'Pool' }] };
/** The API has null where the form has ''. */
const stored = { title: 'Spa', url: null, cta: { type: 'link', note: null }, slides: [{ alt: null }, { alt: 'Pool' }] };
const write = (values: Form) => ({ ...values });

test('an empty value that nobody filled in is sent as it is stored, also within lists and groups', () => {
  expect(changedBody(write, { ...opened, title: 'Spa days' }, opened, stored)).toEqual({ ...stored, title: 'Spa days' });
});

test('what somebody filled in or added is sent as it is', () => {
  const slides = [{ alt: 'Garden' }, { alt: 'Pool' }, { alt: '' }];
  const values = { ...opened, url: '/spa', slides };
  expect(changedBody(write, values, opened, stored)).toEqual({ ...stored, url: '/spa', slides });
});

test('what somebody emptied is sent as the form has it, and so is a new item', () => {
  expect(changedBody(write, { ...opened, title: '' }, opened, stored)).toMatchObject({ title: '' });
  expect(changedBody(write, opened, undefined, undefined)).toEqual(opened);
});
