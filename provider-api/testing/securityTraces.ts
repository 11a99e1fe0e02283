import type { SecurityEvent } from 'shared-kit/rules/securityEvents';
import type { ContentDefinition } from '../src/content/definition';
import { lacks } from '../src/content/routeParts';
import { contentTypes } from '../src/server/contentTypes';

/**
 * The events that a successful call of a changing route adds to the security log, or the reason why it adds none.
 */
export type Trace = readonly SecurityEvent[] | string;

const CONTENT = 'changes of content are in its history';
const DRAFT = 'a draft changes nothing yet';
const PRESENCE = 'presence expires after a minute';
const OWN_NOTIFICATIONS = 'it concerns only the caller’s own notifications';

/** The traces of a content type, for each call that its definition has. */
function contentTraces(definition: ContentDefinition): Record<string, Trace> {
  const collection = `/properties/:property_id/${definition.path}`;
  return {
    [`POST ${collection}`]: CONTENT,
    [`PUT ${collection}/:id`]: CONTENT,
    [`DELETE ${collection}/:id`]: ['deleted'],
    [`POST ${collection}/:id/versions/:version/restore`]: CONTENT,
    ...(!lacks(definition, 'sort') && { [`PUT ${collection}/sort`]: CONTENT }),
    ...(!definition.hasUniqueName && { [`POST ${collection}/:id/duplicate`]: CONTENT }),
    ...(definition.clone && { [`POST ${collection}/clone`]: CONTENT }),
  };
}

/** All routes that change something, without refusals, which the hooks of the log record for all routes alike. */
export const SECURITY_TRACES: Record<string, Trace> = {
  'POST /auth': ['sign_in'],
  'DELETE /auth': ['sign_out'],
  'POST /passwords/forgot': ['password_asked'],
  'PUT /passwords/:id': ['password_changed'],
  'PUT /profile': ['password_changed', 'email_changed'],
  'POST /profile/second-factor/app': 'a key counts only once its first code is confirmed',
  'PUT /profile/second-factor/app': ['second_factor_changed'],
  'DELETE /profile/second-factor/app': ['second_factor_changed'],
  'POST /profile/second-factor/passkeys/options': 'a passkey counts only once it is registered',
  'POST /profile/second-factor/passkeys': ['second_factor_changed'],
  'DELETE /profile/second-factor/passkeys/:id': ['second_factor_changed'],
  'POST /profile/second-factor/recovery-codes': ['second_factor_changed'],
  'PUT /users/:id/second-factor': ['second_factor_changed'],
  'DELETE /users/:id/second-factor': ['second_factor_changed'],
  'DELETE /profile/sessions': ['sessions_ended'],
  'DELETE /profile/sessions/:id': ['sessions_ended'],
  'PUT /profile/drafts': DRAFT,
  'DELETE /profile/drafts': DRAFT,
  'PUT /presence/:kind/:id': PRESENCE,
  'DELETE /presence/:kind/:id': PRESENCE,
  'PUT /notifications/read': OWN_NOTIFICATIONS,
  'POST /notifications/:id/read': OWN_NOTIFICATIONS,
  'POST /remotes/reports': 'it only adds to counters; a withdrawal because of them is recorded as done by the product',
  'POST /remotes/:name/releases': ['release_uploaded'],
  'PUT /remotes/:name/live': ['release_live'],
  'POST /remotes/:name/releases/:release/withdraw': ['release_withdrawn'],
  'POST /deploy-tokens': ['deploy_token_created'],
  'DELETE /deploy-tokens/:id': ['deploy_token_revoked'],
  'POST /backup': ['exported'],
  'POST /bin/:id/restore': ['restored'],
  'DELETE /bin/:id': ['deleted'],
  'POST /users': ['user_created'],
  'PUT /users/:id': ['password_changed', 'email_changed'],
  'DELETE /users/:id': ['deleted'],
  'POST /users/:id/forget': ['user_forgotten'],
  'DELETE /users/:id/sessions': ['sessions_ended'],
  'POST /users/:id/versions/:version/restore': ['email_changed'],
  'POST /users/:id/permissions': ['rights_changed'],
  'POST /properties': ['settings_changed'],
  'PUT /properties/:property_id': ['settings_changed'],
  'DELETE /properties/:property_id': ['deleted'],
  'POST /properties/:property_id/versions/:version/restore': ['settings_changed'],
  'POST /regions': ['settings_changed'],
  'DELETE /regions/:id': ['deleted'],
  'POST /assets': CONTENT,
  'PUT /assets/:id': CONTENT,
  'DELETE /assets/:id': ['deleted'],
  'POST /assets/:id/versions/:version/restore': CONTENT,
  'PUT /files/:key': CONTENT,
  'POST /tokens': ['token_created'],
  'PUT /tokens/:id': ['token_expiry_changed'],
  'DELETE /tokens/:id': ['token_revoked'],
  'POST /alerts': CONTENT,
  'PUT /alerts/:id': CONTENT,
  'DELETE /alerts/:id': ['deleted'],
  'POST /alerts/:id/versions/:version/restore': CONTENT,
  'PUT /alerts/assign': ['settings_changed'],
  'PUT /alerts/:id/global': ['settings_changed'],
  'DELETE /alerts/global': ['settings_changed'],
  'POST /shared-specials': CONTENT,
  'POST /shared-specials/clone': CONTENT,
  'PUT /shared-specials/:id': CONTENT,
  'DELETE /shared-specials/:id': ['deleted'],
  'POST /shared-specials/:id/versions/:version/restore': CONTENT,
  'POST /properties/:property_id/hours': CONTENT,
  'PUT /properties/:property_id/hours/:id': CONTENT,
  'POST /properties/:property_id/hours/:id/versions/:version/restore': CONTENT,
  // FAQs are cloned by a call of their own.
  'POST /properties/:property_id/faqs/clone': CONTENT,
  ...Object.assign({}, ...contentTypes.map(contentTraces)),
};
