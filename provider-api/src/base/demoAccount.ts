export const DEMO_EMAIL = 'admin@innkeeper.example';
/** The password of all people of the demo; refused in production. */
export const DEMO_PASSWORD = 'innkeeper-demo';
