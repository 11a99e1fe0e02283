import sharp from 'sharp';
import { jpeg, upload } from '../../../testing/assets';
import { onBothEngines } from '../../../testing/server';

onBothEngines('Pictures that arrive at the same time', (server) => {
  afterEach(() => jest.restoreAllMocks());

  it('are decoded one after another, so that sign-in, files and pages can use the other threads', async () => {
    const picture = await jpeg(400, 300);
    const filenames = await Promise.all(Array.from({ length: 6 }, () => upload(server(), picture)));
    const drawing = sharp.prototype;
    const { toBuffer } = drawing;
    let [running, most] = [0, 0];
    jest.spyOn(drawing, 'toBuffer').mockImplementation(async function decode(this: unknown, ...options) {
      running += 1;
      most = Math.max(most, running);
      return toBuffer.apply(this, options).finally(() => (running -= 1));
    });
    const answers = await Promise.all(filenames.map((filename) => server().admin.post('/assets', { filename, name: 'At once' })));
    expect([...new Set(answers.map(({ status }) => status)), most]).toEqual([201, 1]);
  });
});
