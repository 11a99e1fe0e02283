import type { Slide } from '../../rules/imageSlides';
import { SlidePicture } from './SlidePicture';
import css from './image.module.css';

/** The pictures of an item that may only be read, each with its alternative text. */
export function ReadOnlyImages({ label, slides }: { label: string; slides: readonly Slide[] }) {
  const filled = slides.filter(({ file }) => file);
  return (
    <ul className={css.readImages} aria-label={label}>
      {filled.length === 0 && <li>No image.</li>}
      {filled.map(({ id, file, alt, videoUrl }) => (
        <li key={id}>
          <SlidePicture className={css.picture} file={file} alt="" />
          <p>{alt || file?.name}</p>
          {videoUrl && <p>Video: {videoUrl}</p>}
        </li>
      ))}
    </ul>
  );
}
