import { useEvery } from 'shared-kit/api/resource';
import type { Property, PropertyType } from '../../rules/entities';
import { PER_PAGE } from '../../rules/limits';

/** Every property that something can be cloned into, by name, in calls of 200 (document 2 §9). */
export const useTargets = (type: PropertyType) =>
  useEvery<Property>('/properties', { type, archived: false, orderBy: 'name:ASC', perPage: PER_PAGE.cloneHotels });
