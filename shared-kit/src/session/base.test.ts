import { apiBase, setApiBase } from './base';

const answered = (status: number) => new Error('/config.json was not answered', { cause: status });

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  setApiBase('/api');
  jest.restoreAllMocks();
});

test.each([
  ['the server was down', answered(502)],
  ['there was no connection', new TypeError('Failed to fetch')],
])('settings that could not be read because %s are read again at the next request', async (_, failure) => {
  const read = jest.fn(() => Promise.resolve<string | undefined>('https://provider.example/v1/'));
  read.mockImplementationOnce(() => Promise.reject(failure));
  setApiBase(read);
  expect(await Promise.all([apiBase(), apiBase()])).toEqual(['/api', '/api']);
  expect(read).toHaveBeenCalledTimes(1);
  expect(await apiBase()).toBe('https://provider.example/v1');
  expect(await apiBase()).toBe('https://provider.example/v1');
  expect(read).toHaveBeenCalledTimes(2);
});

test('settings that do not exist are not requested with every call: the API has its default address', async () => {
  const read = jest.fn(() => Promise.reject<string>(answered(404)));
  setApiBase(read);
  expect(await apiBase()).toBe('/api');
  expect(await apiBase()).toBe('/api');
  expect(read).toHaveBeenCalledTimes(1);
});
