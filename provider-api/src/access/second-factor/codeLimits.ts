import { TOO_MANY_ATTEMPTS, type Limit } from '../../http/rateLimits';

/**
 * Six-digit codes can be guessed by whoever knows the password or has the browser, so only ten in five minutes and
 * thirty in an hour are tried (api-contract §6).
 * @param key what is counted, e.g. `first-code:` and the id of the person
 */
export const codeLimits = (key: string): Limit[] => [
  { key, max: 10, seconds: 5 * 60, message: TOO_MANY_ATTEMPTS },
  { key: `${key}:hour`, max: 30, seconds: 3600, message: TOO_MANY_ATTEMPTS },
];
