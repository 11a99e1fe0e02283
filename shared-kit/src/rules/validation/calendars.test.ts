import { calendarEventModel } from '../models/calendarEvent';
import { rulesOf } from '../models/rulesOf';
import { calendarRules, editCalendarRules } from './calendar';
import { fieldErrors } from './fieldErrors';
import { repeatRules } from './repeatForm';

const calendarEventRules = rulesOf(calendarEventModel.fields);

const event = { calendarId: '3', title: 'Jazz', start: '2026-11-21T20:00:00', end: '2026-11-21T23:45:00', repeats: null };
const errors = (change: object) => fieldErrors(calendarEventRules, { ...event, ...change });

test('a calendar requires its name, and each form has its own message', () => {
  expect(fieldErrors(calendarRules, { name: '' })).toEqual({ name: 'Calendar name is required!' });
  expect(fieldErrors(editCalendarRules, { name: '' })).toEqual({ name: '(required)' });
});
test('title, start and end are required; the end is not before the start', () => {
  expect(errors({})).toEqual({});
  expect(errors({ title: '', start: '', end: null })).toEqual({ title: 'Required!', start: 'Required!', end: 'Required!' });
  expect(errors({ end: '2026-11-21T19:00:00' })).toEqual({ end: 'End date must be after start date' });
  // An event of one moment, or of one whole day, is shown in its calendar.
  expect(errors({ end: event.start })).toEqual({});
});
test('all-day events are compared by day, not by time', () => {
  const early = { allDay: true, end: '2026-11-21T00:00:00' };
  expect(errors(early)).toEqual({});
  expect(errors({ ...early, allDay: false })).toEqual({ end: 'End date must be after start date' });
  expect(errors({ ...early, end: '2026-11-20T23:45:00' })).toEqual({ end: 'End date must be after start date' });
});
test('custom time takes 30 characters', () => {
  expect(errors({ customTime: 'x'.repeat(30) })).toEqual({});
  expect(errors({ customTime: 'x'.repeat(31) })).toEqual({ customTime: 'Character count exceeded 30!' });
});
test('link text is required unless No Detail Page, and a link for External Site', () => {
  expect(errors({ cta: { type: 'No Detail Page' } })).toEqual({});
  expect(errors({ cta: { type: 'Internal Detail Page' } })).toEqual({ 'cta.linkText': 'Required!' });
  expect(errors({ cta: { type: 'External Site', linkText: 'More' } })).toEqual({ 'cta.linkUrl': 'Required!' });
});
test('a present image needs asset and alternative text', () => {
  expect(errors({ images: [{}] })).toEqual({
    'images.0.assetId': 'Image is required',
    'images.0.alt': 'Image Alt Tag is required',
  });
});
test('a short description of any length is accepted', () => {
  expect(errors({ shortDescription: 'word '.repeat(80) })).toEqual({});
});
test('weekly requires a day, in the dialog and in the event', () => {
  const message = 'Please choose a day to repeat on.';
  expect(fieldErrors(repeatRules, { repeatOption: 'weekly', repeatsOn: [] })).toEqual({ repeatsOn: message });
  expect(errors({ repeats: 'weekly' })).toEqual({ repeatsOn: message });
  expect(errors({ repeats: 'weekly', repeatsOn: ['Monday'] })).toEqual({});
  expect(fieldErrors(repeatRules, { repeatOption: 'daily', repeatsOn: [] })).toEqual({});
});
test.each(['12/2', '2026-13-01T20:00:00', '2026-11', 7])(
  'while its start is %j, only the start of a series is wrong',
  (start) => {
    const series = { repeats: 'weekly', repeatsOn: ['Friday'], eventEndsOption: 'On Date ...', repeatsEndsOn: '2026-12-31' };
    expect(Object.keys(errors({ ...series, start }))).toEqual(['start']);
    expect(Object.keys(errors({ ...series, repeats: 'daily', start }))).toEqual(['start']);
  },
);
test('a repetition must not end before the event starts, nor before the first chosen day', () => {
  const series = { start: '2026-11-06T20:00:00', end: '2026-11-06T22:00:00', eventEndsOption: 'On Date ...' };
  const until = (repeatsEndsOn: string, more: object) => errors({ ...series, repeats: 'daily', repeatsEndsOn, ...more });
  expect(until('2026-11-05', {})).toEqual({ repeatsEndsOn: 'Must not be before the start of the event' });
  expect(until('2026-11-06', {})).toEqual({});
  // The sixth of November is a Friday.
  const weekly = { repeats: 'weekly', repeatsOn: ['Wednesday'] };
  expect(until('2026-11-10', weekly)).toEqual({ repeatsEndsOn: 'None of the chosen days comes before this date' });
  expect(until('2026-11-10', { ...weekly, repeatsOn: [] })).toEqual({ repeatsOn: 'Please choose a day to repeat on.' });
  expect(until('2026-11-11', weekly)).toEqual({});
  expect(until('2026-11-07', { repeats: 'weekly', repeatsOn: ['Friday'] })).toEqual({});
  const dialog = { ...series, repeatOption: 'monthly', repeatsEndsOn: '2025-01-01' };
  expect(fieldErrors(repeatRules, dialog)).toHaveProperty('repeatsEndsOn');
  expect(fieldErrors(repeatRules, { ...dialog, eventEndsOption: 'Repeats Forever' })).toEqual({});
});
test('an event must end before it takes place again', () => {
  const message = 'The event would begin again before it ends: choose an earlier end, or repeat it less often.';
  const until = (end: string, more: object) => errors({ start: '2026-11-06T20:00:00', end, ...more }).end;
  expect(until('2026-11-07T20:00:00', { repeats: 'daily' })).toBeUndefined();
  expect(until('2026-11-07T20:15:00', { repeats: 'daily' })).toBe(message);
  expect(until('2026-11-08T22:00:00', {})).toBeUndefined();
  // The times of an all-day event are ignored: it fills its last day.
  expect(until('2026-11-06T22:00:00', { repeats: 'daily', allDay: true })).toBeUndefined();
  expect(until('2026-11-07T20:00:00', { repeats: 'daily', allDay: true })).toBe(message);
  const weekly = (repeatsOn: string[]) => ({ repeats: 'weekly', repeatsOn, allDay: true });
  expect(until('2026-11-12T00:00:00', weekly(['Friday']))).toBeUndefined();
  expect(until('2026-11-13T00:00:00', weekly(['Friday']))).toBe(message);
  expect(until('2026-11-07T00:00:00', weekly(['Monday', 'Friday', 'Saturday']))).toBe(message);
  expect(until('2026-11-07T00:00:00', weekly(['Sunday', 'Friday']))).toBeUndefined();
  expect(until('2026-11-08T00:00:00', weekly(['Sunday', 'Friday']))).toBe(message);
  // What fills a month of 31 days, or a leap year, may be repeated in all of them.
  expect(until('2026-12-06T00:00:00', { repeats: 'monthly', allDay: true })).toBeUndefined();
  expect(until('2026-12-07T00:00:00', { repeats: 'monthly', allDay: true })).toBe(message);
  expect(until('2027-11-06T00:00:00', { repeats: 'yearly', allDay: true })).toBeUndefined();
  expect(until('2027-11-07T00:00:00', { repeats: 'yearly', allDay: true })).toBe(message);
  expect(until('2046-11-06T22:00:00', { repeats: 'yearly' })).toBe(message);
  expect(until('soon', { repeats: 'daily' })).not.toBe(message);
});
test('an event lasts ten years at most: what is longer has a wrong year', () => {
  const message = 'The event lasts more than ten years: check the years of its start and end.';
  const until = (end: string, more: object = {}) => errors({ start: '2026-11-06T20:00:00', end, ...more }).end;
  expect(until('2036-11-06T20:00:00')).toBeUndefined();
  expect(until('2036-11-07T20:00:00', { allDay: true })).toBe(message);
  expect(until('2206-11-06T22:00:00')).toBe(message);
  expect(until('2026-11-06T22:00:00', { start: '0206-11-06T20:00:00' })).toBe(message);
  expect(until('soon')).not.toBe(message);
});
test('the repeat form does not ask for an email address', () => {
  expect(fieldErrors(repeatRules, { repeatOption: 'none' })).toEqual({});
});
test('each end option requires its value', () => {
  expect(errors({ repeats: 'daily', eventEndsOption: 'On Date ...' })).toEqual({ repeatsEndsOn: 'Required!' });
  expect(errors({ repeats: 'daily', eventEndsOption: 'After ... occurances' })).toEqual({ repeatsTimes: 'Required!' });
  expect(errors({ repeats: 'daily', eventEndsOption: 'After ... occurances', repeatsTimes: 0 })).toHaveProperty('repeatsTimes');
  expect(errors({ repeats: null, eventEndsOption: 'On Date ...' })).toEqual({});
});
