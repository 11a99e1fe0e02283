import { UPLOAD_MAX_BYTES } from '../../rules/limits';

/** Tried from the largest to the smallest: the longest side in pixels, and the quality. */
const SIDES = [4000, 3200, 2400, 1600, 1000];
const QUALITIES = [0.88, 0.75];

const EXTENSIONS: Record<string, string> = { 'image/jpeg': 'jpg', 'image/webp': 'webp', 'image/png': 'png' };

/** Draws a picture so that its longest side is at most `side`. */
function draw(picture: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser cannot draw pictures.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const encode = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));

/**
 * Makes a photo over the limit smaller in the browser (OP-147): a JPEG stays one, everything else becomes WebP, which keeps
 * transparency. A browser that cannot write WebP produces a PNG, and the file is named accordingly.
 * @throws when the picture cannot be decoded, or does not become small enough
 */
export async function shrinkPhoto(file: File): Promise<File> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
    for (const side of SIDES) {
      const canvas = draw(picture, side);
      for (const quality of QUALITIES) {
        const blob = await encode(canvas, type, quality);
        if (!blob || blob.size > UPLOAD_MAX_BYTES) continue;
        const name =
          file.type === blob.type ? file.name : `${file.name.replace(/\.[^.]+$/, '')}.${EXTENSIONS[blob.type] ?? 'png'}`;
        return new File([blob], name, { type: blob.type });
      }
    }
    throw new Error('The picture cannot be made small enough.');
  } finally {
    picture.close();
  }
}
