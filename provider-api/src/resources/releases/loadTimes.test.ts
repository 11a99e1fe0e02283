import { stepOf, percentileOf, type Times } from './loadTimes';

const countLoads = (times: number[]) =>
  times.reduce<Times>((counts, ms) => ({ ...counts, [stepOf(ms)]: (counts[stepOf(ms)] ?? 0) + 1 }), {});

test('median and p95 of many loads are at most 5 % off', () => {
  const times = Array.from({ length: 1000 }, (_, index) => 100 + index * 7);
  const [median, slow] = [percentileOf(countLoads(times), 0.5), percentileOf(countLoads(times), 0.95)];
  expect(Math.abs((median ?? 0) / 3593 - 1)).toBeLessThan(0.06);
  expect(Math.abs((slow ?? 0) / 6743 - 1)).toBeLessThan(0.06);
});

test('the median of one load is that load; no loads have no median', () => {
  expect(percentileOf(countLoads([340]), 0.5)).toBeGreaterThan(320);
  expect(percentileOf(countLoads([340]), 0.95)).toBeLessThan(360);
  expect(percentileOf({}, 0.5)).toBeNull();
});

test('any reported time is one of a few steps', () => {
  const steps = new Set([0, 0.5, 1, 17, 1e4, 6e5, 1e9, Number.MAX_SAFE_INTEGER].map(stepOf));
  for (const step of steps) expect(step >= 0 && step <= 140 && Number.isInteger(step)).toBe(true);
});
