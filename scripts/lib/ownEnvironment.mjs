/** The settings of a server (docs/how-to/deploy.md), and NODE_ENV, which decides which of them it needs. */
const SETTINGS =
  /^(PORT|HOST|DATA_DIR|DATABASE_URL|ADMIN_\w+|DEMO_DATA|SECRET_KEY|PUBLIC_URL|CORS_ORIGINS|TRUSTED_PROXIES|SMTP_\w+|MAIL|MAIL_FROM|SESSION_IDLE_MINUTES|SECOND_FACTOR|S3_\w+|SITE_DIR|REMOTES_URL|HISTORY_DAYS|SECURITY_LOG_DAYS|LOG_LEVEL|RELEASE_\w+|REMOTE_OVERRIDES|NODE_ENV)$/;

/**
 * The environment of a server that a command starts for itself: tests, the campaign, the bench, a remote alone. The
 * caller's settings are left out, since they would lead the server to somebody's real data, files and mail.
 * @param {NodeJS.ProcessEnv} [env] the caller's
 * @returns {NodeJS.ProcessEnv}
 */
export const ownEnvironment = (env = process.env) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !SETTINGS.test(name)));
