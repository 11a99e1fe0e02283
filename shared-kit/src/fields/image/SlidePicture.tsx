import { useResource } from 'shared-kit/api/resource';
import type { Asset } from '../../rules/entities';
import type { SlideFile } from '../../rules/imageSlides';
import { Thumb, type ThumbProps } from '../../ui/badge/Thumb';

const STALE_TIME = 300_000;

/** The asset of a slide; undefined asks for nothing. Assets hardly ever change: an answer is reused for five minutes. */
export const useAsset = (id: string | undefined) => useResource<Asset>('/assets').useOne(id, STALE_TIME).data;

/** The small picture of a slide. Where only the id is known, as after merging two people's changes, its address is fetched. */
export function SlidePicture({ file, ...rest }: Omit<ThumbProps, 'src'> & { file: SlideFile | null }) {
  const url = file?.thumbUrl || file?.url;
  const asset = useAsset(url ? undefined : file?.id);
  return <Thumb {...rest} src={url || asset?.thumbUrl || asset?.url} />;
}
