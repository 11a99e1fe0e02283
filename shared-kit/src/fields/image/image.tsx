import type { Image } from '../../rules/entities';
import { slideImage, slideImages, slidesFrom } from '../../rules/imageSlides';
import { getIn } from 'formik';
import { single, type ShownProps } from '../fieldKind';
import { EMPTY } from '../ShownLines';
import { ImagePicker, type ImageOptions } from './ImagePicker';

/** What is sent for an image; the server adds its addresses. */
const toWire = ({ assetId, alt, videoUrl, sortIndex }: Image, { video }: { video: boolean }) => ({
  assetId,
  alt: alt.trim(),
  // What another client has stored is kept, although this picker does not show it.
  ...(!video && Boolean(videoUrl) && { videoUrl: videoUrl ?? null }),
  ...(video && { videoUrl: videoUrl ?? null, sortIndex }),
});

/** The read-only view of images: their texts. */
function ShownImages({ values, name }: ShownProps) {
  const stored = getIn(values, name) as Image[] | Image | null;
  const images = (Array.isArray(stored) ? stored : [stored]).filter((value) => value?.assetId || value?.videoUrl);
  if (images.length === 0) return EMPTY;
  return images.map((value, index) => (
    <div key={index}>
      {[value?.alt || 'Without alternative text', value?.videoUrl && `Video: ${value.videoUrl}`].filter(Boolean).join('. ')}
    </div>
  ));
}

/**
 * Images of an item (document 1 §3, 'Image slide'). The form holds a list of `{assetId, alt, videoUrl, sortIndex, url,
 * thumbUrl}`; sent is a list of `{asset_id, alt}`, with `video_url` and `sort_index` where videos are offered.
 * @param options `max: 1` for a picker of one image, whose value stays a list (OP-95)
 */
export const image = ({ max, video = false, ...options }: ImageOptions & { max?: 1 }) => ({
  ...single<Image[]>({
    label: options.label,
    initial: [],
    Input: ({ name }) => <ImagePicker name={name} single={max === 1} list video={video} {...options} />,
    Shown: ShownImages,
    read: (stored) => slideImages(slidesFrom(stored, { single: max === 1 })),
    write: (images) => (images ?? []).map((value) => toWire(value, { video })),
  }),
  ...(max !== 1 && { itemLabel: 'Image' }),
});

/** One image or null, like a special's `details.image`: sent is `{asset_id, alt}` or null. */
export const singleImage = (options: Omit<ImageOptions, 'recommended' | 'video'>) =>
  single<Image | null>({
    label: options.label,
    initial: null,
    Input: ({ name }) => <ImagePicker name={name} single list={false} {...options} />,
    Shown: ShownImages,
    read: (stored) => slideImage(slidesFrom(stored ? [stored] : [], { single: true })),
    write: (value) => (value ? toWire(value, { video: false }) : null),
  });
