import { Type } from '@sinclair/typebox';
import { nullable } from '../../http/schemas';
import type { PasskeyRow } from './factors';

export const passkeyAnswer = Type.Object({
  id: Type.String(),
  name: Type.String(),
  created_at: Type.String(),
  last_used_at: nullable(Type.String()),
});

/** A passkey as its owner sees it. */
export const presentPasskey = ({ id, name, createdAt, lastUsedAt }: PasskeyRow) => ({
  id,
  name,
  created_at: createdAt,
  last_used_at: lastUsedAt,
});
