import { renderHook } from '@testing-library/react';
import { resetSession } from '../session/state';
import { rememberCloned, useClonedFrom } from './clone/lastClone';
import { lastHref, rememberQuery, rememberSaved, lastSavedIn } from './lastList';

const LIST = '/hotels/7/specials';

test('what one person cloned, searched for and saved is forgotten at sign-out', () => {
  const href = '/hotels/8/specials/1/edit';
  rememberCloned(LIST, [{ id: '1', title: 'Spa days', propertyId: '8', place: 'Sea House', href, published: false }]);
  rememberQuery(LIST, '?filter=spa');
  rememberSaved(LIST, { id: '1', version: 2, isNew: false });
  resetSession('signOut');
  expect(renderHook(() => useClonedFrom(LIST)).result.current).toBeUndefined();
  expect(lastHref(LIST)).toBe(LIST);
  expect(lastSavedIn(LIST)).toBeUndefined();
});
