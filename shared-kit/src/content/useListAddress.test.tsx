import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useNavigate } from '../../testing/router';
import { contains, useListAddress } from './useListAddress';

const open = (address: string) => {
  const { result } = renderHook(() => ({ ...useListAddress(), go: useNavigate() }), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={['/before', address]}>{children}</MemoryRouter>,
  });
  const list = () => result.current;
  return { list, back: () => act(() => void list().go(-1)) };
};

test('Back returns to the pages and tabs that were opened before, with their filter', () => {
  const { list, back } = open('/list?filter=dog');
  act(() => void list().showPage(2, { isStep: true }));
  act(() => void list().showTab('archived'));
  expect([list().tab, list().page, list().filter]).toEqual(['archived', 1, 'dog']);
  back();
  expect([list().tab, list().page, list().filter]).toEqual(['active', 2, 'dog']);
  back();
  expect(list().page).toBe(1);
});

test('filtering, or replacing a page that no longer exists, adds no step to Back', () => {
  const { list, back } = open('/list');
  act(() => void list().showPage(2, { isStep: true }));
  act(() => void list().search('d'));
  act(() => void list().search('do'));
  act(() => void list().showPage(3));
  expect([list().page, list().filter]).toEqual([3, 'do']);
  back();
  expect([list().page, list().filter]).toEqual([1, '']);
});

test.each([
  ['spa', 'i%%spa'],
  ['  Spa days ', 'i%%Spa days'],
  ['  ', undefined],
  ['', undefined],
])('the filter “%s” is sent as %s', (typed, asked) => expect(contains(typed)).toBe(asked));

test.each([
  ['page=2', 2],
  ['page=1.5', 1],
  ['page=-3', 1],
  ['page=many', 1],
  ['page=1e12', 1_000_000],
])('an address with %s shows page %i, which the API accepts', (query, page) => {
  expect(open(`/list?${query}`).list().page).toBe(page);
});

test.each([
  ['per_page=2.5', 2],
  ['per_page=0', 100],
  ['per_page=5000', 2000],
])('an address with %s asks for %i rows a page', (query, rows) => {
  expect(open(`/list?${query}`).list().perPage).toBe(rows);
});
