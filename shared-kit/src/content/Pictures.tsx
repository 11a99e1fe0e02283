import { Thumb } from '../ui/badge/Thumb';
import css from './pictures.module.css';

type Picture = { url: string; thumbUrl?: string | null; alt?: string | null };
const isPicture = (value: unknown): value is Picture =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Picture).url === 'string' &&
  'alt' in value &&
  'assetId' in value;

/** Every picture within a value, however deep. */
function picturesIn(value: unknown): Picture[] {
  if (isPicture(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(picturesIn) : [];
}

/** Thumbnails of the pictures within a part of a form. */
export const Pictures = ({ value }: { value: unknown }) => (
  <>
    {picturesIn(value).map(({ url, thumbUrl, alt }, index) => (
      <span key={index} className={css.picture}>
        <Thumb src={thumbUrl ?? url} alt={alt ?? ''} />
      </span>
    ))}
  </>
);
