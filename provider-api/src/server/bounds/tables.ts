import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { ADDRESS_MAX, DRAFT_MAX, NAME_MAX, TEXT_MAX } from 'shared-kit/rules/limits';
import { rulesOf } from 'shared-kit/rules/models/rulesOf';
import { sharedSpecialModel } from 'shared-kit/rules/models/sharedSpecial';
import { alertRules } from 'shared-kit/rules/validation/alert';
import { assetRules } from 'shared-kit/rules/validation/asset';
import { deployTokenRules } from 'shared-kit/rules/validation/deployToken';
import { hoursRules } from 'shared-kit/rules/validation/hours';
import { hotelRules } from 'shared-kit/rules/validation/property';
import { regionRules } from 'shared-kit/rules/validation/region';
import { WHY_MAX } from 'shared-kit/rules/validation/release';
import { tokenRules } from 'shared-kit/rules/validation/token';
import { userRules } from 'shared-kit/rules/validation/user';
import type { AnyObject, ObjectSchema } from 'yup';
import { alerts } from '../../resources/alerts/schema';
import { assets, tags } from '../../resources/assets/schema';
import { sessions } from '../../access/auth/schema';
import { BROWSER_MAX, drafts } from '../../access/drafts/schema';
import { deployTokens } from '../../access/deploy-tokens/schema';
import { hours } from '../../resources/hours/schema';
import { notifications } from '../../resources/notifications/schema';
import { properties, regions } from '../../access/places/schema';
import { releases, remoteLines } from '../../resources/releases/schema';
import { passkeys } from '../../access/second-factor/schema';
import { MAX_LENGTHS as LOGGED } from '../../access/security-log/entry';
import { securityLog } from '../../access/security-log/schema';
import { sharedSpecials } from '../../resources/shared-specials/schema';
import { apiTokens } from '../../access/tokens/schema';
import { permissions, users } from '../../access/users/schema';
import { contentTypes } from '../contentTypes';
import { boundsOfRules, JSON_MAX, type Bounds } from './boundsOfRules';
import { textBefore } from '../../base/textBefore';

/** The length of the prefix that makes a tag a category. */
const CATEGORY = 'cat#'.length;

const logged: Bounds = {
  by_id: LOGGED.name,
  by_name: LOGGED.name,
  about_kind: LOGGED.name,
  about_id: LOGGED.name,
  about_name: LOGGED.name,
  detail: LOGGED.detail,
  address: LOGGED.address,
  agent: LOGGED.agent,
};
const reasons: Bounds = { why: WHY_MAX, live_why: WHY_MAX, trial_ended_why: WHY_MAX, withdrawn_why: WHY_MAX };

/** A table of which some texts are bounded in the database as well. */
export interface BoundedTable {
  name: string;
  bounds: Bounds;
  /** Its columns of JSON. */
  json: string[];
}

function bounded(table: PgTable, bounds: Bounds): BoundedTable {
  const columns = Object.values(getTableColumns(table));
  const ofType = (type: string) => columns.filter(({ columnType }) => columnType === type).map(({ name }) => name);
  const [json, storedColumns] = [ofType('PgJsonb'), new Set([...ofType('PgText'), ...ofType('PgJsonb')])];
  const storedBounds = Object.entries(bounds).filter(([path]) => storedColumns.has(textBefore(path, '.')));
  return { name: getTableName(table), bounds: Object.fromEntries(storedBounds), json };
}

const byRules = (table: PgTable, rules: ObjectSchema<AnyObject>, extra: Bounds = {}) =>
  bounded(table, { ...boundsOfRules(rules), ...extra });

/**
 * The bounds of each table's texts in the database: those of the rules, and those of texts that the program cuts before it stores
 * them.
 */
export const boundedTables: BoundedTable[] = [
  ...contentTypes.map(({ table, rules }) => byRules(table, rules)),
  byRules(sharedSpecials, rulesOf(sharedSpecialModel.fields)),
  byRules(alerts, alertRules),
  byRules(assets, assetRules, { filename: TEXT_MAX, storage_key: TEXT_MAX, filetype: NAME_MAX }),
  byRules(hours, hoursRules),
  byRules(properties, hotelRules),
  byRules(regions, regionRules),
  byRules(users, userRules),
  byRules(apiTokens, tokenRules),
  byRules(deployTokens, deployTokenRules),
  bounded(tags, { name: NAME_MAX + CATEGORY }),
  bounded(permissions, { resource: NAME_MAX }),
  bounded(passkeys, { name: NAME_MAX }),
  bounded(releases, { ...reasons, descriptor: JSON_MAX, files: JSON_MAX }),
  bounded(remoteLines, { why: WHY_MAX, people: JSON_MAX }),
  bounded(notifications, { title: TEXT_MAX, link: ADDRESS_MAX }),
  bounded(drafts, { path: TEXT_MAX, content: DRAFT_MAX, browser: BROWSER_MAX }),
  bounded(sessions, { agent: LOGGED.agent }),
  bounded(securityLog, logged),
];
