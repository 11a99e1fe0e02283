import { BOOKING_REDIRECT } from '../generators';
import { KNOWN_MODALS } from '../knownModals';

/** Bytes of scripts and style sheets, not compressed: of a remote in total, and of its largest page. */
export interface Budget {
  total: number;
  page: number;
}

/** What a site allows to releases of remotes. */
export interface ReleaseLimits {
  /** Hosts that scripts and style sheets may name. */
  hosts: readonly string[];
  budget: Budget;
  /** Names of the dialogs that they may open. */
  modals: readonly string[];
}

const KB = 1000;

/** What every site allows by default. */
export const RELEASE_LIMITS: ReleaseLimits = {
  // Format names and error pages, from which nothing is fetched, and the target of booking links.
  hosts: ['www.w3.org', 'base-ui.com', new URL(BOOKING_REDIRECT).hostname],
  // Twice the size of the largest remote today.
  budget: { total: 3000 * KB, page: 400 * KB },
  modals: KNOWN_MODALS,
};

const list = (text: string | null) => (text ?? '').split(',').flatMap((part) => part.trim() || []);

function kilobytes(name: string, text: string | null, otherwise: number): number {
  if (text === null) return otherwise;
  const number = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (number < 1) throw new Error(`${name} must be a whole number from 1 to 99999.`);
  return number * KB;
}

/**
 * Reads what a site allows to releases from its settings, for the server that takes them and the command that packs them.
 * @param value reads one variable; null when it is not set
 * @throws Error naming the variable with an invalid value
 */
export function readReleaseLimits(value: (name: string) => string | null): ReleaseLimits {
  const { hosts, budget, modals } = RELEASE_LIMITS;
  const more = list(value('RELEASE_HOSTS')).map((host) => host.toLowerCase());
  const wrong = more.find((host) => !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host));
  if (wrong) throw new Error(`RELEASE_HOSTS must list names of hosts such as maps.house.example; '${wrong}' is not one.`);
  const total = kilobytes('RELEASE_KB', value('RELEASE_KB'), budget.total);
  const page = kilobytes('RELEASE_PAGE_KB', value('RELEASE_PAGE_KB'), Math.min(budget.page, total));
  if (page > total) throw new Error('RELEASE_PAGE_KB must not be more than RELEASE_KB: a page is a part of its remote.');
  return { hosts: [...hosts, ...more], budget: { total, page }, modals: [...modals, ...list(value('RELEASE_MODALS'))] };
}
