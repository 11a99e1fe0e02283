import { refuseLowFileLimit } from './fileLimit';

const limits = (files: string) => `Limit  Soft Limit  Hard Limit  Units\nMax open files            ${files}  524288  files\n`;

it('a start that may open too few files ends with a sentence, and one whose system does not say goes on', () => {
  expect(() => refuseLowFileLimit(limits('160'))).toThrow(
    "This process may open 160 files at once and needs 512. Raise 'ulimit -n', and start again.",
  );
  for (const reportedLimits of [limits('512'), limits('unlimited'), ''])
    expect(() => refuseLowFileLimit(reportedLimits)).not.toThrow();
});
