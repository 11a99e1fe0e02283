/** The environment variable that tells the tests where PostgreSQL runs. */
export const POSTGRES_URL = 'INNKEEPER_TEST_POSTGRES';
/** The prepared database that every suite's database is copied from. */
export const TEMPLATE = 'innkeeper_template';
/** The environment variable that tells the workers where embedded databases are kept until the run ends. */
export const LENT_FOLDER = 'INNKEEPER_TEST_FOLDER';
