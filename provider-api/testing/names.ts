/** The environment variable by which the tests learn where PostgreSQL runs. */
export const POSTGRES_URL = 'INNKEEPER_TEST_POSTGRES';
/** The prepared database that every suite's own is copied from. */
export const TEMPLATE = 'innkeeper_template';
