import { type Bitmap2D, generate } from 'lean-qr';
import { useMemo } from 'react';
import { cx } from '../cx';
import styles from './qr-code.module.css';

/** The light border that a camera needs, in modules. */
const QUIET = 4;

interface QrCodeProps {
  text: string;
  label: string;
  /** As large as there is room: a long text has small modules. */
  large?: boolean;
}

/** A text as a QR code; load it lazily. */
export function QrCode({ text, label, large }: QrCodeProps) {
  const { size, path } = useMemo(() => draw(generate(text)), [text]);
  const box = size + 2 * QUIET;
  return (
    <svg
      className={cx(styles.code, large && styles.large)}
      viewBox={`${-QUIET} ${-QUIET} ${box} ${box}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}

/** One square for each dark module. */
function draw(code: Bitmap2D) {
  let path = '';
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
  return { size: code.size, path };
}
