import { request } from 'shared-kit/api/http';
import { resource } from 'shared-kit/api/resource';
import { getSession } from 'shared-kit/session';
import { isTransient } from '../form/isTransient';
import { newerOf } from '../form/refusal';
import type { ItemBase } from '../rules/entities';
import { missingText, type Restored } from './restored';

/**
 * Restores earlier versions of one item, each over the version that the person saw.
 * @param collection the item's collection of the API
 * @returns a function that restores a version and resolves to what it had to be restored without, in sentences. Called again after
 *   an attempt whose answer was lost, it counts as done if that attempt created the next version.
 */
export function versionRestorer<T extends ItemBase>(collection: string, id: string) {
  // The version that an attempt was to replace when its answer was lost.
  let unansweredOver: number | undefined;
  return async (version: number, over: number): Promise<string> => {
    const api = resource<T>(collection);
    const path = `${collection}/${encodeURIComponent(id)}/versions/${version}/restore`;
    try {
      const { data, meta } = await request<T, Restored>('POST', path, { ifMatch: over });
      api.remember(data);
      return missingText(meta);
    } catch (error) {
      const newer = newerOf<T>(error);
      const isOwn = newer?.updatedBy?.id === getSession().profile?.id;
      if (newer && isOwn && unansweredOver === over && newer.version === over + 1) {
        api.remember(newer);
        return '';
      }
      unansweredOver = isTransient(error) ? over : undefined;
      throw error;
    }
  };
}
