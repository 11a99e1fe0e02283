import { render, screen } from '@testing-library/react';
import { lazyPart } from './lazyPart';

test('a part that failed to load reports it, and is loaded again the next time it is needed', async () => {
  const load = jest
    .fn<Promise<React.ComponentType<object>>, []>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue(() => <p>here</p>);
  const lazy = lazyPart(load);
  function Owner({ isNeeded }: { isNeeded: boolean }) {
    const { Part, failed } = lazy.usePart(isNeeded);
    return failed ? <p>failed</p> : isNeeded && Part ? <Part /> : null;
  }
  const { rerender } = render(<Owner isNeeded={false} />);
  expect(load).not.toHaveBeenCalled();
  rerender(<Owner isNeeded />);
  expect(await screen.findByText('failed')).toBeInTheDocument();
  rerender(<Owner isNeeded={false} />);
  rerender(<Owner isNeeded />);
  expect(await screen.findByText('here')).toBeInTheDocument();
  lazy.preload();
  expect(load).toHaveBeenCalledTimes(2);
});

test('offline, a part counts as failed until it has loaded', async () => {
  const offline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  let finishLoading = () => {};
  const lazy = lazyPart<object>(() => new Promise((resolve) => (finishLoading = () => resolve(() => <p>here</p>))));
  function Owner() {
    const { Part, failed } = lazy.usePart();
    return failed ? <p>failed</p> : Part ? <Part /> : null;
  }
  render(<Owner />);
  expect(screen.getByText('failed')).toBeInTheDocument();
  finishLoading();
  expect(await screen.findByText('here')).toBeInTheDocument();
  offline.mockRestore();
});
