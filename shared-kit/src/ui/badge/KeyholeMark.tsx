export interface KeyholeMarkProps {
  /** Height in px at the default text size, with which it grows; the width follows. */
  size?: number;
  className?: string | undefined;
}

/** The emblem: an arch with a keyhole. Takes the colour of the surrounding text; decoration. */
export function KeyholeMark({ size = 24, className }: KeyholeMarkProps) {
  const height = size / 16;
  return (
    <svg
      className={className}
      width={`${(height * 6) / 7}rem`}
      height={`${height}rem`}
      viewBox="0 0 24 28"
      fill="none"
      aria-hidden="true"
    >
      <path d="M2 27V12C2 6.5 6.5 2 12 2s10 4.5 10 10v15z" stroke="currentColor" strokeWidth="1.6" strokeLinejoin="round" />
      <path d="M12 9a3.3 3.3 0 0 1 1.7 6.1L15.2 21.5H8.8l1.5-6.4A3.3 3.3 0 0 1 12 9Z" fill="currentColor" />
    </svg>
  );
}
