/**
 * Measures the tasks of the main thread during an action, in thread time, so that a busy machine does not look like a slow page.
 * @param {import('playwright').Page} page
 * @param {() => Promise<void>} action
 * @returns {Promise<number[]>} the duration of each task in milliseconds
 */
export async function tasksDuring(page, action) {
  const client = await page.context().newCDPSession(page);
  const events = [];
  client.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const tracingComplete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'] },
  });
  await action();
  await client.send('Tracing.end');
  await tracingComplete;
  const threadOf = ({ pid, tid }) => `${pid} ${tid}`;
  // Loading a page may begin another process, with a main thread of its own.
  const mainThreads = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(threadOf),
  );
  const tasks = events.filter((event) => /RunTask$/.test(event.name) && event.tdur && mainThreads.has(threadOf(event)));
  if (tasks.length === 0) throw new Error('The browser reported no tasks.');
  return tasks.map(({ tdur }) => tdur / 1000);
}
