/**
 * Who may call which route (api-contract §3). Every route of the server has a line; the test fails if a line is missing, obsolete or
 * wrong.
 *
 * The path is followed by the resource of the callers' rights, then by one letter for each caller who is admitted:
 *
 *   o  signed out
 *   n  signed in, without any right
 *   r  only read     }  on the property in the path;
 *   w  only write    }  on every property if the path
 *   x  only execute  }  has none
 *   p  read, write and execute, but on another property
 *   *  a wildcard on the property
 *   s  super user
 *   t  API token of the property
 *   d  deploy token of the remote in the path
 *
 * Callers whose letters are missing at the end of a line are not admitted.
 */
const EVERYBODY = 'onrwxp*std';
const SIGNED_IN = '.nrwxp*s.';

/** The routes of the versions of an item: list, read, restore. */
const history = (path: string, resource: string) => `
GET    ${path}/:id/versions                        ${resource}  ..r...*s.
GET    ${path}/:id/versions/:version               ${resource}  ..r...*s.
POST   ${path}/:id/versions/:version/restore       ${resource}  ...w..*s.`;

/** The routes of a content type: list, read, create, sort, change, delete, duplicate and clone, if it has them. */
const content = (path: string, resource: string, calls: { clone: boolean; one?: false; sort?: false; duplicate?: false }) => `
GET    /properties/:property_id/${path}            ${resource}  ..r...*st
${calls.one === false ? '' : `GET    /properties/:property_id/${path}/:id        ${resource}  ..r...*st`}
POST   /properties/:property_id/${path}            ${resource}  ...w..*s.
${calls.sort === false ? '' : `PUT    /properties/:property_id/${path}/sort       ${resource}  ...w..*s.`}
PUT    /properties/:property_id/${path}/:id        ${resource}  ...w..*s.
DELETE /properties/:property_id/${path}/:id        ${resource}  ....x.*s.
${history(`/properties/:property_id/${path}`, resource)}
${calls.duplicate === false ? '' : `POST   /properties/:property_id/${path}/:id/duplicate ${resource}  ...w..*s.`}
${calls.clone ? `POST   /properties/:property_id/${path}/clone      ${resource}  ..r...*s.` : ''}`;

