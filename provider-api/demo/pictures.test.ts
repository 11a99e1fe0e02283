import { readFile } from 'node:fs/promises';
import { makeRenditions } from '../src/resources/assets/renditions';
import { demoPictures, pictureFile } from './pictures';

it.each([demoPictures[0]!, demoPictures.at(-1)!])('$slug has the renditions that an upload of it would get', async (picture) => {
  const { width, height, renditions, cleaned } = await makeRenditions(await readFile(pictureFile(picture, 'medium')));
  const sizes = Object.fromEntries(renditions.map((made) => [made.name, { width: made.width, height: made.height }]));
  expect({ width, height }).toEqual({ width: picture.width, height: picture.height });
  expect(sizes).toEqual({ medium: { width, height }, thumb: picture.thumb });
  expect(cleaned).toBeNull();
});
