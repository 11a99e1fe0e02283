import { RESOURCES, resourcesWith } from '../rules/resources';
import { flag, name } from '../rules/models/kinds';
import { defineModel } from '../rules/models/model';
import { livePage } from '../rules/previewUrls';
import type { PreviewProps } from './contentForm';
import { contentType } from './contentType';

const fields = { title: name({ required: true }), isOpen: flag() };
const names = {
  resource: 'special',
  collection: 'specials',
  singular: 'special',
  plural: 'specials',
  titleKey: 'title',
} as const;
const model = defineModel({ ...names, fields });
type Special = typeof model;

const labels = { singular: 'Special', plural: 'Specials' };
const options = { place: 'hotel', resource: 'special', api: 'specials', titleKey: 'title', liveLink: 'specialsUrl' } as const;
const rest = { labels, sidebar: 1 };

test('a content type derives its name, path and labels from the names of its model', () => {
  expect(model).toMatchObject(names);
  expect(contentType<Special>({ ...options, ...rest })).toMatchObject({
    name: 'hotel-special',
    path: 'specials',
    labels: { live: 'View Live Specials Page' },
  });
});

test('every resource that a right implies is a known resource', () => {
  const rows = resourcesWith(({ implies }) => implies !== undefined).map((resource) => RESOURCES[resource]);
  expect(rows.length).toBeGreaterThan(3);
  for (const row of rows) expect(Object.keys(RESOURCES)).toContain('implies' in row && row.implies.resource);
});

test('the compiler refuses a name that is misspelt', () => {
  // @ts-expect-error a resource that the table does not have
  defineModel({ ...names, resource: 'speical', fields });
  // @ts-expect-error a field that the model does not have
  defineModel({ ...names, fields, filters: ['isOpne'] });
  // @ts-expect-error a field that the model does not have
  defineModel({ ...names, fields, orderedWithin: ['isOpne'] });
  // @ts-expect-error another resource than the model's
  contentType<Special>({ ...options, ...rest, resource: 'speical' });
  // @ts-expect-error another collection than the model's
  contentType<Special>({ ...options, ...rest, api: 'speicals' });
  // @ts-expect-error another title than the model's
  contentType<Special>({ ...options, ...rest, titleKey: 'titel' });
  // @ts-expect-error a live page of another resource
  contentType<Special>({ ...options, ...rest, liveLink: 'faqsUrl' });
  // @ts-expect-error no such live page
  livePage({ previewUrls: {}, url: 'https://a.example' }, 'specailsUrl');
  const preview = ({ values }: PreviewProps<Special>) => [
    values.title,
    // @ts-expect-error a preview gets only the fields of its model
    values.titel,
  ];
  expect(preview).toBeInstanceOf(Function);
});
