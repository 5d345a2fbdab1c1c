import XIcon from 'lucide-react/icons/x';
import ZoomInIcon from 'lucide-react/icons/zoom-in';
import ZoomOutIcon from 'lucide-react/icons/zoom-out';
import type { RefObject } from 'react';
import type { ZoomRef } from 'yet-another-react-lightbox';
import { AlbumButton } from './album-button';
import { copy } from './copy';

interface Props {
  position: string;
  canZoom: boolean;
  zoom: number;
  zoomer: RefObject<ZoomRef | null>;
  onClose: () => void;
}

/** Where one is in the story, and the buttons of the album. */
export function AlbumBar({ position, canZoom, zoom, zoomer, onClose }: Props) {
  return (
    <div className="album-bar album-night">
      <p className="album-position font-display">{position}</p>
      <div className="ml-auto flex flex-wrap justify-end gap-1">
        {canZoom && (
          <div className="album-zoom flex gap-1">
            <AlbumButton
              label={copy.zoomOut}
              Icon={ZoomOutIcon}
              isOff={zoom <= 1}
              onClick={() => zoomer.current?.zoomOut()}
            />
            <AlbumButton
              label={copy.zoomIn}
              Icon={ZoomInIcon}
              isOff={zoom >= (zoomer.current?.maxZoom ?? Infinity)}
              onClick={() => zoomer.current?.zoomIn()}
            />
          </div>
        )}
        <AlbumButton label={copy.close} Icon={XIcon} onClick={onClose} />
      </div>
    </div>
  );
}
