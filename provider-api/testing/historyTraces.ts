import { contentTypes } from '../src/server/contentTypes';
import { SECURITY_TRACES } from './securityTraces';

/**
 * The entries that a successful call of a changing route adds to the history, as `kind action`, or the reason why it adds none.
 */
export type HistoryTrace = readonly string[] | string;

const SIGN_IN = 'it is about signing in, which the security log records';
const DRAFT = 'a draft changes nothing yet';
const PRESENCE = 'presence expires after a minute';
const OWN_NOTIFICATIONS = 'it concerns only the caller’s own notifications';
const RELEASES = 'releases have a separate history';

/** The actions under which a change of fields may be recorded. */
const changes = (kind: string) =>
  ['changed', 'archived', 'unarchived', 'published', 'unpublished'].map((action) => `${kind} ${action}`);

function contentTraces(path: string): Record<string, HistoryTrace> {
  const collection = `/properties/:property_id/${path}`;
  return {
    // An event's calendar may be created together with it.
    [`POST ${collection}`]: [`${path} created`, ...(path === 'calendar-events' ? ['calendars created'] : [])],
    [`PUT ${collection}/:id`]: [...changes(path), ...(path === 'calendar-events' ? ['calendars created'] : [])],
    [`DELETE ${collection}/:id`]: [`${path} deleted`],
    [`PUT ${collection}/sort`]: [`${path} moved`],
    [`POST ${collection}/:id/duplicate`]: [`${path} created`],
    // FAQs can be cloned into a category that is created for them.
    [`POST ${collection}/clone`]: [`${path} cloned`, ...(path === 'faqs' ? ['faq-categories created'] : [])],
    [`POST ${collection}/:id/versions/:version/restore`]: [`${path} restored`],
  };
}

/** The other kinds of items that can be in the bin. */
const OTHER_KINDS_IN_BIN = ['properties', 'regions', 'alerts', 'assets', 'shared-specials'];

const onlyExisting = (traces: Record<string, HistoryTrace>) =>
  Object.fromEntries(Object.entries(traces).filter(([route]) => route in SECURITY_TRACES));

/** All routes that change something. */
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
  'PUT /notifications/read': OWN_NOTIFICATIONS,
  'POST /notifications/:id/read': OWN_NOTIFICATIONS,
  'POST /remotes/reports': 'it only adds to counters',
  'POST /remotes/:name/releases': RELEASES,
  'PUT /remotes/:name/live': RELEASES,
  'POST /remotes/:name/releases/:release/withdraw': RELEASES,
  'POST /deploy-tokens': ['deploy-tokens created'],
  'DELETE /deploy-tokens/:id': ['deploy-tokens deleted'],
  'POST /backup': 'nothing is changed',
  'POST /bin/:id/restore': [...contentTypes.map(({ path }) => path), ...OTHER_KINDS_IN_BIN].map((kind) => `${kind} restored`),
  'DELETE /bin/:id': 'the history has the deletion since the item went into the bin',
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
  'PUT /files/:key': 'a file belongs to nothing until it is added to the library',
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
  ...onlyExisting(Object.assign({}, ...contentTypes.map(({ path }) => contentTraces(path)))),
};
