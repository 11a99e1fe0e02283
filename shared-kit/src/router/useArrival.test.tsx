import { act, render } from '@testing-library/react';
import type { Location } from 'react-router-dom';
import { useArrival } from './useArrival';
import { REDIRECTED, visit } from './visit';

const at = (pathname: string, search = ''): Location => ({ pathname, search, hash: '', state: null, key: pathname + search });
const announce = jest.fn();
/** How every visit begins. */
const opened = { ...visit };

function Host({ location, heading, waits }: { location: Location; heading?: string; waits?: true }) {
  useArrival(location, announce);
  return (
    <main>
      {heading && (
        <h1 key={`${heading} ${waits}`} data-waits={waits}>
          {heading}
        </h1>
      )}
    </main>
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  announce.mockClear();
  Object.assign(visit, opened);
  window.scrollTo = jest.fn();
});
afterEach(() => jest.useRealTimers());

const focused = () => document.activeElement?.textContent;

describe('arriving at a page', () => {
  it('moves neither focus nor scroll position when the site is opened', () => {
    render(<Host location={at('/')} heading="Dashboard" />);
    expect(window.scrollTo).not.toHaveBeenCalled();
    expect(announce).not.toHaveBeenCalled();
  });

  it('focuses and announces the first page after the sign-in form', async () => {
    visit.isAtFirstPage = false;
    render(<Host location={at('/')} heading="Dashboard" />);
    await act(async () => jest.advanceTimersByTime(400));
    expect(focused()).toBe('Dashboard');
    expect(announce.mock.calls).toEqual([['Dashboard']]);
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  it('does not announce the first page if its address only redirected', async () => {
    const { rerender } = render(<Host location={at('/hotels')} />);
    const target = { ...at('/hotels/properties'), state: REDIRECTED };
    const arrive = async (location: Location, heading: string) => {
      rerender(<Host location={location} heading={heading} />);
      await act(async () => jest.advanceTimersByTime(400));
    };
    await arrive(target, 'Hotels');
    expect(announce).not.toHaveBeenCalled();
    await arrive(at('/users'), 'Users');
    expect(focused()).toBe('Users');
    await arrive(target, 'Hotels');
    expect(focused()).toBe('Hotels');
  });

  it("waits for the new page's heading, which a remote renders later", async () => {
    const { rerender } = render(<Host location={at('/')} heading="Dashboard" />);
    rerender(<Host location={at('/hotels')} heading="Dashboard" />);
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
    await act(async () => rerender(<Host location={at('/hotels')} />));
    await act(async () => jest.advanceTimersByTime(1000));
    expect(announce).not.toHaveBeenCalled();
    await act(async () => rerender(<Host location={at('/hotels')} heading="Hotels" />));
    expect(focused()).toBe('Hotels');
    expect(announce.mock.calls).toEqual([['Hotels']]);
  });

  it('still focuses the heading when the page removes its query meanwhile', async () => {
    const { rerender } = render(<Host location={at('/')} />);
    rerender(<Host location={at('/clone', '?selected=3')} />);
    rerender(<Host location={at('/clone')} />);
    await act(async () => rerender(<Host location={at('/clone')} heading="Clone Special" />));
    expect(focused()).toBe('Clone Special');
  });

  it.each([
    ['began to type', '<input />'],
    ['opened a menu', '<div role="menu"><button>Log Out</button></div>'],
    ['opened a dialog', '<div role="dialog"><button>Close</button></div>'],
  ])('leaves the focus with somebody who %s before the heading appeared', async (_, html) => {
    const { rerender } = render(<Host location={at('/')} />);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = html;
    const control = container.querySelector<HTMLElement>('input, button');
    rerender(<Host location={at('/hotels')} />);
    control?.focus();
    await act(async () => rerender(<Host location={at('/hotels')} heading="Hotels" />));
    expect(control).toHaveFocus();
    expect(announce.mock.calls).toEqual([['Hotels']]);
    container.remove();
  });

  it('takes the focus from the menu whose entry led here', async () => {
    const { rerender } = render(<Host location={at('/')} />);
    const menu = document.body.appendChild(document.createElement('div'));
    menu.innerHTML = '<a role="menu" href="/hotels">Hotels</a>';
    menu.querySelector('a')?.focus();
    rerender(<Host location={at('/hotels')} />);
    await act(async () => rerender(<Host location={at('/hotels')} heading="All Hotels" />));
    expect(focused()).toBe('All Hotels');
    menu.remove();
  });

  it('focuses a placeholder heading, then the heading of the page, however long that takes', async () => {
    const { rerender } = render(<Host location={at('/')} heading="Dashboard" />);
    await act(async () => rerender(<Host location={at('/hotels')} heading="Hotels" waits />));
    expect(focused()).toBe('Hotels');
    await act(async () => jest.advanceTimersByTime(60_000));
    expect(announce).toHaveBeenCalledTimes(1);
    await act(async () => rerender(<Host location={at('/hotels')} heading="All Hotels" />));
    expect(focused()).toBe('All Hotels');
  });

  it('focuses a heading that stays the same on the new page', async () => {
    const { rerender } = render(<Host location={at('/hotels/1')} heading="Dashboard" />);
    rerender(<Host location={at('/hotels/2')} heading="Dashboard" />);
    await act(async () => jest.advanceTimersByTime(400));
    expect(focused()).toBe('Dashboard');
  });

  it('only scrolls when only the query changes', async () => {
    const { rerender } = render(<Host location={at('/')} heading="Dashboard" />);
    rerender(<Host location={at('/', '?list=archived')} heading="Dashboard" />);
    await act(async () => jest.advanceTimersByTime(400));
    expect(window.scrollTo).toHaveBeenCalledTimes(1);
    expect(announce).not.toHaveBeenCalled();
  });
});
