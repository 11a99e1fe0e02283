import { specialModel } from 'shared-kit/rules/models/special';
import { definitionOf } from '../../content/definitionOf';
import { specials } from './schema';

/** Clones do not refer to a shared special (OP-72): that reference marks a hotel as one that has already received it. */
const inClones = { sharedSpecialId: null } satisfies Partial<typeof specials.$inferSelect>;

/** Hotel specials (document 2 §3.3, §5.1). */
export const specialDefinition = definitionOf(specialModel, { table: specials, clone: true, inClones });
