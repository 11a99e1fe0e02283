import { useState } from 'react';
import { classes } from 'shared-kit/ui/classes';
import { badge as css } from 'shared-kit/ui/frameStyles';

export interface ThumbProps {
  /** Address of the picture; without one the placeholder shows. */
  src?: string | null | undefined;
  alt: string;
  /** Shows the whole picture (logos) instead of filling and cropping. */
  contain?: boolean;
  /** Text of the placeholder ('No logo'); by default only an icon. */
  missing?: string | undefined;
  className?: string | undefined;
}

/** A picture that fills its box. A missing or broken one becomes a placeholder of the same size. */
export function Thumb({ src, alt, contain, missing, className }: ThumbProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  if (!src || brokenSrc === src) {
    const nameProps = alt && !missing ? { role: 'img', 'aria-label': alt } : {};
    return (
      <span className={classes(css.missing, contain && css.plate, className)} {...nameProps}>
        {missing}
      </span>
    );
  }
  return (
    <img
      className={classes(css.thumb, contain && css.contain, className)}
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setBrokenSrc(src)}
    />
  );
}
