import { loadOnce } from './loadOnce';

it('what has been loaded once is kept, but a failure is not', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('EMFILE: too many open files')).mockResolvedValue('list');
  const read = loadOnce<string>(load);
  await expect(read()).rejects.toThrow('EMFILE');
  expect(await read()).toBe('list');
  expect(await read()).toBe('list');
  expect(load).toHaveBeenCalledTimes(2);
});
