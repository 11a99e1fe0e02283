import type { Call } from '../calls';
import { KINDS } from './kinds';

export type Flag = 'r' | 'w' | 'x';

/** What somebody may do with a resource on a property, or on all properties if that is null. */
export interface Right {
  resource: string;
  property: string | null;
  flags: string;
}

export interface Person {
  name: string;
  id: string;
  call: Call;
  isSuper: boolean;
  rights: Right[];
}

/** The resource to which a right on another one extends (decision OP-27). */
const IMPLIED: Partial<Record<string, string>> = { calendar: 'calendar_event', faq: 'faq_category' };

const covers = (right: Right, resource: string, flag: Flag) =>
  right.resource === '*' || ((right.resource === resource || IMPLIED[right.resource] === resource) && right.flags.includes(flag));

/** Whether somebody may do something with a resource on a property (api-contract §3). */
export const may = ({ isSuper, rights }: Person, flag: Flag, resource: string, property: string | null): boolean =>
  isSuper || rights.some((right) => (right.property === null || right.property === property) && covers(right, resource, flag));

/** The resources of a property's content. */
const CONTENT = [...KINDS.map(({ resource }) => resource), 'hour'];

/** Whether somebody may read a property: whoever reads anything on it, or content of any kind on all (OP-134). */
export const mayReadProperty = ({ isSuper, rights }: Person, property: string): boolean =>
  isSuper ||
  rights.some(
    (right) =>
      (right.resource === '*' || right.flags.includes('r')) &&
      (right.property === property || (right.property === null && CONTENT.some((resource) => covers(right, resource, 'r')))),
  );

/** A right as an entry of a permission list. */
export const entryOf = ({ resource, property, flags }: Right): object => ({
  resource,
  ...(property !== null && { permissionable_type: 'PropertyPermission', permissionable_id: property }),
  r: flags.includes('r'),
  w: flags.includes('w'),
  x: flags.includes('x'),
});
