import { listed } from 'shared-kit/rules/fieldLabel';
import { historyKindOf } from 'shared-kit/rules/historyKinds';
import { invalid } from '../http/errors';
import { refuse } from '../http/wire';
import type { ContentDefinition } from './definition';
import type { Property } from './order';

type Kind = Pick<ContentDefinition, 'path' | 'plural'>;

/** The property that items are copied from, and those that they are copied to. */
export interface CloneTargets {
  from: Property;
  to: Property[];
  /** The field of the body that names the targets. */
  field: 'toPropertyId' | 'toPropertyIds';
}

/** Why a property cannot have items of a kind, since it has no pages for them; null where it can. */
const fault = ({ path, plural }: Kind, { name, type }: Property): string | null =>
  historyKindOf(path)?.of?.includes(type) === false ? `${name} is a ${type}, which has no ${plural}.` : null;

/** @throws 422 where an item would be made in a property that does not have its kind; existing items stay usable */
export function requireKind(kind: Kind, property: Property): void {
  const message = fault(kind, property);
  if (message !== null) throw invalid({}, message);
}

/**
 * Nothing is cloned into a property that does not have the kind, or is archived (OP-46); copying within an archived property is allowed, like a new item.
 * @param targets those that get copies
 * @throws 422
 */
export function requireCloneTargets(kind: Kind, { from, field }: CloneTargets, targets: readonly Property[]): void {
  const [wrong] = targets.flatMap((property) => fault(kind, property) ?? []);
  const archived = targets.filter((property) => property.archived && property.id !== from.id).map(({ name }) => name);
  if (wrong !== undefined) refuse({ [field]: wrong });
  if (archived.length > 0)
    refuse({ [field]: `${listed(archived)} ${archived.length === 1 ? 'is' : 'are'} archived, so nothing was cloned.` });
}
