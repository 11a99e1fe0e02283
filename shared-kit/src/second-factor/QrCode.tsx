import { generate } from 'lean-qr';
import { useMemo } from 'react';
import css from './secondFactor.module.css';

/** The quiet zone around the code, without which cameras do not find it. */
const QUIET_ZONE = 4;

function pathOf(text: string): { size: number; path: string } {
  const code = generate(text);
  const squares: string[] = [];
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) squares.push(`M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z`);
  return { size: code.size + 2 * QUIET_ZONE, path: squares.join('') };
}

/** A QR code, rendered locally: its content is a secret that must not be sent to anyone. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => pathOf(text), [text]);
  return (
    <svg className={css.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect className={css.light} width={size} height={size} />
      <path className={css.dark} d={path} />
    </svg>
  );
}
