import { eventForm } from '../calendar/eventForm';
import { merge } from '../form/merge';
import accommodationForm from '../shared-screens/accommodations/accommodationForm';
import { readValues, type ContentForm } from './contentForm';
import { contentParts } from './contentParts';
import { placeholderProperty } from './preview/placeholderProperty';

const picture = (assetId: string, alt: string, sortIndex: number) => ({
  assetId,
  alt,
  videoUrl: null,
  sortIndex,
  url: `/${assetId}`,
});
const [pool, spa, bar, lake] = [picture('1', 'Pool', 0), picture('2', 'Spa', 1), picture('3', 'Bar', 2), picture('4', 'Lake', 2)];

function mergeImages(form: ContentForm, opened: object[], mine: object[], theirs: object[]) {
  const [was, my, their] = [opened, mine, theirs].map((images) => readValues(form, { images }));
  const { clashes, merged } = merge(contentParts(form, placeholderProperty('The House')), {
    opened: was!,
    mine: my!,
    theirs: their!,
  });
  return { asked: clashes.map(({ label }) => label), images: merged.images };
}

test('pictures that two people add, describe and move come together, each at its place and with its address', () => {
  const mine = [{ ...spa, sortIndex: 0 }, { ...pool, sortIndex: 1 }, lake];
  const theirs = [{ ...pool, alt: 'The pool' }, spa, bar];
  const { asked, images } = mergeImages(accommodationForm, [pool, spa], mine, theirs);
  expect(asked).toEqual([]);
  expect(images).toMatchObject([
    { assetId: '2', alt: 'Spa', sortIndex: 0, url: '/2' },
    { assetId: '1', alt: 'The pool', sortIndex: 1 },
    { assetId: '4', alt: 'Lake', sortIndex: 2 },
    { assetId: '3', alt: 'Bar', sortIndex: 3, url: '/3' },
  ]);
});

test('a picture that both described is asked about alone', () => {
  const mine = [{ ...pool, alt: 'Outdoor pool' }, spa];
  const theirs = [{ ...pool, alt: 'The pool' }, spa, bar];
  expect(mergeImages(accommodationForm, [pool, spa], mine, theirs)).toMatchObject({
    asked: ['Images, row 1'],
    images: [{ alt: 'Outdoor pool' }, { alt: 'Spa' }, { alt: 'Bar' }],
  });
});

test('where there is one picture, two people cannot both add one', () => {
  expect(mergeImages(eventForm, [], [pool], [spa])).toMatchObject({ asked: ['Image'], images: [{ assetId: '1' }] });
});
