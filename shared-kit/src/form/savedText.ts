interface Archivable {
  archived?: boolean;
}

/**
 * What a form says after a save. An item that the save has taken into the archive or out of it is named, since it is then on the
 * other tab of its list; a new one that is archived at once, too.
 * @param noun what one item is called: 'Special'
 * @param name the item's own name
 * @param previous the item before the save; undefined for a new one
 */
export function savedText(
  noun: string,
  name: string | undefined,
  saved: Archivable | undefined,
  previous: Archivable | undefined,
): string {
  const isArchived = saved?.archived ?? false;
  if (!saved || isArchived === (previous?.archived ?? false)) return `${noun} saved.`;
  return `${name} saved and ${isArchived ? 'archived' : 'unarchived'}.`;
}
