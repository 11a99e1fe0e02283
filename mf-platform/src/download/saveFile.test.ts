import { saveFile } from './saveFile';

afterEach(() => jest.useRealTimers());

test('a file can still be read while Safari asks whether it may be downloaded, and is given up later', () => {
  jest.useFakeTimers();
  const revokeObjectURL = jest.fn();
  Object.assign(URL, { createObjectURL: () => 'blob:list', revokeObjectURL });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  saveFile(new Blob(['a,b']), 'list.csv');
  jest.advanceTimersByTime(30_000);
  expect(revokeObjectURL).not.toHaveBeenCalled();
  jest.advanceTimersByTime(30_000);
  expect(revokeObjectURL).toHaveBeenCalledWith('blob:list');
});
