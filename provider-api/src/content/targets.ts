import { listed } from 'shared-kit/rules/fieldWords';
import { historyKindOf } from 'shared-kit/rules/historyKinds';
import { invalid } from '../http/errors';
import { refuse } from '../http/wire';
import type { ContentDefinition } from './definition';
import type { Property } from './order';

type Kind = Pick<ContentDefinition, 'path' | 'many'>;

/** From where copies are made to where. */
export interface Way {
  from: Property;
  to: Property[];
  /** The field of the body that names the targets. */
  field: 'toPropertyId' | 'toPropertyIds';
}

/** Why a kind has no place in a property; null where it has. Nobody would find its items again: there are no pages for them. */
const fault = ({ path, many }: Kind, { name, type }: Property): string | null =>
  historyKindOf(path)?.of?.includes(type) === false ? `${name} is a ${type}, which has no ${many}.` : null;

/** @throws 422 where an item would be made in a property that does not have its kind; items from before stay usable */
export function mustHave(kind: Kind, property: Property): void {
  const message = fault(kind, property);
  if (message !== null) throw invalid({}, message);
}

/**
 * Nothing is cloned into a property that does not have the kind, or is archived (OP-46); into itself it is, like a new item.
 * @param targets those in which something is made
 * @throws 422
 */
export function mustTake(kind: Kind, { from, field }: Way, targets: readonly Property[]): void {
  const [wrong] = targets.flatMap((property) => fault(kind, property) ?? []);
  const archived = targets.filter((property) => property.archived && property.id !== from.id).map(({ name }) => name);
  if (wrong !== undefined) refuse({ [field]: wrong });
  if (archived.length > 0)
    refuse({ [field]: `${listed(archived)} ${archived.length === 1 ? 'is' : 'are'} archived, so nothing was cloned.` });
}
