import { classes } from 'shared-kit/ui/classes';
import { feedback as css } from 'shared-kit/ui/frameStyles';

/** The placeholder of something that is still loading. `width` and `height` are px or CSS lengths; give the final size. */
export const Skeleton = ({
  width,
  height,
  className,
}: {
  width?: number | string | undefined;
  height?: number | string;
  className?: string | undefined;
}) => <span className={classes(css.skeleton, className)} style={{ width, height }} aria-hidden="true" />;
