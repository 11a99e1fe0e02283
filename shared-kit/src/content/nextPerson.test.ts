import { renderHook } from '@testing-library/react';
import { resetSession } from '../session/state';
import { keepCloned, useClonedFrom } from './clone/lastClone';
import { asLastShown, keepShown, noteSaved, savedIn } from './lastList';

const LIST = '/hotels/7/specials';

test('what one person cloned, searched and saved is not there for the next', () => {
  const href = '/hotels/8/specials/1/edit';
  keepCloned(LIST, [{ id: '1', title: 'Spa days', place: 'Sea House', href, published: false }]);
  keepShown(LIST, '?filter=spa');
  noteSaved(LIST, { id: '1', version: 2, isNew: false });
  resetSession('signOut');
  expect(renderHook(() => useClonedFrom(LIST)).result.current).toBeUndefined();
  expect(asLastShown(LIST)).toBe(LIST);
  expect(savedIn(LIST)).toBeUndefined();
});
