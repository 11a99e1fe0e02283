import { arePicturesDrawn } from './pictures/manifest';
import { drawPictures } from './pictures/render';

/** `npm run demo-photos` draws all pictures anew; the build draws them only when they are missing (`--missing`). */
async function main(): Promise<void> {
  if (process.argv.includes('--missing') && arePicturesDrawn()) return;
  console.log('Drawing the pictures of the demo. This takes about half a minute, once.');
  await drawPictures();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
