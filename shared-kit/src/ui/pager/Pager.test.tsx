import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListPager } from './ListPager';
import { Pager } from './Pager';
import { pagesToOffer } from './pages';

test('the pager shows the range of rows and leads to other pages', async () => {
  const onPage = jest.fn();
  render(<Pager page={2} totalPages={2} perPage={100} count={112} onPage={onPage} />);
  expect(screen.getByText('101–112 of 112')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(onPage).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(onPage).toHaveBeenCalledWith(1, { isStep: true });
});

test('a single page has no buttons; the range is announced when it changes, also for an empty list', () => {
  const { rerender } = render(<Pager page={1} totalPages={1} perPage={100} count={3} onPage={jest.fn()} />);
  expect(screen.getByText('1–3 of 3')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  const region = screen.getByRole('status');
  expect(region).toHaveTextContent('1–3 of 3');
  rerender(<Pager page={1} totalPages={0} perPage={100} count={0} onPage={jest.fn()} />);
  expect(screen.getByRole('status')).toBe(region);
  expect(region).toHaveTextContent('Nothing found.');
});

test.each([
  [9, 3, 3],
  [2, 0, 1],
])('page %i of %i, which does not exist, leads to page %i, once', (page, totalPages, last) => {
  const onPage = jest.fn();
  const beyond = <Pager page={page} totalPages={totalPages} perPage={100} count={totalPages * 100} onPage={onPage} />;
  const { rerender } = render(beyond);
  rerender(beyond);
  expect(onPage.mock.calls).toEqual([[last, { isStep: false }]]);
  expect(screen.queryByText(/of/)).not.toBeInTheDocument();
});

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [3, 5, [1, 2, 3, 4, 5]],
  [6, 12, [1, null, 5, 6, 7, null, 12]],
  [12, 12, [1, null, 11, 12]],
])('page %i of %i offers %j', (page, total, expected) => {
  expect(pagesToOffer(page, total)).toEqual(expected);
});

test('what another tab or state of a list holds is announced once it is there', () => {
  const onPage = jest.fn();
  const meta = { page: 1, totalPages: 1, perPage: 100, count: 8 };
  const { rerender } = render(<Pager {...meta} onPage={onPage} />);
  const region = screen.getByRole('status');
  rerender(<Pager onPage={onPage} />);
  expect(region).toBeEmptyDOMElement();
  rerender(<Pager {...meta} onPage={onPage} />);
  expect(screen.getByRole('status')).toBe(region);
  expect(region).toHaveTextContent('1–8 of 8');
  expect(onPage).not.toHaveBeenCalled();
});

describe('while another page or filter of a list is loading', () => {
  const first = { page: 1, totalPages: 2, perPage: 100, count: 112 };
  const pager = (list: object) => <ListPager list={{ meta: undefined, error: null, ...list }} onPage={jest.fn()} />;

  test('its pager stays, with the focus and the region that announces the position', () => {
    const { rerender } = render(pager({ meta: first }));
    const region = screen.getByRole('status');
    screen.getByRole('button', { name: 'Next page' }).focus();
    rerender(pager({}));
    expect(region).toHaveTextContent('1–100 of 112');
    expect(screen.getByRole('button', { name: 'Next page' })).toHaveFocus();
    rerender(pager({ meta: { ...first, totalPages: 0, count: 0 } }));
    expect(screen.getByRole('status')).toBe(region);
    expect(region).toHaveTextContent('Nothing found.');
  });

  test('its pager goes if that fails, and there is none before the first page is loaded', () => {
    const { rerender } = render(pager({}));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    rerender(pager({ meta: first }));
    rerender(pager({ error: new Error('out of reach') }));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    rerender(pager({}));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});
