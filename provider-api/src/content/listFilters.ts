import { Type, type Static, type TObject, type TProperties, type TSchema } from '@sinclair/typebox';
import { camelKey } from 'shared-kit/rules/keyCase';
import { choiceFilter, exactFilter, flagFilter, paging, query, textFilter } from '../http/schemas';
import { hasField, type ContentDefinition } from './definition';
import { hasState, stateFilter } from './state';

const flags = { archived: flagFilter, published: flagFilter };
const live = {
  live: Type.Optional(Type.Boolean({ description: 'What guests see now. A call with `true` does not keep a session open.' })),
};
const state = { state: stateFilter };

/** The additional filters that each kind defines: texts. */
type NamedFilters = Record<string, string | undefined>;
type UsualFilters = Static<TObject<typeof paging & typeof flags & typeof live & typeof state>>;

/** The schema of the query of any kind's list. A kind without a usual filter refuses it, so that its value is undefined. */
export type ContentFilters = ReturnType<typeof listFilters>;

/** The query parameters of a kind's list. */
export function listFilters(definition: ContentDefinition) {
  const { table, fields, textFilters, exactFilters = [], filters: more = {} } = definition;
  const each = (names: string[], schemaOf: (name: string) => TSchema): TProperties =>
    Object.fromEntries(names.map((name) => [name, schemaOf(name)]));
  const exact = (name: string) => {
    const filtered = fields[camelKey(name)];
    return filtered?.kind === 'choice' ? choiceFilter(filtered.values) : exactFilter;
  };
  return Type.Unsafe<UsualFilters & NamedFilters>(
    query({
      ...paging,
      ...(hasField(table, 'archived') && flags),
      ...(hasField(table, 'startsOn') && live),
      ...(hasState(definition) && state),
      ...each(textFilters, () => textFilter),
      ...each(exactFilters, exact),
      ...more,
    }),
  );
}
