import { cleanFields } from './richText';

const cleaned = async (answer: unknown, path = 'answer') => {
  const values = { answer };
  await cleanFields(values, [path]);
  return values.answer;
};

describe('Rich text that is stored', () => {
  test.each(['<p><br></p>', '<p></p><p> </p>', '<p>&nbsp;</p>', '  ', '<script>alert(1)</script>', ''])(
    'without readable content becomes empty: %j',
    async (html) => expect(await cleaned(html)).toBe(''),
  );

  test.each(['<p>Yes</p>', 'Yes', '<p><br></p><p>Yes</p>', '0'])('with readable content is kept: %j', async (html) => {
    expect((await cleaned(html)) as string).toBe(html.replace('<br>', '<br />'));
  });

  test.each([null, undefined, 7, ['<p></p>']])('that is not text is left for validation to refuse: %j', async (value) =>
    expect(await cleaned(value)).toEqual(value),
  );

  test('is also cleaned inside a group, which may be missing', async () => {
    const values = { details: { content: '<p><br></p>' }, other: null };
    await cleanFields(values, ['details.content', 'other.content', 'none.content']);
    expect(values).toEqual({ details: { content: '' }, other: null });
  });

  test.each(['_blank', '_BLANK', ' _blank', 'guests', '_top'])(
    'with a link that opens in %j keeps the page behind it from this one',
    async (target) =>
      expect(await cleaned(`<a href="https://x.example" target="${target}" rel="opener">Yes</a>`)).toBe(
        `<a href="https://x.example" target="${target}" rel="noopener noreferrer">Yes</a>`,
      ),
  );
});
