/** A copy of a set of ids with some more ticked, or with those unticked. */
export function withIds(ids: ReadonlySet<string>, some: readonly string[], ticked: boolean): Set<string> {
  const next = new Set(ids);
  some.forEach((id) => (ticked ? next.add(id) : next.delete(id)));
  return next;
}
