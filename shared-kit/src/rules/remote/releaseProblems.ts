import { composeRoutes, type RouteSource } from './compose';
import { shellRoutes } from './shellRoutes';
import { formatNumber } from '../formatNumber';
import { KNOWN_RESOURCES } from '../knownResources';
import { kitProblems, type Surface } from './kitContract';
import type { Release } from './registry';
import { codeProblems } from './releaseCode';
import { RELEASE_LIMITS, type Budget, type ReleaseLimits } from './releaseLimits';
import { styleProblems } from './releaseStyles';
import { flatten } from './routes';

/** The site for which a release is checked. */
export interface TargetSite {
  /** What the site offers; null when no site is built yet and nothing can be checked. */
  surface: Surface | null;
  /** The other remotes that the site shows. */
  others: readonly RouteSource[];
  resources?: readonly string[];
  /** What the site allows; defaults to what every site allows. */
  limits?: ReleaseLimits;
}

/** A file of a release: its size, and its text if it is a script or a style sheet. */
export interface ReleaseFile {
  name: string;
  bytes: number;
  text?: () => string | Promise<string>;
}

/** Whether a file is a script or a style sheet. */
export const isCode = (name: string): boolean => /\.(js|css)$/.test(name);

/** Addresses that the site itself or another remote already shows. */
export function overlapProblems({ name, routes }: Release, others: readonly RouteSource[]): string[] {
  const existing = [{ name: null, routes: shellRoutes }, ...others.filter((other) => other.name !== name)];
  const rejectedBefore = new Set(composeRoutes(existing).rejected);
  return composeRoutes([...existing, { name, routes }]).rejected.filter((message) => !rejectedBefore.has(message));
}

function resourceProblems({ routes }: Release, resources: readonly string[]): string[] {
  const unknown = flatten(routes).filter(({ resource }) => resource !== undefined && !resources.includes(resource));
  return unknown.map(({ path, resource }) => `${path} needs READ on '${resource}', and there is no such resource.`);
}

function fileProblems({ entry, app, pages, hashes }: Release, files: readonly ReleaseFile[]): string[] {
  const present = new Set(files.map(({ name }) => name));
  const needed = [...new Set([entry, ...app, ...Object.values(pages).flat(), ...Object.keys(hashes)])];
  const code = [...new Set([...present].filter(isCode).concat(needed))];
  return [
    ...needed.filter((name) => !present.has(name)).map((name) => `The file ${name} is missing. Build and pack the remote again.`),
    ...code.filter((name) => !hashes[name]).map((name) => `The file ${name} has no hash. Build and pack the remote again.`),
  ];
}

const kilobytes = (bytes: number) => `${formatNumber(Math.ceil(bytes / 1000))} KB`;

/** Bytes of all scripts and style sheets. */
export const codeBytes = (files: readonly ReleaseFile[]): number =>
  files.filter(({ name }) => isCode(name)).reduce((total, { bytes }) => total + bytes, 0);

function sizeProblems({ entry, app, pages }: Release, files: readonly ReleaseFile[], budget: Budget): string[] {
  const bytes = new Map(files.map((file) => [file.name, file.bytes]));
  const sum = (names: readonly string[]) => [...new Set(names)].reduce((total, name) => total + (bytes.get(name) ?? 0), 0);
  const problems: string[] = [];
  const everywhere = new Set([entry, ...app]);
  const everywhereBytes = sum([...everywhere]);
  const total = codeBytes(files);
  if (total > budget.total) {
    problems.push(`Its scripts and style sheets are ${kilobytes(total)} together; the limit is ${kilobytes(budget.total)}.`);
  }
  for (const [key, pageFiles] of Object.entries(pages)) {
    const page = everywhereBytes + sum(pageFiles.filter((name) => !everywhere.has(name)));
    if (page > budget.page) problems.push(`Its page '${key}' takes ${kilobytes(page)}; the limit is ${kilobytes(budget.page)}.`);
  }
  return problems;
}

/** Yields between files, each of which takes a few milliseconds. */
const yieldToEventLoop = () => new Promise((resolve) => setTimeout(resolve, 0));

/**
 * Checks the scripts and style sheets of a release.
 * @returns messages about built-ins that it changes, styles that apply to the whole page, hosts and dialogs that are not allowed
 */
export async function textProblems(remote: string, files: readonly ReleaseFile[], limits = RELEASE_LIMITS): Promise<string[]> {
  const problems: string[] = [];
  for (const { name, text } of files) {
    if (!text || !isCode(name)) continue;
    const content = await text();
    problems.push(
      ...(name.endsWith('.css') ? styleProblems(name, content, remote, limits.hosts) : codeProblems(name, content, limits)),
    );
    await yieldToEventLoop();
  }
  return problems;
}

/**
 * @returns the problems that can be found without reading any file: the kit, its addresses, its resources, its files and their
 * sizes
 */
export function descriptionProblems(release: Release, files: readonly ReleaseFile[], site: TargetSite): string[] {
  return [
    ...(site.surface ? kitProblems(release.uses, site.surface) : []),
    ...overlapProblems(release, site.others),
    ...resourceProblems(release, site.resources ?? KNOWN_RESOURCES),
    ...fileProblems(release, files),
    ...sizeProblems(release, files, (site.limits ?? RELEASE_LIMITS).budget),
  ];
}

/**
 * Every reason to refuse a release, worded the same by the command that packs it and the site that receives it.
 * @param checkTexts how the scripts and style sheets are checked
 * @returns one message for each problem; empty if it may go live
 */
export async function releaseProblems(
  release: Release,
  files: readonly ReleaseFile[],
  site: TargetSite,
  checkTexts: (remote: string, files: readonly ReleaseFile[], limits: ReleaseLimits) => Promise<string[]> = textProblems,
): Promise<string[]> {
  const problems = descriptionProblems(release, files, site);
  const limits = site.limits ?? RELEASE_LIMITS;
  // Code without a limit would keep the server that checks it busy for minutes.
  if (codeBytes(files) > limits.budget.total) return problems;
  return [...problems, ...(await checkTexts(release.name, files, limits))];
}
