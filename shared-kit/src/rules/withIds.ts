/** A copy of a set of ticked ids, with some ids ticked or unticked. */
export function withIds(
  ids: ReadonlySet<string>,
  changedIds: readonly string[],
  { isTicked }: { isTicked: boolean },
): Set<string> {
  const result = new Set(ids);
  changedIds.forEach((id) => (isTicked ? result.add(id) : result.delete(id)));
  return result;
}
