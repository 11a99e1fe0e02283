import { othersOf, type Area } from './areas';
import { lifecycle } from './edits';
import type { Fault } from './fault';
import type { WayOf } from './faultSite';
import { goInside, type Shown } from './steps';

/** Every file of the remote arrives this late, in milliseconds. */
const LATE = 300;
const late =
  (area: Area): WayOf =>
  ({ build }) =>
    build?.line.name === area.remote ? { delay: LATE } : undefined;
const here = ({ remote, path, heading }: Area): Shown => ({ remote, path, heading });

/** Leaves the area and enters it again after a time: while its entry, its app chunk or its page chunk is loading, and later. */
const leaving = [60, 250, 450, 700, 1000].flatMap((after): Fault[] => [
  {
    family: 'moves',
    name: `left and entered after ${after} ms`,
    expected: 'comes',
    way: late,
    async moves(desk, area) {
      await desk.page.waitForTimeout(after);
      await goInside(desk, othersOf(area)[0]!.path);
      await desk.page.waitForTimeout(150);
      await goInside(desk, area.path);
      return here(area);
    },
  },
  {
    family: 'moves',
    name: `to another page after ${after} ms`,
    expected: 'comes',
    way: late,
    async moves(desk, area) {
      await desk.page.waitForTimeout(after);
      await goInside(desk, othersOf(area)[1]!.path);
      await desk.page.waitForTimeout(150);
      await goInside(desk, area.next.path);
      return { remote: area.remote, ...area.next };
    },
  },
]);

/** A guard in the remote itself that redirects once, while the remote is being mounted. */
const guardTo = (path: string) =>
  `(mount)=>(props)=>{const done=mount(props);if(!globalThis.led){globalThis.led=true;props.navigator.replace("${path}")}return done}`;

/** A remote is left, and entered again, at every stage of its loading. */
export const moves: Fault[] = [
  ...leaving,
  {
    family: 'moves',
    name: 'a guard leads to another page',
    expected: 'comes',
    edit: (area) => lifecycle('mount', guardTo(area.next.path))(area),
    way: late,
    async moves(_desk, area) {
      return { remote: area.remote, ...area.next };
    },
  },
];
