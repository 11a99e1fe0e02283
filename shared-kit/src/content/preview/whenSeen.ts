import type { Values } from '../../fields/fieldKind';

/** When guests see what is typed: a published item with the next save, another one once it is published too. */
export const whenSeen = ({ published }: Values): string =>
  published ? 'Guests see your changes once you save.' : 'Guests see it only after you save and publish.';
