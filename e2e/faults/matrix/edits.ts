import type { Area } from './areas';
import { built, type Edit } from './builds';

/** What a fault does to the built files of a remote. Programs are given as text: they run in the page, not here. */
export type EditOf = (area: Area) => Edit;

const pick = (wanted: string, change: (text: string) => string): Edit => {
  return (file, text) => (file === wanted ? change(text) : text);
};

function fileOf(area: Area): { entry: string; app: string; page: string; style: string } {
  const { entry, app, pages } = built(area.remote).line;
  const files = pages[area.page] ?? [];
  // A page's own file comes after the shared ones.
  const ending = (end: string) => files.findLast((file) => file.endsWith(end)) ?? '';
  return { entry, app: app.find((file) => file.endsWith('.js')) ?? '', page: ending('.js'), style: ending('.css') };
}

export type Part = keyof ReturnType<typeof fileOf>;

/** @returns whether a file is that part of the remote's area */
export const isPart = (area: Area, part: Part, file: string): boolean => fileOf(area)[part] === file;

/** Puts rules at the end of the page's style sheet. */
export const styles =
  (rules: string): EditOf =>
  (area) =>
    pick(fileOf(area).style, (text) => text + rules);

/** Puts a program before the text of a part. */
export const before =
  (part: Part, program: string): EditOf =>
  (area) =>
    pick(fileOf(area)[part], (text) => program + text);

/** Runs a program when the module behind `./app` is evaluated, after its file has arrived. */
export const inApp =
  (program: string): EditOf =>
  (area) =>
    pick(fileOf(area).app, (text) => text.replace(/(default:\(\)=>[\w$]+\}\);)/, `$1${program}`));

/** Passes what the remote exposes through a function. */
export const exposing =
  (wrap: string): EditOf =>
  (area) =>
    pick(fileOf(area).entry, (text) =>
      text.replace(/"\.\/app":\(\)=>(.+?)\.then\(\(\)=>\(\)=>(\w+\(\d+\))\)/, `"./app":()=>$1.then(()=>()=>(${wrap})($2))`),
    );

/** Passes one lifecycle function through another one, which gets the original. */
export const lifecycle = (name: string, wrap: string): EditOf =>
  exposing(`(m)=>({default:{...m.default,${name}:(${wrap})(m.default.${name})}})`);

/** Makes the remote ask for a shared module that nobody has. */
export const unshared =
  (key: string): EditOf =>
  (area) =>
    pick(fileOf(area).entry, (text) => text.replaceAll(`shareKey:"${key}"`, `shareKey:"${key}-that-nobody-has"`));

/**
 * Matches a module of a page's file up to what it exports under a name; captures its name for the function that loads
 * other modules, and the export.
 */
const exportOf = (name: string) =>
  new RegExp(
    `([{,]\\d+\\(\\w+,\\w+,(\\w+)\\)\\{(?:"use strict";)?\\w+\\.r\\(\\w+\\),\\w+\\.d\\(\\w+,\\{(?:[^}]*,)?${name}:\\(\\)=>)([\\w$]+)`,
  );

/**
 * Passes the area's page component through a function, which also gets React. Where a kind has no page of its own, this
 * is the usual list.
 */
export const page =
  (wrap: string): EditOf =>
  (area) => {
    const files = fileOf(area);
    const entry = built(area.remote).files.get(files.entry)?.toString('utf8') ?? '';
    const [, react] = /(\d+):\{fallback:\(\)=>\(\)=>\{throw Error\("Can not get 'react'"\)/.exec(entry) ?? [];
    return pick(files.page, (text) => {
      const module = [exportOf('default'), exportOf('ListPage')].find((one) => one.test(text)) ?? /$^/;
      // Created only once: a new component for each access would remount the page each time.
      return text.replace(module, `$1($2.faultyPage||=(${wrap})($3,$2(${react})))`);
    });
  };

/** Runs a program in the remote once a page of it is mounted; `props` are what it received. */
export const onMount = (program: string): EditOf => lifecycle('mount', `(mount)=>async(props)=>{await mount(props);${program}}`);
