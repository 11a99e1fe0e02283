import { ConfigError } from '../../base/configError';
import { readArguments } from './arguments';

const read = (...args: string[]) => readArguments('backup', args, { from: { type: 'string' }, stopped: { type: 'boolean' } });

describe('The arguments of a backup', () => {
  it('are one file and options', () => {
    expect(read('inn.backup', '--from', 'https://inn.example')).toEqual({
      values: { from: 'https://inn.example' },
      file: 'inn.backup',
    });
  });

  it.each([
    ['no file', [], 'Name one file.'],
    ['the path of a variable that is not set', [''], 'Name one file.'],
    ['two files', ['a', 'b'], 'Name one file.'],
    ['the address of a variable that is not set', ['a', '--from', ''], '--from is empty.'],
    ['an unknown option', ['a', '--stop'], "Unknown option '--stop'"],
  ])('cannot be %s; the refusal says how to write it', (_case, args, sentence) => {
    expect(() => read(...args)).toThrow(ConfigError);
    expect(() => read(...args)).toThrow(sentence);
    expect(() => read(...args)).toThrow('npm run backup -- innkeeper.backup [--from');
  });
});
