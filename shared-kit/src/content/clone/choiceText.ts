import { counted } from '../../rules/counted';
import type { PropertyType } from '../../rules/entities';

/** How many are chosen, with the noun for one and for several, as within a sentence. */
interface Chosen {
  count: number;
  one: string;
  many: string;
}

/** What a clone page says beside its button: how much goes where, or what is still to be chosen. */
export function choiceText({ count, one, many }: Chosen, targetCount: number, type: PropertyType): string {
  if (count === 0) return `Choose at least one ${one} and one ${type}.`;
  const items = counted(count, one, many);
  return targetCount === 0 ? `${items} chosen. Choose at least one ${type}.` : `${items} to ${counted(targetCount, type)}.`;
}
