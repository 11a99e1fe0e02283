import { Type } from '@sinclair/typebox';
import { field, item, named, nullable } from '../../http/schemas';

export const namesField = Type.Optional(
  Type.Union([Type.String(), Type.Array(Type.Union([Type.String(), Type.Object({ name: Type.String() })])), Type.Null()], {
    description: 'A list of names or of {name}, or comma-separated text. Categories with or without cat#.',
  }),
);
/** The fields that a change may send. */
export const changeBody = Type.Object({
  name: field.text,
  alt: field.text,
  description: field.text,
  tags: namesField,
  categories: namesField,
});
/** The fields that a new asset may send. */
export const createBody = Type.Object({
  ...changeBody.properties,
  filename: field.text,
  filesize: field.count,
  filetype: field.text,
});

/** An asset as it is returned. */
export const assetAnswer = item({
  name: Type.String(),
  filename: Type.String(),
  filesize: Type.Integer(),
  filetype: Type.String(),
  url: Type.String(),
  thumb_url: Type.String(),
  medium_url: Type.String(),
  width: nullable(Type.Integer()),
  height: nullable(Type.Integer()),
  alt: nullable(Type.String()),
  description: nullable(Type.String()),
  tags: Type.Array(named),
  categories: Type.Array(Type.String()),
});
