import { ApiError } from 'shared-kit/api/http';
import { fakeApi } from '../../testing/fakeApi';
import { confirmChange, findAsSent, failureText, deleteAt, resendIfLost } from './lostAnswer';

const failure = (status: number, code = 'any') => new ApiError({ status, code, message: 'No answer came.' });
const failing = (error: unknown) => jest.fn(() => Promise.reject(error));
const lost = failure(0, 'network');

test.each([0, 500, 502, 503])('after a %d, a change that is found on the server counts as made', async (status) => {
  const change = failing(failure(status));
  expect(await confirmChange(change, () => Promise.resolve('made'))).toBe('made');
  expect(change).toHaveBeenCalledTimes(1);
});

test.each([400, 403, 404, 412, 422, 429])('a refusal (%d) is not treated as a lost response', async (status) => {
  const findMade = jest.fn(() => Promise.resolve('made'));
  await expect(confirmChange(failing(failure(status)), findMade)).rejects.toMatchObject({ status });
  expect(findMade).not.toHaveBeenCalled();
});

test.each([409, 412, 429])('a repeated attempt that is refused with a %d may have been made by the first one', async (status) => {
  const refused = failure(status);
  expect(await confirmChange(failing(refused), () => Promise.resolve('made'), { isRepeated: true })).toBe('made');
  await expect(confirmChange(failing(refused), failing(lost), { isRepeated: true })).rejects.toBe(refused);
});

test('a change that is not found on the server fails with its own error', async () => {
  await expect(confirmChange(failing(lost), () => Promise.resolve(undefined))).rejects.toBe(lost);
  await expect(confirmChange(failing(lost), failing(failure(404)))).rejects.toBe(lost);
  expect(failureText('Spa', 'published', lost)).toBe('Spa was not published. No answer came.');
});

test('when the server cannot be asked, the message says that the change may have been made', async () => {
  const error: unknown = await confirmChange(failing(lost), failing(lost)).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ status: 0, message: 'No answer came. It may have been done all the same.' });
  expect(failureText('Spa', 'published', error)).toBe('Spa: No answer came. It may have been done all the same.');
});

test('a look-up that fails with a 429 leaves it unknown as well', async () => {
  await expect(confirmChange(failing(lost), failing(failure(429)))).rejects.toMatchObject({ code: 'answer_lost' });
});

test('offline nothing was sent, so nothing is looked up', async () => {
  const offline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const findMade = jest.fn(() => Promise.resolve('made'));
  await expect(confirmChange(failing(lost), findMade)).rejects.toBe(lost);
  expect(findMade).not.toHaveBeenCalled();
  offline.mockRestore();
});

test('a request with a key is sent again after a lost response, but not after an error of the server itself', async () => {
  const send = jest.fn<Promise<string>, []>().mockRejectedValueOnce(failure(502, 'unreadable')).mockResolvedValueOnce('made');
  expect(await resendIfLost(send)).toBe('made');
  const broken = failing(failure(500, 'internal'));
  await expect(resendIfLost(broken)).rejects.toMatchObject({ code: 'internal' });
  expect(broken).toHaveBeenCalledTimes(1);
});

test('a part of an item is found as it was sent, whatever else the item contains', async () => {
  const previewUrls = { specialsUrl: 'https://calloway.example/specials', faqsUrl: '' };
  fakeApi({ 'GET /properties/:id': { data: { name: 'Saltmarsh', preview_urls: previewUrls } } });
  const sent = (specialsUrl: string) => ({ previewUrls: { specialsUrl } });
  expect(await findAsSent('/properties/7', sent(previewUrls.specialsUrl))).toMatchObject({ name: 'Saltmarsh' });
  expect(await findAsSent('/properties/7', sent('https://calloway.example/offers'))).toBeUndefined();
});

test('a change of which only a part is stored is not found, so that nobody takes the rest for saved', async () => {
  fakeApi({ 'GET /alerts/:id': { data: { name: 'Storm', text: 'Old text', bar: null } } });
  expect(await findAsSent('/alerts/1', { name: 'Storm', text: 'New text' })).toBeUndefined();
  expect(await findAsSent('/alerts/1', { name: 'Storm', bar: { colour: 'red' } })).toBeUndefined();
});

test('a list that was shortened is not found while the longer one is stored', async () => {
  fakeApi({ 'GET /regions/1': { data: { hotels: ['7', '8'] } } });
  expect(await findAsSent('/regions/1', { hotels: ['7', '8'] })).toBeDefined();
  for (const hotels of [['7'], []]) expect(await findAsSent('/regions/1', { hotels })).toBeUndefined();
});

test('a deletion that twice gets no response is reported as possibly done', async () => {
  const api = fakeApi({ 'DELETE /notes/:id': undefined });
  api.lose('DELETE /notes/:id', 2);
  await expect(deleteAt('/notes/1')).rejects.toMatchObject({
    message: expect.stringMatching(/may have been done all the same\.$/),
  });
  expect(api.paths()).toEqual(['DELETE /notes/1', 'DELETE /notes/1']);
});
