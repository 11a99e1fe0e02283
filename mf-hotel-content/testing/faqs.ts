/** Wire samples for the tests of FAQs. */
const stamps = {
  version: 2,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-02T00:00:00.000Z',
  updated_by: { id: '1', name: 'Nora Okafor' },
};

export const marchmont = {
  id: '7',
  name: 'Hotel Marchmont',
  type: 'hotel',
  archived: false,
  url: 'https://marchmont.example',
  timezone: 'Europe/London',
  preview_urls: {},
  ...stamps,
};

export const category = (id: string, name: string) => ({ id, name, property_id: '7', sort_index: Number(id), ...stamps });

export const faq = (id: string, categoryId: string, more: object = {}) => ({
  id,
  property_id: '7',
  category_id: categoryId,
  sort_index: Number(id),
  question: `Question ${id}`,
  answer: '<p>Yes.</p>',
  starts_on: '2026-01-01T09:00:00.000Z',
  ends_on: '2120-01-01T00:00:00.000Z',
  does_not_end: true,
  published: true,
  archived: false,
  ...stamps,
  ...more,
});
