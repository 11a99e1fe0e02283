import { continueFrameIds } from './frameIds';

/** A window whose frames have the ids 1, 2, 3, as those of each new window have. */
const newWindow = () => {
  let id = 0;
  const cancelled: number[] = [];
  const window = { requestAnimationFrame: () => (id += 1), cancelAnimationFrame: (frame: number) => void cancelled.push(frame) };
  continueFrameIds(window);
  return { window, cancelled };
};

test('the id of a frame of an earlier window cancels none of this window', () => {
  const earlier = newWindow().window.requestAnimationFrame();
  const { window, cancelled } = newWindow();
  const [first, second] = [window.requestAnimationFrame(), window.requestAnimationFrame()];
  expect(new Set([earlier, first, second]).size).toBe(3);
  window.cancelAnimationFrame(earlier);
  expect(cancelled).not.toContain(1);
  window.cancelAnimationFrame(second);
  expect(cancelled).toContain(2);
});
