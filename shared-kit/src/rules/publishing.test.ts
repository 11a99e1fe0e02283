import { notPublished, publishes } from './publishing';

const draft = { published: false, archived: false };

describe('publishes', () => {
  test('a change that publishes an item does, unless the item is or becomes archived', () => {
    expect(publishes({ published: true }, draft)).toBe(true);
    expect(publishes({ published: true }, { ...draft, archived: true })).toBe(false);
    expect(publishes({ published: true, archived: true }, draft)).toBe(false);
    expect(publishes({ published: true, archived: false }, { ...draft, archived: true })).toBe(true);
  });
  test('a new item, one that is published already and another change do not', () => {
    expect(publishes({ published: true }, null)).toBe(false);
    expect(publishes({ published: true }, { ...draft, published: true })).toBe(false);
    expect(publishes({ title: 'Spa' }, draft)).toBe(false);
    expect(publishes({ published: false }, draft)).toBe(false);
  });
});

test('why an item cannot be published names five fields at most', () => {
  const paths = ['title', 'content', 'slug', 'heading', 'startsOn', 'endsOn', 'order'];
  expect(notPublished('special', paths.slice(0, 5))).not.toContain('more');
  expect(notPublished('special', paths)).toBe(
    'This special cannot be published yet. What needs your attention: title, content, slug, heading, start date and 2 more.',
  );
});
