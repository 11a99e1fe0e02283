import cors from '@fastify/cors';
import Fastify from 'fastify';
import { randomUUID } from 'node:crypto';
import { keepRequestHost } from '../http/origin';
import { identifyCaller } from '../access/auth/identify';
import { explainDeletion } from '../content/bin/deletedProperty';
import type { Config } from '../base/config';
import type { App } from '../http/app';
import { authoriseEveryRoute } from '../http/authorise';
import { readJsonBodies } from '../http/bodies';
import { BrokenAnswers } from '../http/brokenAnswers';
import { compressAnswers } from '../http/compress';
import { answerClientErrors, answerUnknownExpectations, requireHost } from '../http/clientErrors';
import { CALLS_WHILE_STOPPING, closeWhenStopping, limitConnections } from '../http/connections';
import { docsRoutes } from '../http/docs';
import { tagReads } from '../http/entityTags';
import { answerErrors, answerRouterErrors } from '../http/errorHandler';
import { healthRoutes } from '../http/health';
import { describeError } from '../http/logging';
import { logStream } from '../http/logStream';
import { countRequests } from '../http/metrics';
import { describeRoutes } from '../http/openApi';
import { showOnlyPublic } from '../http/publicOnly';
import { readQuery, refuseLongQueries } from '../http/query';
import { readRestOfBodies } from '../http/restOfBodies';
import { secureHeaders } from '../http/secureHeaders';
import { readableAddress, serveSite } from '../http/site';
import { compileSchema } from '../http/validator';
import { withoutHost } from '../http/withoutHost';
import { openMailQueue } from '../access/mail/queue';
import { serveReleases } from '../resources/releases/serve';
import type { ContentServices } from '../content/services';
import { assetReferences } from '../resources/assets/references';
import { concernsOthers, notifyChange, notifyClones } from '../resources/notifications/content';
import { notifyDelayed, notifyGivenUp } from '../resources/notifications/mail';
import { resourceRoutes } from './routes';
import { keepSecurityLog } from '../access/security-log/hooks';
import { openStorage, type Storage } from '../base/storage/database';
import { scheduleHousekeeping } from './housekeeping';
import { openMailer } from '../base/mail/transport';
import { openFileStore } from '../base/storage/openFileStore';
import { secretKey } from '../base/storage/secretKey';

const API = '/api';
const BODY_LIMIT = 1_048_576;
/** How long a connection may be silent in the middle of an answer, in milliseconds: a client that has stopped reading would keep it open for ever. */
const STALL_TIMEOUT = 300_000;

export interface Server {
  app: App;
  services: ContentServices;
}

/**
 * Builds the whole server without listening, so that tests inject requests into it.
 * @param config see `readConfig`
 * @param open how the store is opened; tests pass a prepared one
 * @param prepare adds hooks before any route exists
 */
export async function buildServer(
  config: Config,
  open: () => Promise<Storage> = () => openStorage(config),
  prepare: (app: App) => void = () => undefined,
): Promise<Server> {
  const app = createApp(config);
  prepare(app);
  const storage = await open();
  app.addHook('onClose', () => storage.close());
  try {
    const secret = secretKey(config);
    const files = await openFileStore(config, secret);
    const transport = openMailer(config, (line) => app.log.warn(line));
    const mail = openMailQueue({
      db: storage.db,
      mail: transport,
      secretKey: secret,
      log: app.log,
      onGivenUp: notifyGivenUp,
      onDelayed: notifyDelayed,
      config,
    });
    app.addHook('onClose', () => mail.close());
    const services: ContentServices = {
      config,
      storage,
      db: storage.db,
      mail,
      files,
      secretKey: secret,
      references: assetReferences({ files, config }),
      events: { concerns: concernsOthers, saved: notifyChange, cloned: notifyClones },
    };
    const stopHousekeeping = scheduleHousekeeping(services, (error) => app.log.error({ err: error }, 'housekeeping failed'));
    app.addHook('onClose', stopHousekeeping);
    await registerEverything(app, services);
    return { app, services };
  } catch (error) {
    await app.close();
    throw error;
  }
}

function createApp(config: Config): App {
  const app = Fastify({
    logger:
      config.logLevel === 'silent'
        ? false
        : {
            level: config.logLevel,
            stream: logStream(),
            redact: ['req.headers.authorization'],
            serializers: { err: describeError },
          },
    logController: new BrokenAnswers(),
    bodyLimit: BODY_LIMIT,
    // Node would refuse such requests itself, without a body.
    http: { requireHostHeader: false },
    requestTimeout: 120_000,
    connectionTimeout: STALL_TIMEOUT,
    // Without a trusted proxy anybody could claim another address and evade the limits.
    trustProxy: config.trustedProxies.length > 0 && config.trustedProxies,
    genReqId: () => randomUUID(),
    ...CALLS_WHILE_STOPPING,
    rewriteUrl: ({ url }) => readableAddress(withoutHost(url)),
    frameworkErrors: answerRouterErrors(config.publicUrl),
    clientErrorHandler: answerClientErrors,
    routerOptions: { querystringParser: readQuery, maxParamLength: 200, ignoreTrailingSlash: true },
  });
  limitConnections(app.server, (sentence) => app.log.warn(sentence));
  answerUnknownExpectations(app.server);
  closeWhenStopping(asApp(app));
  readRestOfBodies(asApp(app));
  return asApp(app);
}

/** A server as routes see it: fastify's own type depends on the logger and the schemas that it was made with. */
const asApp = (app: object): App => app as App;

async function registerEverything(app: App, services: ContentServices): Promise<void> {
  const { config, db } = services;
  app.setValidatorCompiler(compileSchema);
  // Answers are not filtered by their schema: a field missing from the schema must not disappear.
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  answerErrors(app);
  readJsonBodies(app);
  secureHeaders(app, config.publicUrl);
  keepRequestHost(app, config.publicUrl);
  const metrics = countRequests(app);
  keepSecurityLog(app, db);
  await compressAnswers(app);
  if (config.corsOrigins.length > 0) {
    await app.register(cors, {
      origin: config.corsOrigins,
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
      // Pages compare the clock of their computer with 'date'; 'age' distinguishes a cached answer from a fresh one.
      exposedHeaders: ['age', 'date', 'etag', 'retry-after', 'x-request-id'],
      maxAge: 600,
      // The plugin would refuse any other OPTIONS as plain text, without the one error body.
      strictPreflight: false,
    });
  }
  requireHost(app);
  refuseLongQueries(app);
  await app.register(async (api) => {
    await describeRoutes(api, config.publicUrl);
    authoriseEveryRoute(api, identifyCaller(db, config), explainDeletion(db));
    showOnlyPublic(api);
    tagReads(api);
    await api.register(
      async (routes) => {
        healthRoutes(asApp(routes), services, metrics);
        docsRoutes(routes);
        await resourceRoutes(asApp(routes), services);
      },
      { prefix: API },
    );
  });
  serveReleases(app, services);
  await serveSite(app, config);
}
