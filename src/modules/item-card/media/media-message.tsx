import type { ReactNode } from 'react';
import type { ShownAs } from '@/modules/timeline/item-types';

interface Props {
  /** Draws what is not shown. */
  drawing: ShownAs;
  text: string;
  /** Of the media, so that the card keeps its height. */
  aspectRatio?: number;
  children?: ReactNode;
}

const triangle = <path d="M50 28v28l24-14z" />;
const drawings: Record<ShownAs, ReactNode> = {
  picture: (
    <>
      <circle cx="82" cy="28" r="6" />
      <path d="M22 64l22-26 15 17 10-10 27 19" />
    </>
  ),
  video: triangle,
  audio: triangle,
  link: <path d="M30 28h60M30 42h60M30 56h36" />,
};

/** In the place of media that failed to load, cannot be decoded, or are on another host. */
export function MediaMessage({ drawing, text, aspectRatio, children }: Props) {
  return (
    <div style={{ aspectRatio }} className="media-message">
      <svg aria-hidden="true" viewBox="0 0 120 84">
        <rect
          x="14"
          y="10"
          width="92"
          height="64"
          rx="1.5"
          className="fill-card"
          strokeDasharray="3 5"
        />
        {drawings[drawing]}
        <path
          className="fill-edge stroke-edge"
          d="M10 6h20L10 24zM110 6H90l20 18zM10 78h20L10 60zM110 78H90l20-18z"
        />
      </svg>
      <output>{text}</output>
      {children}
    </div>
  );
}
