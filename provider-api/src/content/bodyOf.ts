import { Type, type TProperties, type TSchema } from '@sinclair/typebox';
import { snakeKey } from 'shared-kit/rules/keyCase';
import type { AnyField, Fields } from 'shared-kit/rules/models/field';
import { field } from '../http/schemas';

const entryOf = (entry: AnyField): TSchema => (entry.kind === 'group' ? Type.Object(bodyOf(entry.parts)) : Type.String());

function schemaOf(modelField: AnyField): TSchema {
  switch (modelField.kind) {
    case 'flag':
      return field.flag;
    case 'whole':
      return field.count;
    case 'number':
      return field.number;
    case 'instant':
      return field.instant;
    case 'group':
      return field.object(bodyOf(modelField.parts));
    case 'list':
      return field.list(entryOf(modelField.entry));
    default:
      return field.text;
  }
}

/** The fields of a request's body, in the wire's names; those of the answer too. */
export const bodyOf = (fields: Fields): TProperties =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [snakeKey(name), schemaOf(field)]));
