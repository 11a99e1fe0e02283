import { Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../http/app';
import { caller } from '../../http/caller';
import { field, nullable } from '../../http/schemas';
import { recordChange } from '../security-log/log';
import { aboutPerson } from '../security-log/subjects';
import type { Database } from '../../base/storage/database';
import { requireCurrentPassword } from '../users/currentPassword';
import { findUser, type UserRow } from '../users/store';
import { countCodes, renewCodes } from './recovery';

/** Available to people who must set one up before anything else. */
export const signedIn = { permission: 'signedIn', withoutSecondFactor: true } as const;
export const tags = ['second factor'];
export const passwordBody = Type.Object({ current_password: field.text });
export const recoveryCodesAnswer = nullable(
  Type.Array(Type.String(), { description: 'Shown only this once; null if there already were some.' }),
);

/** Records in the security log what a person changed about their own factors. */
export const recordFactorChange = (tx: Database, request: FastifyRequest, user: UserRow, detail: string) =>
  recordChange(tx, request, { event: 'second_factor_changed', about: aboutPerson(user), detail });

/** Checks the caller's current password. @returns the caller @throws 422 at `current_password`, 429 */
export async function verifyCaller(
  services: Services,
  request: FastifyRequest<{ Body: { current_password?: string | null } | undefined }>,
) {
  const user = await findUser(services.db, caller(request).userId);
  await requireCurrentPassword(services, user, { currentPassword: request.body?.current_password });
  return user;
}

/** Recovery codes for a person who has just got their first factor. */
export async function createFirstCodes(tx: Database, userId: string, secretKey: string): Promise<string[] | null> {
  return (await countCodes(tx, userId)) > 0 ? null : renewCodes(tx, userId, secretKey);
}
