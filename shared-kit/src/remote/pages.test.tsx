import { render, screen, waitFor } from '@testing-library/react';
import { createElement, Suspense } from 'react';
import { Boundary } from './Boundary';
import { compositePage, lazyPages, type PageModule } from './pages';

const renderList = ({ mount }: ReturnType<typeof lazyPages>, onError: (error: Error) => void) => {
  const pageOf = mount();
  const Page = () => createElement(pageOf('list'));
  return render(
    <Boundary onError={onError}>
      <Suspense fallback="Loading">
        <Page />
      </Suspense>
    </Boundary>,
  );
};

test('a page that fails to load is reported once, and is loaded again at the next mount', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest.fn<ReturnType<PageModule>, []>(() => Promise.reject(new Error('gone')));
  const pages = lazyPages({ list: load });
  const onError = jest.fn();
  const { unmount } = renderList(pages, onError);
  await waitFor(() => expect(onError).toHaveBeenCalledWith(new Error('gone')));
  expect(load).toHaveBeenCalledTimes(1);
  unmount();

  load.mockImplementation(() => Promise.resolve({ default: () => <h1>Specials</h1> }));
  renderList(pages, onError);
  expect(await screen.findByRole('heading', { name: 'Specials' })).toBeInTheDocument();
  expect(onError).toHaveBeenCalledTimes(1);
});

test('an unknown page throws an error with its name', () => {
  expect(() => lazyPages({}).mount()('list')).toThrow("There is no page 'list' in this version.");
});

test('a page that has been loaded is rendered at once at the next mount', async () => {
  const pages = lazyPages({ list: () => Promise.resolve({ default: () => <h1>Specials</h1> }) });
  const { unmount } = renderList(pages, jest.fn());
  await screen.findByRole('heading', { name: 'Specials' });
  unmount();
  renderList(pages, jest.fn());
  expect(screen.getByRole('heading', { name: 'Specials' })).toBeInTheDocument();
});

test('a composite page is made of all of its modules', async () => {
  const list = compositePage(
    [() => Promise.resolve({ heading: 'Specials' }), () => Promise.resolve({ default: 3 })],
    ({ heading }, { default: count }) =>
      () => (
        <h1>
          {heading}: {count}
        </h1>
      ),
  );
  renderList(lazyPages({ list }), jest.fn());
  expect(await screen.findByRole('heading', { name: 'Specials: 3' })).toBeInTheDocument();
});

test('a preloaded page is rendered at once; a preload that failed is repeated', async () => {
  const load = jest.fn<ReturnType<PageModule>, []>(() => Promise.reject(new Error('gone')));
  const pages = lazyPages({ list: load });
  pages.preload('nobody wrote this');
  pages.preload('list');
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  load.mockImplementation(() => Promise.resolve({ default: () => <h1>Specials</h1> }));
  pages.preload('list');
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  await Promise.resolve();
  renderList(pages, jest.fn());
  expect(screen.getByRole('heading', { name: 'Specials' })).toBeInTheDocument();
  pages.preload('list');
  expect(load).toHaveBeenCalledTimes(2);
});
