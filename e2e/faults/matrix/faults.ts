import type { Area } from './areas';
import type { Line } from './builds';
import { before, exposing, inApp, isPart, lifecycle, onMount, page, unshared, type Part } from './edits';
import { FAULTY, type Fault } from './fault';
import type { WayOf } from './faultSite';
import { moves } from './moves';
import type { Way } from './ways';

const HTML = { status: 200, type: 'text/html; charset=utf-8', body: '<!doctype html><title>Hello</title>' };
const JSON_503 = { status: 503, type: 'application/json', body: '{"message":"Later."}' };

const registry =
  (way: Way) =>
  () =>
  ({ build: asked }: Parameters<WayOf>[0]) =>
    asked === null ? way : undefined;
const part =
  (which: Part, way: Way, times = Infinity) =>
  (area: Area): WayOf =>
  ({ build, file, before: often }) =>
    build?.line.name === area.remote && isFaulty(build.line.version) && isPart(area, which, file) && often < times
      ? way
      : undefined;

const isFaulty = (version: string) => version.endsWith(FAULTY);

const MISSING = /404|not there|missing/i;
const BUSY = /503/;
const NO_PROGRAM = /not a program/i;
const SILENT = /did not answer in time/i;
const OTHER = /hash|not the (one|file)|promise/i;
const STARTED = /start/i;
const NOT_SHARED = /not (share|serve|have)|another version|start/i;
const NO_REMOTE = /not contain what the site expects/i;
const DRAWN = /draw|drew|nothing/i;
const MOUNTED = /added to the page|in time|start/i;
const BROKE = /broke/i;

const throwing = (words: string) => `throw new Error(${JSON.stringify(words)});`;
const rejecting = '()=>()=>Promise.reject(new Error("It broke on purpose."))';
const never = '()=>()=>new Promise(()=>{})';

