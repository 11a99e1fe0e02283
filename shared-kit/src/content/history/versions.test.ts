import { actionText, isUnversioned, type Version } from './versions';

const change = (action: Version['action'], version = 3): Version => ({
  id: '1',
  version,
  at: '2026-11-21T14:10:00.000Z',
  by: null,
  action,
  changes: {},
  groupId: null,
});

test.each(['moved', 'deleted'] as const)(
  'nobody is offered to restore “%s”, even if it is the oldest change that is loaded',
  (action) => {
    expect(isUnversioned([change(action)], 0)).toBe(true);
    expect(isUnversioned([change('changed')], 0)).toBe(false);
  },
);

test('a shared special is given to a hotel, which in the history of the hotel’s copy is here', () => {
  const given = { ...change('distributed'), changes: { distributeHotels: { before: ['7'], after: ['7', '8'] } } };
  expect(actionText(given, false)).toBe('gave it to a hotel');
  expect(actionText(change('distributed'), false)).toBe('shared it here');
});
