import type { Image } from '../../rules/entities';
import { slideImage, slideImages, slidesFrom } from '../../rules/imageSlides';
import { getIn } from 'formik';
import { single as oneKey, type ShownProps } from '../fieldKind';
import { EMPTY } from '../ShownLines';
import { ImagePicker, type ImageOptions } from './ImagePicker';

/** What is sent for an image; the server adds its addresses. */
const sent = ({ assetId, alt, videoUrl, sortIndex }: Image, video: boolean) => ({
  assetId,
  alt: alt.trim(),
  ...(video && { videoUrl: videoUrl ?? null, sortIndex }),
});

/** What images say, beside the images themselves. */
function ShownImages({ values, name }: ShownProps) {
  const value = getIn(values, name) as Image[] | Image | null;
  const images = (Array.isArray(value) ? value : [value]).filter((one) => one?.assetId || one?.videoUrl);
  if (images.length === 0) return EMPTY;
  return images.map((one, index) => (
    <div key={index}>
      {[one?.alt || 'Without alternative text', one?.videoUrl && `Video: ${one.videoUrl}`].filter(Boolean).join('. ')}
    </div>
  ));
}

/**
 * Images of an item (document 1 §3, 'Image slide'). The form holds a list of `{assetId, alt, videoUrl, sortIndex, url,
 * thumbUrl}`; sent is a list of `{asset_id, alt}`, with `video_url` and `sort_index` where videos are offered.
 * @param options `max: 1` for a picker of one image, whose value stays a list (OP-95)
 */
export const image = ({ max, video = false, ...options }: ImageOptions & { max?: 1 }) => ({
  ...oneKey<Image[]>({
    label: options.label,
    initial: [],
    Input: ({ name }) => <ImagePicker name={name} single={max === 1} list video={video} {...options} />,
    Shown: ShownImages,
    read: (stored) => slideImages(slidesFrom(stored, max === 1)),
    write: (images) => (images ?? []).map((one) => sent(one, video)),
  }),
  ...(max !== 1 && { one: 'Image' }),
});

/** One image or null, like a special's `details.image`: sent is `{asset_id, alt}` or null. */
export const singleImage = (options: Omit<ImageOptions, 'recommended' | 'video'>) =>
  oneKey<Image | null>({
    label: options.label,
    initial: null,
    Input: ({ name }) => <ImagePicker name={name} single list={false} {...options} />,
    Shown: ShownImages,
    read: (stored) => slideImage(slidesFrom(stored ? [stored] : [], true)),
    write: (one) => (one ? sent(one, false) : null),
  });
