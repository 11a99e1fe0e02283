import { nameOf } from './fields';

describe('The name of an item in history, activity and bin', () => {
  const nameOfTitled = (title: string) =>
    nameOf({ id: '9', version: 1, updatedAt: '2026-11-22T14:05:00.000Z', updatedBy: null, title });

  it('is whole up to 200 characters, and a longer one shows that it is cut', () => {
    const names = ['x'.repeat(200), 'x'.repeat(201), `${'x'.repeat(198)}🌊xx`].map(nameOfTitled);
    expect(names).toEqual(['x'.repeat(200), `${'x'.repeat(199)}…`, `${'x'.repeat(198)}…`]);
  });
});
