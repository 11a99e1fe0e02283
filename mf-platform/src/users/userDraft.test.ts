import type { User } from 'shared-kit/rules/entities';
import { gridFrom, gridPermissions, setSwitch } from 'shared-kit/rules/permissionGrid';
import { granted } from 'shared-kit/testing/fakeSession';
import { draftAs, readUser } from './userForm';

const right = (resource: string, propertyId: string | null = null) => granted(resource, propertyId, 'rwx');

const ann = { id: '5', version: 1, firstName: 'Ann', lastName: 'Lee', email: 'ann@calloway.example' } as User;

test('a draft of rights does not restore rights revoked since, and keeps what was ticked', () => {
  const storedGrid = gridFrom([right('asset'), right('special', '7')], 1);
  const values = readUser(ann, setSwitch(storedGrid, ['can_assign_alerts'], true));
  const draft = JSON.parse(JSON.stringify(draftAs.keep({ ...values }))) as Record<string, unknown>;
  const restored = draftAs.restore(draft, readUser(ann, gridFrom([], 2)));
  expect(restored.grid?.version).toBe(2);
  expect(gridPermissions(restored.grid!).map(({ resource }) => resource)).toEqual(['can_assign_alerts']);
});

test('a grid that was not touched is not part of a draft', () => {
  expect(draftAs.keep({ ...readUser(ann, gridFrom([right('asset')], 1)) })).not.toHaveProperty('permissions');
});
