import { Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { toCamel } from 'shared-kit/rules/keyCase';
import { changesAccess } from 'shared-kit/rules/validation/currentPassword';
import { changeErrors } from '../../http/changeErrors';
import { profileRules } from 'shared-kit/rules/validation/profile';
import { endSessions, openSession } from '../auth/sessions';
import { refuse } from '../../http/wire';
import type { App, Services } from '../../http/app';
import { caller } from '../../http/caller';
import { sentFields } from '../../http/changes';
import { checkVersion } from '../../http/conditional';
import { answers, choiceFilter, field, ifMatch, noQuery, paging, query } from '../../http/schemas';
import { endResets } from '../passwords/resets';
import { requireCurrentPassword, requireSameAccess } from '../users/currentPassword';
import { lockVerified } from '../users/lockCaller';
import { listPermissions, permissionAnswer } from '../users/permissionRoutes';
import { presentPermission, readPermissions } from '../users/permissions';
import { recordAccess } from '../users/recordAccess';
import { userAnswer } from '../users/fields';
import { ownSessionRoutes } from './sessionRoutes';
import { findUser, lockUser, presentUser, userColumns, type UserRow } from '../users/store';
import { storeUser } from '../users/storeUser';

const signedIn = { permission: 'signedIn' } as const;
/** Also for people who must still set up a second factor: the page needs to know who they are. */
const evenWithoutFactor = { ...signedIn, withoutSecondFactor: true } as const;
/** As many rights as one page of the list of rights; a client that needs more reads that list. */
const MAX_INCLUDED = 2000;
const ownAnswer = Type.Object({
  ...userAnswer.properties,
  second_factor_missing: Type.Boolean({ description: 'Whether it has to be set up before anything else is open.' }),
});
const withRights = {
  200: Type.Object({
    data: ownAnswer,
    meta: Type.Optional(
      Type.Object({
        permissions: Type.Optional(
          Type.Array(permissionAnswer, { description: `All rights; absent if there are more than ${MAX_INCLUDED}.` }),
        ),
      }),
    ),
  }),
};
const tags = ['profile'];

/** The signed-in user and their rights (document 1 §7). */
export function profileRoutes(app: App, services: Services): void {
  const { db } = services;
  ownSessionRoutes(app, services);
  app.get(
    '/profile',
    {
      config: evenWithoutFactor,
      schema: {
        tags,
        summary: 'The signed-in user',
        description: '`include=permissions` also returns their rights, in `meta`: a page that opens needs both.',
        querystring: query({ include: choiceFilter(['permissions']) }),
        response: withRights,
      },
    },
    async (request) => {
      const { userId, lacksSecondFactor = false } = caller(request);
      const profile = await presentUser(db, await findUser(db, userId));
      const data = { ...(profile as object), second_factor_missing: lacksSecondFactor };
      if (!request.query.include) return { data };
      const rights = await readPermissions(db, userId);
      return { data, meta: rights.length > MAX_INCLUDED ? {} : { permissions: rights.map(presentPermission) } };
    },
  );
  app.get(
    '/profile/permissions',
    {
      config: evenWithoutFactor,
      schema: {
        tags,
        summary: 'The rights of the signed-in user',
        querystring: query(paging),
        response: answers.list(permissionAnswer),
      },
    },
    (request) => listPermissions(services, request, caller(request).userId),
  );
  app.put(
    '/profile',
    {
      config: signedIn,
      schema: {
        tags,
        summary: 'Change your own profile',
        headers: ifMatch,
        description:
          'A new password or email needs `current_password`; afterwards every other session and mailed link ends, and meta.session.token is the new token.',
        querystring: noQuery,
        body: Type.Object({
          email: field.text,
          first_name: field.text,
          last_name: field.text,
          password: field.text,
          confirm_password: field.text,
          current_password: field.text,
        }),
        response: answers.one(userAnswer),
      },
    },
    (request) => changeProfile(services, request),
  );
}

async function changeProfile(services: Services, request: FastifyRequest) {
  const { db, config } = services;
  const { userId } = caller(request);
  const sent = sentFields(toCamel<Record<string, unknown>>(request.body));
  const current = await findUser(db, userId);
  const validate = ({ email, firstName, lastName }: UserRow) => {
    const stored = { email, firstName, lastName };
    refuse(changeErrors(profileRules, { ...stored, ...sent }, sent, stored));
  };
  validate(current);
  const changesSignIn = changesAccess(sent, current);
  if (changesSignIn) await requireCurrentPassword(services, current, sent);
  const columns = await userColumns(sent, config.passwordCost, current);
  return db.transaction(async (tx) => {
    const stored = await (changesSignIn ? lockVerified(tx, request, current) : lockUser(tx, userId));
    await checkVersion(request, stored, () => presentUser(tx, stored));
    if (!changesSignIn) requireSameAccess(sent, stored);
    validate(stored);
    const row = await storeUser(tx, request, columns, stored);
    const data = await presentUser(tx, row);
    if (!changesSignIn) return { data };
    await recordAccess(tx, request, stored, row);
    await endResets(tx, userId);
    await endSessions(tx, userId);
    const { value, expiresOn } = await openSession(tx, userId, request.headers['user-agent']);
    return { data, meta: { session: { token: value, expires_on: expiresOn } } };
  });
}
