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
