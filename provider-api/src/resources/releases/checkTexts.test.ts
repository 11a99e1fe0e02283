import { RELEASE_LIMITS } from 'shared-kit/rules/remote/releaseLimits';
import { checkTexts } from './checkTexts';

const file = (name: string, text: string) => ({ name, bytes: text.length, text: () => text });
const large = (text: string) => text.padEnd(300_000, ';');

const CHANGES = 'Array.prototype.last = 1;';
const message = (name: string) => `${name}, line 1 changes Array.prototype.last, which belongs to every area of the site`;

it('a large script is checked as a small one is, while the process goes on', async () => {
  const files = [file('a.js', large(CHANGES)), file('b.css', 'body { color: red }'), file('c.js', CHANGES)];
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  const found = await checkTexts('mf-x', files, RELEASE_LIMITS);
  clearInterval(timer);
  expect(found).toEqual([
    expect.stringContaining(message('a.js')),
    expect.stringContaining('b.css'),
    expect.stringContaining(message('c.js')),
  ]);
  // Counted, not timed: on this thread, the check of one file leaves no turn for anybody else.
  expect(turns).toBeGreaterThan(10);
});

it('a script that takes too long is refused, and the thread ends', async () => {
  const check = checkTexts('mf-x', [file('a.js', large(''))], RELEASE_LIMITS, 1);
  await expect(check).rejects.toMatchObject({
    statusCode: 422,
    fields: { release: 'Its scripts are too complex to be checked.' },
  });
});

it('a few releases wait for their turn; further ones are refused with 503', async () => {
  const checks = Array.from({ length: 10 }, () => checkTexts('mf-x', [file('a.js', large(''))], RELEASE_LIMITS, 1));
  const statuses = await Promise.all(checks.map((check) => check.catch(({ statusCode }: { statusCode: number }) => statusCode)));
  expect(statuses.sort()).toEqual([...Array<number>(9).fill(422), 503]);
});
