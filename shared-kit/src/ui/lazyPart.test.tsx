import { render, screen } from '@testing-library/react';
import { lazyPart } from './lazyPart';

test('a part that could not be loaded says so, and is tried again the next time it is wanted', async () => {
  const load = jest
    .fn<Promise<React.ComponentType<object>>, []>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue(() => <p>here</p>);
  const lazy = lazyPart(load);
  function Owner({ wanted }: { wanted: boolean }) {
    const { Part, failed } = lazy.usePart(wanted);
    return failed ? <p>failed</p> : wanted && Part ? <Part /> : null;
  }
  const { rerender } = render(<Owner wanted={false} />);
  expect(load).not.toHaveBeenCalled();
  rerender(<Owner wanted />);
  expect(await screen.findByText('failed')).toBeInTheDocument();
  rerender(<Owner wanted={false} />);
  rerender(<Owner wanted />);
  expect(await screen.findByText('here')).toBeInTheDocument();
  lazy.preload();
  expect(load).toHaveBeenCalledTimes(2);
});

test('offline, where a file waits for the connection, it counts as failed until it is there', async () => {
  const offline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  let arrive = () => {};
  const lazy = lazyPart<object>(() => new Promise((resolve) => (arrive = () => resolve(() => <p>here</p>))));
  function Owner() {
    const { Part, failed } = lazy.usePart(true);
    return failed ? <p>failed</p> : Part ? <Part /> : null;
  }
  render(<Owner />);
  expect(screen.getByText('failed')).toBeInTheDocument();
  arrive();
  expect(await screen.findByText('here')).toBeInTheDocument();
  offline.mockRestore();
});
