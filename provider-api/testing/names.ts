/** The environment variable with the URL of the PostgreSQL server of the tests. */
export const POSTGRES_URL = 'INNKEEPER_TEST_POSTGRES';
/** The prepared database that every suite's database is copied from. */
export const TEMPLATE = 'innkeeper_template';
/** The environment variable with the folder of the embedded databases, which is deleted when the run ends. */
export const POOL_FOLDER = 'INNKEEPER_TEST_FOLDER';
