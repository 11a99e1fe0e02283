import { asStored } from './asStored';

test.each([
  ['<p>&quot;Members&quot; &amp; &#39;guests&#39;</p>', `<p>"Members" &amp; 'guests'</p>`],
  ['<p>a</p><hr><p>b<br>c</p>', '<p>a</p><hr /><p>b<br />c</p>'],
  ['<p>a</p><p></p><p>b</p>', '<p>a</p><p><br /></p><p>b</p>'],
  [
    '<p><a href="/a?q=&quot;b&quot;" target="_blank">&quot;b&quot; &gt; c</a></p>',
    '<p><a href="/a?q=&quot;b&quot;" target="_blank">"b" &gt; c</a></p>',
  ],
  ['<p>&amp;quot; is a quotation mark</p>', '<p>&amp;quot; is a quotation mark</p>'],
])('%s is stored as %s', (html, stored) => expect(asStored(html)).toBe(stored));
