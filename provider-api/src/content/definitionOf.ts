import type { TProperties } from '@sinclair/typebox';
import { snakeKey } from 'shared-kit/rules/keyCase';
import type { Fields, StoredValues, Values } from 'shared-kit/rules/models/field';
import type { Model } from 'shared-kit/rules/models/model';
import { rulesForChange } from 'shared-kit/rules/models/rulesForChange';
import { rulesOf } from 'shared-kit/rules/models/rulesOf';
import { choicePaths, documentPaths, richTextPaths, settleFields, textPaths } from 'shared-kit/rules/models/settle';
import { bodyOf } from './bodyOf';
import type { Check, ContentDefinition, ContentRow, ContentTable } from './definition';

/** What the server needs for a content type beyond its model: the table, and what only the store knows. */
interface ServerHalf<F extends Fields> extends Pick<
  ContentDefinition,
  | 'narrow'
  | 'lacks'
  | 'clone'
  | 'hasUniqueName'
  | 'prepare'
  | 'settle'
  | 'checkRemoval'
  | 'join'
  | 'over'
  | 'shownAtOnce'
  | 'inClones'
  | 'calls'
> {
  table: ContentTable;
  /** Query parameters of the list beyond those of the model. */
  filters?: TProperties;
  check?: Check<Partial<StoredValues<F>>>;
}

/** A content type as the API serves it: body, rules, filters, rich text and what is stored follow from the fields of its model. */
export function definitionOf<F extends Fields>(model: Model<F>, { check, settle, ...server }: ServerHalf<F>): ContentDefinition {
  const { fields, collection, titleKey, filters = [], resource, singular, plural, orderedWithin, order } = model;
  return {
    path: collection,
    resource,
    singular,
    plural,
    fields,
    body: bodyOf(fields),
    rules: rulesOf(fields),
    rulesFor: rulesForChange(fields),
    textFilters: [snakeKey(titleKey)],
    exactFilters: filters.map(snakeKey),
    richText: richTextPaths(fields),
    documents: documentPaths(fields),
    choices: choicePaths(fields),
    texts: textPaths(fields),
    ...(orderedWithin && { orderedWithin: [...orderedWithin] }),
    ...(order && { order }),
    ...server,
    // The values have passed the rules at this point; only checks against the store remain.
    ...(check && { check: (db, values, ...place) => check(db, values as Partial<StoredValues<F>>, ...place) }),
    settle: (values: Values, stored: ContentRow | null) => {
      const settled = settleFields(fields, values, { isNew: stored === null });
      return settle ? settle(settled, stored) : settled;
    },
  };
}
