import type { Values } from '../../fields/fieldKind';

/** When guests will see unsaved values: those of a published item after the next save, others once they are published too. */
export const unsavedVisibilityText = ({ published }: Values): string =>
  published ? 'Guests see your changes once you save.' : 'Guests see it only after you save and publish.';
