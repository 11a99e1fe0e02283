import { toSnake } from 'shared-kit/rules/keyCase';
import { sampleValues } from 'shared-kit/rules/testing/sampleOf';
import { specialModel } from 'shared-kit/rules/models/special';
import { fieldsOf } from './definition';
import { presenterOf } from './present';
import { contentTypes } from '../server/contentTypes';
import { specials } from '../resources/specials/schema';

describe('The presenter of a kind of content', () => {
  it('converts every column, and whatever else a row has, to snake case', () => {
    expect(contentTypes.length).toBeGreaterThan(11);
    for (const kind of contentTypes) {
      const nested = { someList: [{ assetId: 'a', deepPart: { linkUrl: null } }] };
      const values = (field: string, index: number) => [`${field} ${index}`, null, nested, [nested], index, true][index % 6];
      const row = Object.fromEntries(fieldsOf(kind).map((field, index) => [field, values(field, index)]));
      const more = { category: { categoryName: 'Rooms' }, madeUp: null };
      const answer = presenterOf(kind.table)({ ...row, ...more });
      expect(Object.keys(answer)).toEqual(Object.keys(toSnake({ ...row, ...more }) as object));
      expect(answer).toMatchObject({ category: { category_name: 'Rooms' }, made_up: null });
    }
  });

  it('gives the same result as the general conversion for every field of a special', () => {
    const row = { id: '1', ...sampleValues(specialModel.fields), images: [{ assetId: 'a', alt: '' }], updatedBy: null };
    expect(presenterOf(specials)(row)).toEqual(toSnake(row));
  });
});
