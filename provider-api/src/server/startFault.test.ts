import { ConfigError } from '../base/configError';
import { startFault } from './startFault';

it('a start that fails says why in one sentence, for a full disk too, wherever it is noticed; any other fault shows itself', () => {
  expect(startFault(new ConfigError('The port is taken.'))).toBe('The port is taken.');
  const full = Object.assign(new Error('ENOSPC: no space left on device, copyfile'), { code: 'ENOSPC' });
  const table = new Error('Failed query', { cause: Object.assign(new Error('could not extend file'), { code: '53100' }) });
  for (const error of [full, new Error('The demo', { cause: full }), table])
    expect(startFault(error)).toMatch(/^There is no room left on the disk, so the server cannot start\./);
  const other = new Error('bug');
  expect(startFault(other)).toBe(other);
});
