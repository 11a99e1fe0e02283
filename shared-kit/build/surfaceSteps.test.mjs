import { execFileSync } from 'node:child_process';
import path from 'node:path';
import {
  removedShapes,
  isBreakingStep,
  nextBreakingVersion,
  nextCompatibleVersion,
  nextSurface,
  surfaceProblems,
} from './surfaceSteps.mjs';

const before = { react: { '*': ['18'] }, 'shared-kit/session': { signOut: ['b', 'a'], signIn: ['x'] } };
const shapes = { react: { '*': '18' }, 'shared-kit/session': { signOut: 'b', signIn: 'x' } };
const kit = {
  shapes,
  surface: before,
  history: { '0.2.0': before },
  version: '0.2.0',
  changelog: '# Kit\n\n## 0.2.0\n\nFirst.\n',
};
const changed = { ...shapes, 'shared-kit/session': { signOut: 'c', signIn: 'x' } };

it('surface.json matches the kit, and the changelog has an entry for its version', () => {
  const script = path.join(__dirname, '../../scripts/surface.mjs');
  expect(() => execFileSync(process.execPath, [script, '--check'], { stdio: ['ignore', 'ignore', 'inherit'] })).not.toThrow();
});

describe('a change of the surface of the kit', () => {
  it('is no problem when everything matches', () => expect(surfaceProblems(kit)).toEqual([]));

  it('has to be recorded in surface.json', () => {
    expect(surfaceProblems({ ...kit, shapes: changed })).toEqual([
      "The kit's surface is not what shared-kit/surface.json says (signOut of shared-kit/session). Run: npm run surface",
    ]);
    const { react } = shapes;
    expect(surfaceProblems({ ...kit, shapes: { react } })[0]).toContain(
      '(signOut of shared-kit/session, signIn of shared-kit/session)',
    );
  });

  it('needs a new version', () => {
    const surface = nextSurface(changed, before, { isBreaking: false });
    expect(surfaceProblems({ ...kit, shapes: changed, surface })).toEqual([
      'shared-kit/surface.json changed, and the kit is still 0.2.0. Step the version in shared-kit/package.json, then run: npm run surface',
    ]);
  });

  it('needs an entry in the changelog', () => {
    const surface = nextSurface(changed, before, { isBreaking: false });
    const next = { ...kit, shapes: changed, surface, version: '0.2.1', history: { ...kit.history, '0.2.1': surface } };
    expect(surfaceProblems(next)).toEqual([
      'The newest entry of shared-kit/CHANGELOG.md is 0.2.0, and the kit is 0.2.1. Add an entry for it.',
    ]);
    expect(surfaceProblems({ ...next, changelog: '## 0.2.1\n\n## 0.2.0' })).toEqual([]);
  });

  it('needs a breaking version when an earlier shape is no longer served', () => {
    const surface = nextSurface(changed, before, { isBreaking: true });
    const kitAt = (version) => ({
      ...kit,
      shapes: changed,
      surface,
      version,
      history: { ...kit.history, [version]: surface },
      changelog: `## ${version}`,
    });
    expect(surfaceProblems(kitAt('0.2.1'))).toEqual([
      '0.2.1 no longer serves what 0.2.0 did (signOut of shared-kit/session): that takes version 0.3.0.',
    ]);
    expect(surfaceProblems(kitAt('0.3.0'))).toEqual([]);
  });
});

describe('the surface of the next version', () => {
  it('keeps earlier shapes after the new one', () => {
    const next = nextSurface(changed, before, { isBreaking: false });
    expect(next['shared-kit/session'].signOut).toEqual(['c', 'b', 'a']);
    expect(removedShapes(before, next)).toEqual([]);
  });

  it('drops earlier shapes in a breaking version, but only of what changed', () => {
    const next = nextSurface({ 'shared-kit/session': { signOut: 'b', signIn: 'y' } }, before, { isBreaking: true });
    expect(next).toEqual({ 'shared-kit/session': { signOut: ['b', 'a'], signIn: ['y'] } });
    expect(removedShapes(before, next)).toEqual(['* of react', 'signIn of shared-kit/session']);
  });
});

it.each([
  ['0.2.0', '0.2.9', false],
  ['0.2.0', '0.3.0', true],
  ['0.9.0', '0.10.0', true],
  ['1.2.0', '1.3.0', false],
  ['1.2.0', '2.0.0', true],
  ['0.3.0', '0.2.0', false],
])('%s to %s is a breaking change: %s', (from, to, expected) => expect(isBreakingStep(from, to)).toBe(expected));

it('the next compatible version is a patch; the next breaking one is a minor before 1.0 and a major after it', () => {
  expect([nextCompatibleVersion('0.2.3'), nextBreakingVersion('0.2.3'), nextBreakingVersion('1.2.3')]).toEqual([
    '0.2.4',
    '0.3.0',
    '2.0.0',
  ]);
});
