import type { Resource } from 'shared-kit/api/resource';
import type { Property } from '../rules/entities';
import type { PreviewUrlKey } from '../rules/previewUrls';
import { fieldErrors } from '../rules/validation/fieldErrors';
import { liveLinkRules } from '../rules/validation/liveLink';
import { setFlags } from './setFlags';

/** What is wrong with a live-page link, if anything (document 2 §5.1). */
export const liveLinkError = (url: string): string | undefined => fieldErrors(liveLinkRules, { url: url.trim() }).url;

/** Stores a live-page link; the others of the property stay. @throws ApiError */
export const storeLiveLink = (properties: Resource<Property>, { id }: Property, link: PreviewUrlKey, url: string) =>
  setFlags(properties, id, { previewUrls: { [link]: url } });
