import { draftStore, type Draft } from '../src/form/draftStore';
import { draftSync } from '../src/form/draftSync';
import { fakeApi } from './fakeApi';
import { signedInAs } from './fakeSession';

/** The address of the form. */
export const PATH = '/hotels/7/specials/1';
/** The drafts of the form in this browser. */
export const store = draftStore('1', PATH);
export const onNewer = jest.fn<void, [Draft[]]>();
export const onSent = jest.fn<void, ['stored' | 'refused']>();

/** Lets seconds pass. */
export const wait = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);
/** Stores a typed title as a draft in this browser. */
export const type = (title: string) => store.keep({ values: { title }, version: 3 });

/** The server's answer with a draft of another browser. */
export const elsewhere = (savedAt: string) => ({
  data: {
    content: JSON.stringify({ values: { title: 'Elsewhere' }, version: 3, savedAt: 'x', browser: 'other' }),
    saved_at: savedAt,
  },
  meta: {},
});

/** Opens the form in another tab of the browser, with the answers that are set. */
export const openTab = () => draftSync(PATH, store, store.all()[0]?.savedAt, { onNewer, onSent });

/** Opens the form. @param routes answers of the API that differ from the usual ones */
export function open(routes: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    'GET /profile/drafts': { data: null, meta: {} },
    'PUT /profile/drafts': undefined,
    'DELETE /profile/drafts': undefined,
    ...routes,
  });
  const sync = openTab();
  const sent = (method: string) => api.calls.filter((call) => call.method === method);
  const texts = () => sent('PUT').map(({ body }) => (JSON.parse((body as { content: string }).content) as Draft).values.title);
  return { api, sync, sent, texts };
}

/** Starts each test without drafts, and with fake timers. */
export function withoutDrafts(): void {
  beforeEach(() => {
    jest.useFakeTimers();
    localStorage.clear();
    onNewer.mockReset();
    onSent.mockReset();
    signedInAs();
  });
  afterEach(() => jest.useRealTimers());
}
