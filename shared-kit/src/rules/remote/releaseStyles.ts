import { parse, type AtRule, type Declaration, type Node, type Root, type Rule } from 'postcss';

/**
 * The class names that the build generates for CSS modules: the name of the package, the class and a hash.
 */
const ownClassName = (remote: string) => new RegExp(`^(?:${remote}|shared-kit)-[A-Za-z0-9_]+-[0-9a-f]{6}(?![\\w-])`);

/** A theme selector may precede the class: it does not style the page itself. */
const withoutTheme = (selector: string) => selector.replace(/^(:root)?\[data-theme=['"]?\w+['"]?\]\s+/, '');

const isAtRule = (node: Node | undefined): node is AtRule => node?.type === 'atrule';
const isInKeyframes = ({ parent }: Rule) => isAtRule(parent) && /keyframes$/i.test(parent.name);
/** `&` and nested rules apply only to the elements of the rule around them. */
const isNested = ({ parent }: Node): boolean => parent?.type === 'rule' || (isAtRule(parent) && isNested(parent));

const MAX_LEVELS = 100;

/** Whether rules are nested more deeply than anybody writes: reading them is recursive. */
function isTooDeep(sheet: Root): boolean {
  let level: Node[] = sheet.nodes;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_LEVELS) return true;
    level = level.flatMap((node) => ('nodes' in node && Array.isArray(node.nodes) ? (node.nodes as Node[]) : []));
  }
  return false;
}

const hostsIn = (value: string) =>
  [...value.matchAll(/(?:https?:)?\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)/gi)].map(([, host]) => host!.toLowerCase());

/**
 * Checks a style sheet for rules that would reach beyond the remote's own elements, and for hosts that the site does not allow.
 * @param file its name, for the messages
 * @param text its content
 * @param remote name of the remote
 * @param hosts hosts that the site allows
 * @returns a message for each, with the line
 */
export function styleProblems(file: string, text: string, remote: string, hosts: readonly string[]): string[] {
  let sheet: Root;
  try {
    sheet = parse(text);
  } catch (error) {
    return [`${file} is not a style sheet that browsers can read: ${error instanceof Error ? error.message : 'it ends early'}.`];
  }
  if (isTooDeep(sheet)) return [`${file} is nested too deeply to be checked: at most ${MAX_LEVELS} levels.`];
  const ownClass = ownClassName(remote);
  const problems = new Set<string>();
  const report = (node: Rule | AtRule | Declaration, problem: string) =>
    problems.add(`${file}, line ${node.source?.start?.line ?? 1} ${problem}`);
  sheet.walkRules((rule) => {
    if (isInKeyframes(rule) || isNested(rule)) return;
    for (const selector of rule.selectors) {
      const first = withoutTheme(selector);
      if (first.startsWith('.') && ownClass.test(first.slice(1))) continue;
      report(rule, `styles '${selector}' everywhere on the page. Put it into a CSS module (*.module.css), behind its own class.`);
    }
  });
  sheet.walkAtRules((rule) => {
    const name = rule.name.toLowerCase();
    if (name === 'import') report(rule, `imports another style sheet (${rule.params}). Import it in the code instead.`);
    if (/^(font-face|property|page)$/.test(name)) report(rule, `has @${name}, which applies to the whole page.`);
    if (/keyframes$/.test(name) && !ownClass.test(rule.params)) {
      report(rule, `names an animation '${rule.params}' for the whole page. Put it into a CSS module (*.module.css).`);
    }
  });
  sheet.walkDecls((declaration) => {
    for (const host of hostsIn(declaration.value)) {
      if (!hosts.includes(host)) report(declaration, `names the host ${host}, which this site does not allow.`);
    }
  });
  return [...problems];
}
