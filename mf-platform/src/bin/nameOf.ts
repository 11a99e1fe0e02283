import type { BinEntry } from 'shared-kit/rules/historyEntities';
import { kindLabel } from 'shared-kit/rules/historyKinds';
import { capitalize } from '../text/capitalize';

/** The name of an entry, or its kind where it has none. */
export const nameOf = ({ name, kind }: BinEntry): string => name || capitalize(kindLabel(kind));
