import { fieldErrors } from '../rules/validation/fieldErrors';
import { liveLinkRules } from '../rules/validation/liveLink';

/** What is wrong with a live-page link, if anything (document 2 §5.1). Loaded when a link is saved: lists carry no rules. */
export const liveLinkError = (url: string): string | undefined => fieldErrors(liveLinkRules, { url: url.trim() }).url;
