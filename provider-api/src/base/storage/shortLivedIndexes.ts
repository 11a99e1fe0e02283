/** A unique index also checks the rows, so it is not among them. */
const CREATES = /^\s*CREATE INDEX "([^"]+)"[^;]*;?\s*$/i;
const DROPS = /^\s*DROP INDEX "([^"]+)";?\s*$/i;

/**
 * Leaves out the indexes that a later one of the migrations drops: they run in one transaction, so nobody ever uses them, and everybody
 * who reads a large table would wait while they are built.
 * @param migrations the statements of each, in their order
 * @returns the same migrations with the statements that still have to run
 */
export function withoutShortLivedIndexes(migrations: readonly (readonly string[])[]): string[][] {
  const leftOut = new Set<string>();
  const created = new Map<string, string>();
  const keyOf = (migration: number, statement: number) => `${migration} ${statement}`;
  for (const [migration, statements] of migrations.entries())
    for (const [index, statement] of statements.entries()) {
      const key = keyOf(migration, index);
      const [, dropped = ''] = DROPS.exec(statement) ?? [];
      const createdAt = created.get(dropped);
      if (createdAt !== undefined) leftOut.add(createdAt).add(key);
      // Whatever else names an index may need it.
      for (const name of created.keys()) if (statement.includes(`"${name}"`)) created.delete(name);
      const [, name] = CREATES.exec(statement) ?? [];
      if (name !== undefined) created.set(name, key);
    }
  return migrations.map((statements, migration) => statements.filter((_, index) => !leftOut.has(keyOf(migration, index))));
}
