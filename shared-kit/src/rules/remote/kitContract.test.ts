import { kitProblems, type Surface } from './kitContract';

const surface: Surface = {
  react: { '*': ['18'], useState: ['18'] },
  'shared-kit/session': { signOut: ['new', 'old'], useSession: ['one'] },
};

describe('the kit that a site serves', () => {
  it.each([
    ['nothing', {}],
    ['the newest form', { 'shared-kit/session': { signOut: 'new', useSession: 'one' } }],
    ['an earlier form that is still served', { 'shared-kit/session': { signOut: 'old' } }],
    ['a package as a whole', { react: { '*': '18' } }],
  ])('runs a version that uses %s', (_, uses) => expect(kitProblems(uses, surface)).toEqual([]));

  it.each([
    [
      'a form that is not served',
      { 'shared-kit/session': { signOut: 'gone' } },
      "This version uses signOut of shared-kit/session in a form that this site does not have. Build it with this site's kit.",
    ],
    [
      'a name that is not there',
      { 'shared-kit/session': { signIn: 'new' } },
      "This version uses signIn of shared-kit/session, which this site does not have. Build it with this site's kit.",
    ],
    [
      'a name that every object has',
      { react: { constructor: '18' } },
      "This version uses constructor of react, which this site does not have. Build it with this site's kit.",
    ],
    [
      'a module that is not shared',
      { 'shared-kit/weather': { today: 'x' } },
      "This version uses shared-kit/weather, which this site does not share. Build it with this site's kit.",
    ],
    [
      'another major version of a package',
      { react: { '*': '19', useState: '18' } },
      "This version uses react in a form that this site does not have. Build it with this site's kit.",
    ],
  ])('refuses a version that uses %s, with a sentence', (_, uses, sentence) =>
    expect(kitProblems(uses, surface)).toEqual([sentence]),
  );

  it('gives one message for each name', () => {
    expect(kitProblems({ 'shared-kit/session': { signOut: 'gone', useSession: 'gone' } }, surface)).toHaveLength(2);
  });

  it('refuses a version that does not say what it uses', () => {
    expect(kitProblems(undefined, surface)).toEqual([
      "This version does not say what it uses of the site's shared modules. Build it again with this site's kit.",
    ]);
  });
});
