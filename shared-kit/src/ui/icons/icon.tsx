export interface IconProps {
  /** Size in px at the default text size; it grows with the text; 16 by default. */
  size?: number;
  className?: string | undefined;
}

/**
 * Makes an icon of a 16 × 16 path. Icons are always decoration: the text is beside them or in their button's label.
 */
export function icon(path: string) {
  return function Icon({ size = 16, className }: IconProps) {
    const length = `${size / 16}rem`;
    return (
      <svg
        className={className}
        width={length}
        height={length}
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        <path d={path} />
      </svg>
    );
  };
}
