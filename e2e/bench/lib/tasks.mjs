/**
 * Work of the main thread in tasks: in the thread's own time, so that a busy machine is not taken for a slow page.
 * @param {import('playwright').Page} page
 * @param {() => Promise<void>} act what is watched
 * @returns {Promise<number[]>} milliseconds of every task
 */
export async function tasksDuring(page, act) {
  const client = await page.context().newCDPSession(page);
  const events = [];
  client.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const complete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'] },
  });
  await act();
  await client.send('Tracing.end');
  await complete;
  const main = events.find(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const tasks = events.filter(
    ({ name, pid, tid, tdur }) => /RunTask$/.test(name) && tdur && pid === main?.pid && tid === main?.tid,
  );
  if (tasks.length === 0) throw new Error('The browser told nothing of its tasks.');
  return tasks.map(({ tdur }) => tdur / 1000);
}
