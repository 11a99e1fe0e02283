import { Type } from '@sinclair/typebox';
import { field, item } from '../../http/schemas';

/** The fields that name a user, in requests and answers. */
export const nameFields = { email: field.text, first_name: field.text, last_name: field.text };

/** A user as the API returns it. */
export const userAnswer = item({ ...nameFields, role: Type.String() });
