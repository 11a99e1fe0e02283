import { defineConfig } from 'drizzle-kit';

/** `npm run migration -w provider-api -- --name <what changed>` writes the next file in migrations/ from the tables' definitions. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/**/schema.ts',
  out: './migrations',
});