export const MATRIX = `
GET    /health                                     -                  ${EVERYBODY}
GET    /ready                                      -                  ${EVERYBODY}
GET    /metrics                                    -                  ${EVERYBODY}
GET    /openapi.json                               -                  ${EVERYBODY}
GET    /docs                                       -                  ${EVERYBODY}

POST   /auth                                       -                  ${EVERYBODY}
DELETE /auth                                       -                  ${SIGNED_IN}
POST   /passwords/forgot                           -                  ${EVERYBODY}
GET    /passwords/:id                              -                  ${EVERYBODY}
PUT    /passwords/:id                              -                  ${EVERYBODY}
GET    /profile                                    -                  ${SIGNED_IN}
PUT    /profile                                    -                  ${SIGNED_IN}
GET    /profile/permissions                        -                  ${SIGNED_IN}
GET    /profile/second-factor                      -                  ${SIGNED_IN}
POST   /profile/second-factor/app                  -                  ${SIGNED_IN}
PUT    /profile/second-factor/app                  -                  ${SIGNED_IN}
DELETE /profile/second-factor/app                  -                  ${SIGNED_IN}
POST   /profile/second-factor/passkeys/options     -                  ${SIGNED_IN}
POST   /profile/second-factor/passkeys             -                  ${SIGNED_IN}
DELETE /profile/second-factor/passkeys/:id         -                  ${SIGNED_IN}
POST   /profile/second-factor/recovery-codes       -                  ${SIGNED_IN}
GET    /profile/personal-data                      -                  ${SIGNED_IN}
GET    /users/:id/personal-data                    -                  .......s.
POST   /users/:id/forget                           -                  .......s.
GET    /users/:id/second-factor                    user               ..r....s.
PUT    /users/:id/second-factor                    -                  .......s.
DELETE /users/:id/second-factor                    -                  .......s.
GET    /profile/sessions                           -                  ${SIGNED_IN}
DELETE /profile/sessions                           -                  ${SIGNED_IN}
DELETE /profile/sessions/:id                       -                  ${SIGNED_IN}
GET    /profile/drafts                             -                  ${SIGNED_IN}
PUT    /profile/drafts                             -                  ${SIGNED_IN}
DELETE /profile/drafts                             -                  ${SIGNED_IN}
GET    /presence/:kind/:id                         -                  ${SIGNED_IN}
PUT    /presence/:kind/:id                         -                  ${SIGNED_IN}
DELETE /presence/:kind/:id                         -                  ${SIGNED_IN}
GET    /notifications                              -                  ${SIGNED_IN}
PUT    /notifications/read                         -                  ${SIGNED_IN}
POST   /notifications/:id/read                     -                  ${SIGNED_IN}
POST   /remotes/reports                            -                  ${SIGNED_IN}
GET    /remotes/registry                           -                  ${EVERYBODY}
GET    /remotes/discovery                          -                  ${EVERYBODY}
GET    /remotes                                    -                  .......s.
GET    /remotes/:name/releases                     -                  .......s.d
POST   /remotes/:name/releases                     -                  .......s.d
PUT    /remotes/:name/live                         -                  .......s.d
POST   /remotes/:name/releases/:release/withdraw   -                  .......s.d
GET    /deploy-tokens                              -                  .......s.
POST   /deploy-tokens                              -                  .......s.
DELETE /deploy-tokens/:id                          -                  .......s.
GET    /properties/:property_id/live               property           ..r...*st
GET    /security-log                               -                  .......s.
GET    /bin                                        -                  ${SIGNED_IN}
GET    /bin/:id                                    -                  ${SIGNED_IN}
POST   /bin/:id/restore                            -                  ${SIGNED_IN}
DELETE /bin/:id                                    -                  .......s.
GET    /activity                                   -                  ${SIGNED_IN}
POST   /backup                                     -                  .......s.

GET    /users                                      user               ..r....s.
GET    /users/:id                                  user               ..r....s.
POST   /users                                      user               ...w...s.
PUT    /users/:id                                  user               ...w...s.
DELETE /users/:id                                  user               ....x..s.
DELETE /users/:id/sessions                         user               ....x..s.
GET    /users/:id/versions                         user               ..r....s.
GET    /users/:id/versions/:version                user               ..r....s.
POST   /users/:id/versions/:version/restore        user               ...w...s.
GET    /users/:id/permissions                      permission         ..r....s.
POST   /users/:id/permissions                      permission         ...w...s.
GET    /properties/:property_id/users              user               ..r...*s.

GET    /properties                                 property           .nrwxp*st
POST   /properties                                 property           .......s.
GET    /properties/names                           permission         ..r....s.
GET    /properties/:property_id                    property           ..r...*st
PUT    /properties/:property_id                    property           ...w..*s.
DELETE /properties/:property_id                    property           .......s.
GET    /properties/:property_id/versions           property           ..r...*s.
GET    /properties/:property_id/versions/:version  property           ..r...*s.
POST   /properties/:property_id/versions/:version/restore property           ...w..*s.

GET    /regions                                    region             ..r..p*s.
GET    /regions/:id                                region             ..r..p*s.
POST   /regions                                    region             .......s.
DELETE /regions/:id                                region             .......s.
GET    /regions/:id/versions                       region             ..r..p*s.
GET    /regions/:id/versions/:version              region             ..r..p*s.

GET    /assets                                     asset              ..r..p*s.
GET    /assets/:id                                 asset              ..r..p*s.
GET    /assets/:id/usage                           asset              ..r..p*s.
GET    /assets/sign                                asset              ...w..*s.
POST   /assets                                     asset              ...w..*s.
PUT    /assets/:id                                 asset              ...w...s.
DELETE /assets/:id                                 asset              ....x..s.
GET    /assets/:id/versions                        asset              ..r..p*s.
GET    /assets/:id/versions/:version               asset              ..r..p*s.
POST   /assets/:id/versions/:version/restore       asset              ...w...s.
GET    /files/:key                                 -                  ${EVERYBODY}
PUT    /files/:key                                 -                  ${EVERYBODY}
GET    /tags                                       tag                ..r..p*s.

GET    /tokens                                     token              .......s.
POST   /tokens                                     token              .......s.
PUT    /tokens/:id                                 token              .......s.
DELETE /tokens/:id                                 token              .......s.

GET    /alerts                                     alert              ..r..p*s.
GET    /alerts/:id                                 alert              ..r..p*s.
POST   /alerts                                     alert              ...w...s.
PUT    /alerts/:id                                 alert              ...w...s.
DELETE /alerts/:id                                 alert              ....x..s.
GET    /alerts/:id/versions                        alert              ..r..p*s.
GET    /alerts/:id/versions/:version               alert              ..r..p*s.
POST   /alerts/:id/versions/:version/restore       alert              ...w...s.
GET    /alerts/assigned                            can_assign_alerts  ..r..p*s.
PUT    /alerts/assign                              can_assign_alerts  ...w.p*s.
GET    /alerts/global                              can_assign_alerts  ..r..p*s.
PUT    /alerts/:id/global                          can_assign_alerts  ...w...s.
DELETE /alerts/global                              can_assign_alerts  ...w...s.

GET    /shared-specials                            special            ..r..p*s.
GET    /shared-specials/:id                        special            ..r..p*s.
POST   /shared-specials                            special            .......s.
POST   /shared-specials/clone                      special            .......s.
PUT    /shared-specials/:id                        special            .......s.
DELETE /shared-specials/:id                        special            .......s.
GET    /shared-specials/:id/versions               special            ..r..p*s.
GET    /shared-specials/:id/versions/:version      special            ..r..p*s.
POST   /shared-specials/:id/versions/:version/restore special            .......s.
${content('specials', 'special', { clone: true })}
${content('tiled-promos', 'tiled_promo', { clone: true })}
${content('accommodations', 'accommodation', { clone: true })}
${content('faqs', 'faq', { clone: true })}
${content('faq-categories', 'faq_category', { clone: false, duplicate: false })}
${content('home-promos', 'home_promo', { clone: true })}
${content('lists', 'list', { clone: true })}
${content('events', 'event', { clone: false })}
${content('presses', 'press', { clone: false })}
${content('menus', 'menu', { clone: false })}
GET    /menu-preview                               -                  ${EVERYBODY}
GET    /properties/:property_id/hours              hour               ..r...*st
GET    /properties/:property_id/hours/:id          hour               ..r...*st
POST   /properties/:property_id/hours              hour               ...w..*s.
PUT    /properties/:property_id/hours/:id          hour               ...w..*s.
${history('/properties/:property_id/hours', 'hour')}
${content('calendars', 'calendar', { clone: false, one: false, sort: false, duplicate: false })}
${content('calendar-events', 'calendar_event', { clone: false, sort: false })}
`;
