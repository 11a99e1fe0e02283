import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { declarationsOf } from './declarations.mjs';
import { shapeReader } from './shapes.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'shapes-'));
afterAll(() => rmSync(folder, { recursive: true }));

const person = 'export interface Person { name: string; house: House }\nexport interface House { id: string }';
const greet = `import type { Person } from './people';\nexport const greet = (person: Person, loud = false) => [person.name, loud];`;
const box = 'export class Box { private size = 1; open(size: number) { return this.size + size; } }';
const variants = {
  base: [person, greet],
  commented: [`/** Who it is. */\n${person}`, greet.replace('[person.name, loud]', '[person.name.trim(), loud]')],
  unread: [`${person}\nexport interface Room { beds: number }`, greet],
  apart: [person, greet.replace('(person: Person, loud', '({ name: first }: Person, loud').replace('person.name', 'first')],
  otherField: [person.replace('id: string', 'id: number'), greet],
  otherParameter: [person, greet.replace('loud = false', "loud = 'no'")],
};
const modules = Object.entries(variants).map(([name, [people, text]]) => {
  mkdirSync(path.join(folder, name));
  writeFileSync(path.join(folder, name, 'people.ts'), people);
  writeFileSync(
    path.join(folder, name, 'index.ts'),
    `${text}\n${name === 'unread' ? box.replaceAll('size = 1', 'wide = 1').replace('this.size', 'this.wide') : box}`,
  );
  return [name, path.join(folder, name, 'index.ts')];
});
const reader = shapeReader(
  declarationsOf(
    modules.map(([, file]) => file),
    folder,
  ),
  folder,
);
const shapes = Object.fromEntries(
  modules.map(([name, file]) => [name, Object.fromEntries(reader.exportsOf(file).map((entry) => [entry.name, entry.shape]))]),
);

describe('the shape of what a module exports', () => {
  it.each(['commented', 'unread'])('stays the same after a change that callers cannot see: %s', (name) => {
    expect(shapes[name]).toEqual(shapes.base);
  });

  it.each([
    ['a field of a type that it refers to, two files away', 'otherField'],
    ['a parameter', 'otherParameter'],
  ])('changes with %s', (_, name) => {
    expect(shapes[name].greet).not.toBe(shapes.base.greet);
    expect(shapes[name].Box).toBe(shapes.base.Box);
  });

  it('does not depend on how a function destructures its parameter', () => {
    expect(shapes.apart.greet).not.toBe(shapes.otherParameter.greet);
    expect(reader.exportsOf(modules.find(([name]) => name === 'apart')?.[1])[1].text).toContain('options: Person');
  });
});
