import { contentTypes } from '../src/server/contentTypes';
import { SECURITY_TRACES } from './securityTraces';

/**
 * What a route that changes something adds to the history when it succeeds, as `kind action`, or the reason why it adds nothing.
 */
export type HistoryTrace = readonly string[] | string;

const SIGN_IN = 'it is about signing in, which the security log tells of';
const DRAFT = 'what somebody typed and has not saved changes nothing yet';
const PRESENCE = 'who edits is forgotten after a minute';
const OWN = 'it concerns the caller’s own reading list alone';
const RELEASES = 'versions of remotes have a history of their own';

/** The actions that a change of fields can be recorded as. */
const changes = (kind: string) =>
  ['changed', 'archived', 'unarchived', 'published', 'unpublished'].map((action) => `${kind} ${action}`);

function ofContent(path: string): Record<string, HistoryTrace> {
  const all = `/properties/:property_id/${path}`;
  return {
    // An event can bring its calendar with it.
    [`POST ${all}`]: [`${path} created`, ...(path === 'calendar-events' ? ['calendars created'] : [])],
    [`PUT ${all}/:id`]: [...changes(path), ...(path === 'calendar-events' ? ['calendars created'] : [])],
    [`DELETE ${all}/:id`]: [`${path} deleted`],
    [`PUT ${all}/sort`]: [`${path} moved`],
    // FAQs can be cloned into a category that is created for them.
    [`POST ${all}/clone`]: [`${path} cloned`, ...(path === 'faqs' ? ['faq-categories created'] : [])],
    [`POST ${all}/:id/versions/:version/restore`]: [`${path} restored`],
  };
}

/** What can be in the bin apart from content. */
const DELETED = ['properties', 'regions', 'alerts', 'assets', 'shared-specials'];

const called = (traces: Record<string, HistoryTrace>) =>
  Object.fromEntries(Object.entries(traces).filter(([route]) => route in SECURITY_TRACES));

/** Every route that changes something. */
export const HISTORY_TRACES: Record<string, HistoryTrace> = {
  'POST /auth': SIGN_IN,
  'DELETE /auth': SIGN_IN,
  'POST /passwords/forgot': SIGN_IN,
  'PUT /passwords/:id': SIGN_IN,
  'PUT /profile': ['users changed'],
  'POST /profile/second-factor/app': SIGN_IN,
  'PUT /profile/second-factor/app': SIGN_IN,
  'DELETE /profile/second-factor/app': SIGN_IN,
  'POST /profile/second-factor/passkeys/options': SIGN_IN,
  'POST /profile/second-factor/passkeys': SIGN_IN,
  'DELETE /profile/second-factor/passkeys/:id': SIGN_IN,
  'POST /profile/second-factor/recovery-codes': SIGN_IN,
  'PUT /users/:id/second-factor': SIGN_IN,
  'DELETE /users/:id/second-factor': SIGN_IN,
  'DELETE /profile/sessions': SIGN_IN,
  'DELETE /profile/sessions/:id': SIGN_IN,
  'DELETE /users/:id/sessions': SIGN_IN,
  'PUT /profile/drafts': DRAFT,
  'DELETE /profile/drafts': DRAFT,
  'PUT /presence/:kind/:id': PRESENCE,
  'DELETE /presence/:kind/:id': PRESENCE,
  'PUT /notifications/read': OWN,
  'POST /notifications/:id/read': OWN,
  'POST /remotes/reports': 'figures',
  'POST /remotes/:name/releases': RELEASES,
  'PUT /remotes/:name/live': RELEASES,
  'POST /remotes/:name/releases/:release/withdraw': RELEASES,
  'POST /deploy-tokens': ['deploy-tokens created'],
  'DELETE /deploy-tokens/:id': ['deploy-tokens deleted'],
  'POST /backup': 'nothing is changed',
  'POST /bin/:id/restore': [...contentTypes.map(({ path }) => path), ...DELETED].map((kind) => `${kind} restored`),
  'DELETE /bin/:id': 'the deletion was kept when the item went into the bin',
  'POST /users': ['users created'],
  'PUT /users/:id': ['users changed'],
  'DELETE /users/:id': ['users deleted'],
  'POST /users/:id/forget': ['users deleted'],
  'POST /users/:id/versions/:version/restore': ['users restored'],
  'POST /users/:id/permissions': ['users changed'],
  'POST /properties': ['properties created'],
  'PUT /properties/:property_id': ['properties changed', 'properties archived', 'properties unarchived'],
  'DELETE /properties/:property_id': ['properties deleted'],
  'POST /properties/:property_id/versions/:version/restore': ['properties restored'],
  'POST /regions': ['regions created'],
  'DELETE /regions/:id': ['regions deleted'],
  'POST /assets': ['assets created'],
  'PUT /assets/:id': ['assets changed'],
  'DELETE /assets/:id': ['assets deleted'],
  'POST /assets/:id/versions/:version/restore': ['assets restored'],
  'PUT /files/:key': 'a file belongs to nothing until it is put into the library',
  'POST /tokens': ['tokens created'],
  'PUT /tokens/:id': ['tokens changed'],
  'DELETE /tokens/:id': ['tokens deleted'],
  'POST /alerts': ['alerts created'],
  'PUT /alerts/:id': [...changes('alerts'), 'alerts moved'],
  'DELETE /alerts/:id': ['alerts deleted'],
  'POST /alerts/:id/versions/:version/restore': ['alerts restored'],
  'PUT /alerts/assign': ['alerts changed'],
  'PUT /alerts/:id/global': ['alerts changed'],
  'DELETE /alerts/global': ['alerts changed'],
  'POST /shared-specials': ['shared-specials created', 'shared-specials distributed', 'specials distributed'],
  'POST /shared-specials/clone': ['shared-specials cloned'],
  'PUT /shared-specials/:id': [...changes('shared-specials'), 'shared-specials distributed', 'specials distributed'],
  'DELETE /shared-specials/:id': ['shared-specials deleted'],
  'POST /shared-specials/:id/versions/:version/restore': ['shared-specials restored'],
  'POST /properties/:property_id/hours': ['hours created'],
  'PUT /properties/:property_id/hours/:id': changes('hours'),
  'POST /properties/:property_id/hours/:id/versions/:version/restore': ['hours restored'],
  ...called(Object.assign({}, ...contentTypes.map(({ path }) => ofContent(path)))),
};
