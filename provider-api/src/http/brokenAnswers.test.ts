import { request } from 'node:http';
import { Readable } from 'node:stream';
import { pdf, upload } from '../../testing/assets';
import { logLines } from '../../testing/logLines';
import { portOf } from '../../testing/listen';
import { onBothEngines } from '../../testing/server';

const { lines, keep } = logLines();

/** The beginning of a file that cannot be read to its end. */
async function* breakingOff() {
  yield Buffer.alloc(1_000, 'x');
  await new Promise((resolve) => setTimeout(resolve, 50));
  throw Object.assign(new Error('The disk failed.'), { code: 'EIO' });
}

onBothEngines(
  'An answer that cannot be read to its end',
  (server) => {
    /** @returns how many bytes arrived, and whether the client takes them for the whole answer */
    const receive = async (path: string, method = 'GET') => {
      const port = await portOf(server().app);
      const headers = { authorization: `Bearer ${server().adminToken}` };
      return new Promise<{ bytes: number; isComplete: boolean }>((resolve) => {
        let bytes = 0;
        const call = request({ port, host: '127.0.0.1', path: `/api${path}`, method, headers }, (answer) => {
          const end = () => resolve({ bytes, isComplete: answer.complete });
          answer.on('data', (part: Buffer) => (bytes += part.length));
          answer.on('error', end).on('end', end);
        });
        call.end();
      });
    };
    beforeEach(() => (lines.length = 0));
    afterEach(() => jest.restoreAllMocks());

    it('is cut off, so that nobody takes it for the whole file, and the log says which file failed and why', async () => {
      const key = await upload(server(), pdf, 'application/pdf', 'menu.pdf');
      const stream = Readable.from(breakingOff(), { objectMode: false });
      jest.spyOn(server().services.files, 'open').mockResolvedValue({ size: 5_000, stream });
      expect(await receive(`/files/${key}`)).toEqual({ bytes: 1_000, isComplete: false });
      expect(lines).toEqual([expect.stringMatching(/The disk failed.*an answer broke off/)]);
      expect(lines[0]).toContain(key);
    });

    it('that is a backup is cut off and reported as well', async () => {
      await upload(server(), pdf, 'application/pdf', 'menu.pdf');
      jest
        .spyOn(server().services.files, 'open')
        .mockImplementation(async () => ({ size: 5_000, stream: Readable.from(breakingOff(), { objectMode: false }) }));
      expect((await receive('/backup', 'POST')).isComplete).toBe(false);
      expect(lines).toEqual([expect.stringMatching(/The disk failed.*an answer broke off/)]);
    });

    it('is no concern of the log when the client itself left early', async () => {
      const key = await upload(server(), pdf, 'application/pdf', 'menu.pdf');
      const stream = Readable.from(
        (async function* () {
          yield Buffer.alloc(1_000, 'x');
          await new Promise((resolve) => setTimeout(resolve, 500));
        })(),
        { objectMode: false },
      );
      jest.spyOn(server().services.files, 'open').mockResolvedValue({ size: 5_000, stream });
      const port = await portOf(server().app);
      await new Promise<void>((resolve) => {
        const call = request({ port, host: '127.0.0.1', path: `/api/files/${key}` }, (answer) => answer.destroy());
        call.on('close', resolve).on('error', () => undefined);
        call.end();
      });
      await new Promise((resolve) => setTimeout(resolve, 700));
      expect(lines).toEqual([]);
    });
  },
  { logLevel: 'warn' },
  keep,
);
