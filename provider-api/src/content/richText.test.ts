import { ALLOWED_TAGS } from 'shared-kit/rules/richText';
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

  test.each([
    `<p>"Members" &amp; 'guests'</p><p><br /></p><p><a href="/a?q=&quot;b&quot;">"b" &gt; c</a></p>`,
    '<p><b>a</b><strong>b</strong><i>c</i><em>d</em><u>e</u><s>f</s><sub>g</sub><sup>h</sup><span>i</span><br />j</p>',
    '<ul><li>a</li></ul><ol><li data-list="bullet">b</li></ol>',
    '<pre><code>a</code></pre><blockquote>b</blockquote><div>c</div><hr />',
    '<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4><h5>e</h5><h6>f</h6>',
    '<a href="/rooms" title="Rooms">a</a>',
    '<a href="https://x.example" rel="nofollow">a</a>',
    '<a href="http://x.example">a</a>',
    '<a href="mailto:desk@x.example">a</a>',
    '<a href="tel:+12125550100">a</a>',
  ])('keeps what the editor makes: %s', async (html) => expect(await cleaned(html)).toBe(html));

  test.each(['<p><svg><p>a</p></svg></p>', '<p><svg><style><ul><li>a</li></ul>', '<p>><br/><svg><p><style><b>'])(
    'is stored in a form that stays the same when it is sent again: %s',
    async (html) => {
      const stored = await cleaned(html);
      expect(await cleaned(stored)).toBe(stored);
    },
  );

  test('stays the same when it is sent again, whatever it was', async () => {
    const parts = [
      '<p>',
      '</p>',
      '<ul>',
      '<li>',
      '</ul>',
      '<a href="/a">',
      '</a>',
      '<svg>',
      '</svg>',
      '<style>',
      '<iframe>',
      '<br>',
      '&',
      'a',
    ];
    let state = 7;
    const below = (limit: number) => (state = (state * 48_271) % 2_147_483_647) % limit;
    for (let round = 0; round < 300; round += 1) {
      const stored = await cleaned(Array.from({ length: 1 + below(10) }, () => parts[below(parts.length)]).join(''));
      expect(await cleaned(stored)).toBe(stored);
    }
  });

  test('has no tag that can run code, load anything or hide the page', () => {
    const active = ['script', 'style', 'iframe', 'object', 'embed', 'img', 'svg', 'math', 'form', 'input', 'template', 'base'];
    expect(ALLOWED_TAGS.filter((tag) => active.includes(tag))).toEqual([]);
  });

  test.each([
    ['<p onclick="alert(1)" style="position:fixed" class="x" id="y">a</p>', '<p>a</p>'],
    ['<p title="a" data-list="bullet" href="/x">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="java&#9;script:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="JavaScript&colon;alert(1)">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['<a href="ftp://x.example">a</a>', '<a>a</a>'],
    ['<a href="//x.example">a</a>', '<a>a</a>'],
    ['<a href="/&#9;/x.example">a</a>', '<a>a</a>'],
    ['<a href="/\\x.example">a</a>', '<a>a</a>'],
    ['<a href="https:\\\\x.example">a</a>', '<a>a</a>'],
    ['<a href="https:\\\\x.example" target="_blank">a</a>', '<a target="_blank" rel="noopener noreferrer">a</a>'],
    ['<img src="x" onerror="alert(1)">a', 'a'],
    ['<p>a<style>p{}</style><script>alert(1)</script></p>', '<p>a</p>'],
    ['<svg><a href="/x" onload="alert(1)">a</a></svg>', '<a href="/x">a</a>'],
  ])('loses what can run code or what the editor cannot make: %s', async (html, clean) =>
    expect(await cleaned(html)).toBe(clean),
  );

  test.each(['_blank', '_BLANK', ' _blank', 'guests', '_top'])(
    'with a link that opens in %j keeps the page behind it from this one',
    async (target) =>
      expect(await cleaned(`<a href="https://x.example" target="${target}" rel="opener">Yes</a>`)).toBe(
        `<a href="https://x.example" target="${target}" rel="noopener noreferrer">Yes</a>`,
      ),
  );
});
