import { Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../http/app';
import { caller } from '../../http/authorise';
import { field, nullable } from '../../http/schemas';
import { recordChange } from '../security-log/log';
import { aboutPerson } from '../security-log/subjects';
import type { Database } from '../../base/storage/database';
import { mustKnowPassword } from '../users/currentPassword';
import { findUser, type UserRow } from '../users/store';
import { codesLeft, renewCodes } from './recovery';

/** Available to people who must set one up before anything else. */
export const own = { permission: 'signedIn', withoutSecondFactor: true } as const;
export const tags = ['second factor'];
export const withPassword = Type.Object({ current_password: field.text });
export const codes = nullable(
  Type.Array(Type.String(), { description: 'Shown only this once; null if there already were some.' }),
);

/** Records in the security log what a person changed about their own factors. */
export const note = (tx: Database, request: FastifyRequest, user: UserRow, detail: string) =>
  recordChange(tx, request, { event: 'second_factor_changed', about: aboutPerson(user), detail });

/** The caller, who shows that the account is theirs. @throws 422 at `current_password`, 429 */
export async function whoKnows(
  services: Services,
  request: FastifyRequest<{ Body: { current_password?: string | null } | undefined }>,
) {
  const user = await findUser(services.db, caller(request).userId);
  await mustKnowPassword(services, user, { currentPassword: request.body?.current_password });
  return user;
}

/** Recovery codes for a person who has just got their first factor. */
export async function firstCodes(tx: Database, userId: string, secretKey: string): Promise<string[] | null> {
  return (await codesLeft(tx, userId)) > 0 ? null : renewCodes(tx, userId, secretKey);
}
