import { useMemo } from 'react';
import { qrModules, qrPath } from './qr';

interface Props {
  text: string;
  /** The accessible name. */
  label: string;
  className?: string;
}

/** Always black on white, since cameras may not read other colours. */
export function QrCode({ text, label, className = '' }: Props) {
  const modules = useMemo(() => qrModules(text), [text]);
  const { length } = modules;
  return (
    // oxlint-disable jsx-a11y/prefer-tag-over-role -- a drawing in the page, no file
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${length} ${length}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path fill="#fff" d={`M0 0h${length}v${length}H0z`} />
      <path fill="#000" d={qrPath(modules)} />
    </svg>
  );
}
