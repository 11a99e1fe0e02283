import { drawPictures } from './pictures/render';

drawPictures().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
