import { request } from 'shared-kit/api/http';
import { resource } from 'shared-kit/api/resource';
import { getSession } from 'shared-kit/session';
import { mayPass } from '../form/mayPass';
import { newerOf } from '../form/refusal';
import type { ItemBase } from '../rules/entities';
import { missingIn, type Restored } from './leftOut';

/**
 * Brings earlier versions of one item back, each over the version that somebody saw.
 * @param collection the item's collection of the API
 * @returns a function that restores a version and gives what it had to be restored without, in sentences. Called again after an
 *   attempt whose answer was lost, it is done where that one has made the next version.
 */
export function restorerOf<T extends ItemBase>(collection: string, id: string) {
  let lost: number | undefined;
  return async (version: number, over: number): Promise<string> => {
    const api = resource<T>(collection);
    const path = `${collection}/${encodeURIComponent(id)}/versions/${version}/restore`;
    try {
      const { data, meta } = await request<T, Restored>('POST', path, { ifMatch: over });
      api.remember(data);
      return missingIn(meta);
    } catch (error) {
      const there = newerOf<T>(error);
      const isOwn = there?.updatedBy?.id === getSession().profile?.id;
      if (there && isOwn && lost === over && there.version === over + 1) {
        api.remember(there);
        return '';
      }
      lost = mayPass(error) ? over : undefined;
      throw error;
    }
  };
}
