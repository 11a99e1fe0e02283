import { confirmLeave, setConfirmLeave, setUnsaved, whenSaved } from './unsaved';

afterEach(() => {
  setConfirmLeave(null);
  setUnsaved('form', null);
});

test('a second attempt to leave while the question is on its way does not replace it', async () => {
  const answers: ((mayLeave: boolean) => void)[] = [];
  setConfirmLeave(() => new Promise((resolve) => answers.push(resolve)));
  setUnsaved('form', ['Title']);
  const first = confirmLeave();
  expect(await Promise.race([confirmLeave(), Promise.resolve('asked twice')])).toBe(false);
  answers[0]?.(false);
  expect(await first).toBe(false);
  const later = confirmLeave();
  answers[1]?.(true);
  expect(await later).toBe(true);
});

test('people can still leave after a question that went without an answer, as when the session ended', async () => {
  setConfirmLeave(() => new Promise(() => undefined));
  setUnsaved('form', ['Title']);
  void confirmLeave();
  setConfirmLeave(null);
  setConfirmLeave(() => Promise.resolve(true));
  expect(await confirmLeave()).toBe(true);
});

test('whoever waits until nothing is unsaved is called once, although several forms end at the same time', async () => {
  jest.useFakeTimers();
  setUnsaved('one', ['Title']);
  setUnsaved('two', ['Name']);
  const run = jest.fn();
  whenSaved(run);
  setUnsaved('one', null);
  setUnsaved('two', null);
  jest.runAllTimers();
  jest.useRealTimers();
  expect(run).toHaveBeenCalledTimes(1);
});

test('whoever waits until nothing is unsaved goes on waiting while one form still is', () => {
  jest.useFakeTimers();
  setUnsaved('form', ['Title']);
  const run = jest.fn();
  whenSaved(run);
  setUnsaved('form', ['Title', 'Name']);
  jest.runAllTimers();
  expect(run).not.toHaveBeenCalled();
  setUnsaved('form', null);
  jest.runAllTimers();
  jest.useRealTimers();
  expect(run).toHaveBeenCalledTimes(1);
});