export const faults: Fault[] = [
  { family: 'registry', name: 'registry 404', expected: 'breaks', reason: /404/, way: registry({ status: 404 }) },
  { family: 'registry', name: 'registry 503', expected: 'breaks', reason: BUSY, way: registry(JSON_503) },
  { family: 'registry', name: 'registry is HTML', expected: 'breaks', reason: /could not be read/i, way: registry(HTML) },
  { family: 'registry', name: 'registry hangs', expected: 'breaks', reason: /./, way: registry('hangs') },

  { family: 'entry', name: 'entry 404', expected: 'breaks', reason: MISSING, way: part('entry', { status: 404 }) },
  { family: 'entry', name: 'entry 503 with JSON', expected: 'breaks', reason: BUSY, way: part('entry', JSON_503) },
  { family: 'entry', name: 'entry is HTML', expected: 'breaks', reason: NO_PROGRAM, way: part('entry', HTML) },
  { family: 'entry', name: 'entry truncated', expected: 'breaks', reason: OTHER, way: part('entry', 'truncated') },
  { family: 'entry', name: 'entry hangs', expected: 'breaks', reason: SILENT, way: part('entry', 'hangs') },
  { family: 'entry', name: 'entry stops halfway', expected: 'breaks', reason: SILENT, way: part('entry', 'stops') },
  {
    family: 'entry',
    name: 'entry of another hash',
    expected: 'breaks',
    reason: OTHER,
    way: part('entry', { status: 200, type: 'text/javascript', body: 'globalThis.tampered = true;' }),
  },
  {
    family: 'entry',
    name: 'entry throws',
    expected: 'breaks',
    reason: STARTED,
    edit: before('entry', throwing('The entry broke.')),
  },

  { family: 'app chunk', name: 'app chunk 404', expected: 'breaks', reason: MISSING, way: part('app', { status: 404 }) },
  { family: 'app chunk', name: 'app chunk cut off once', expected: 'comes', way: part('app', 'cut off', 1) },
  { family: 'app chunk', name: 'app chunk hangs', expected: 'breaks', reason: SILENT, way: part('app', 'hangs') },
  {
    family: 'app chunk',
    name: 'app chunk of another hash',
    expected: 'breaks',
    reason: OTHER,
    way: part('app', { status: 200, type: 'text/javascript', body: 'globalThis.tampered = true;' }),
  },
  { family: 'app chunk', name: 'app throws', expected: 'breaks', reason: STARTED, edit: inApp(throwing('The app broke.')) },

  { family: 'page chunk', name: 'page chunk 404', expected: 'breaks', reason: MISSING, way: part('page', { status: 404 }) },
  { family: 'page chunk', name: 'page chunk cut off once', expected: 'comes', way: part('page', 'cut off', 1) },
  { family: 'page chunk', name: 'page chunk stops halfway', expected: 'breaks', reason: SILENT, way: part('page', 'stops') },
  { family: 'page chunk', name: 'style sheet 404', expected: 'breaks', reason: MISSING, way: part('style', { status: 404 }) },

  { family: 'contract', name: 'module not shared', expected: 'breaks', reason: NOT_SHARED, edit: unshared('shared-kit/router') },
  { family: 'contract', name: 'exports no remote', expected: 'breaks', reason: NO_REMOTE, edit: exposing('()=>({default:{}})') },
  {
    family: 'contract',
    name: 'exports no unmount',
    expected: 'breaks',
    reason: NO_REMOTE,
    edit: exposing('(m)=>({default:{...m.default,unmount:undefined}})'),
  },
  {
    family: 'contract',
    name: 'kit not served',
    expected: 'breaks',
    reason: /another version of this site.* uses nothingOfThisName of shared-kit\/session/,
    line: (line) => ({ ...line, kit: '^9.0.0', uses: { 'shared-kit/session': { nothingOfThisName: 'x' } } }) as Line,
  },

  {
    family: 'lifecycle',
    name: 'bootstrap rejects',
    expected: 'breaks',
    reason: MOUNTED,
    edit: lifecycle('bootstrap', rejecting),
  },
  { family: 'lifecycle', name: 'mount rejects', expected: 'breaks', reason: MOUNTED, edit: lifecycle('mount', rejecting) },
  {
    family: 'lifecycle',
    name: 'mount throws',
    expected: 'breaks',
    reason: MOUNTED,
    edit: lifecycle('mount', `()=>()=>{${throwing('It broke at once.')}}`),
  },
  { family: 'lifecycle', name: 'mount never settles', expected: 'breaks', reason: /./, edit: lifecycle('mount', never) },
  {
    family: 'lifecycle',
    name: 'mount draws nothing',
    expected: 'breaks',
    reason: DRAWN,
    edit: lifecycle('mount', '()=>()=>Promise.resolve()'),
  },
  { family: 'lifecycle', name: 'unmount rejects', expected: 'comes', edit: lifecycle('unmount', rejecting) },
  { family: 'lifecycle', name: 'unmount never settles', expected: 'comes', edit: lifecycle('unmount', never) },
  { family: 'lifecycle', name: 'update rejects', expected: 'crashes', reason: BROKE, edit: lifecycle('update', rejecting) },

  {
    family: 'page',
    name: 'page throws when drawn',
    expected: 'crashes',
    reason: BROKE,
    edit: page(`()=>()=>{${throwing('Drawn.')}}`),
  },
  { family: 'page', name: 'page draws nothing', expected: 'crashes', reason: DRAWN, edit: page('()=>()=>null') },
  {
    family: 'page',
    name: 'page throws later',
    expected: 'crashes',
    reason: BROKE,
    edit: page(`(Page)=>(props)=>{if(globalThis.later)${throwing('Drawn later.')}return Page(props)}`),
    provoke: (tab) => tab.evaluate(() => Object.assign(globalThis, { later: true })),
  },
  {
    family: 'page',
    name: 'page updates without end',
    expected: 'crashes',
    reason: BROKE,
    edit: page(
      '(Page,React)=>(props)=>{const[,set]=React.useState(0);React.useLayoutEffect(()=>set((n)=>n+1));return Page(props)}',
    ),
  },
  {
    family: 'page',
    name: 'event handler throws',
    expected: 'comes',
    edit: onMount(`props.domElement.addEventListener("click",()=>{${throwing('Clicked.')}})`),
    provoke: (tab, { heading }) => tab.getByRole('heading', { level: 1, name: heading }).click(),
  },
  {
    family: 'page',
    name: 'promise rejects',
    expected: 'comes',
    edit: onMount('void Promise.reject(new Error("Promised."))'),
  },

  {
    family: 'versions',
    name: 'two versions at once',
    expected: 'comes',
    // As with two servers that each have their own version: every file is missing on every other request.
    way:
      (area) =>
      ({ build, before: often }) =>
        build?.line.name === area.remote && often % 2 === 0 ? { status: 404 } : undefined,
  },

  ...moves,
];
