import { refuseLowFileLimit } from './fileLimit';

const limits = (files: string) => `Limit  Soft Limit  Hard Limit  Units\nMax open files            ${files}  524288  files\n`;

it('the server does not start if it may open too few files, and starts if the limit is unknown', () => {
  expect(() => refuseLowFileLimit(limits('160'))).toThrow(
    "This process may open 160 files at once and needs 512. Raise 'ulimit -n', and start again.",
  );
  for (const reportedLimits of [limits('512'), limits('unlimited'), ''])
    expect(() => refuseLowFileLimit(reportedLimits)).not.toThrow();
});
