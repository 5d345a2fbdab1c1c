import type { LucideIcon } from 'lucide-react';
import XIcon from 'lucide-react/icons/x';
import ZoomInIcon from 'lucide-react/icons/zoom-in';
import ZoomOutIcon from 'lucide-react/icons/zoom-out';
import type { RefObject } from 'react';
import type { ZoomRef } from 'yet-another-react-lightbox';
import { copy } from './copy';

interface ButtonProps {
  label: string;
  Icon: LucideIcon;
  onClick: () => void;
  /** Nothing further in that direction; the button keeps the focus. */
  isOff?: boolean;
}

function ToolbarButton({ label, Icon, onClick, isOff = false }: ButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onClick()}
      className="lightbox-button"
    >
      <Icon aria-hidden="true" className="size-[24px]" />
    </button>
  );
}

interface Props {
  position: string;
  canZoom: boolean;
  zoom: number;
  maxZoom: number;
  zoomControls: RefObject<ZoomRef | null>;
  onClose: () => void;
}

/** Position in the list, zoom buttons and close button. */
export function LightboxToolbar({
  position,
  canZoom,
  zoom,
  maxZoom,
  zoomControls,
  onClose,
}: Props) {
  return (
    <div className="lightbox-toolbar lightbox-dark">
      <p className="lightbox-position font-display">{position}</p>
      <div className="ml-auto flex flex-wrap justify-end gap-1">
        {canZoom && (
          <div className="lightbox-zoom flex gap-1">
            <ToolbarButton
              label={copy.zoomOut}
              Icon={ZoomOutIcon}
              isOff={zoom <= 1}
              onClick={() => zoomControls.current?.zoomOut()}
            />
            <ToolbarButton
              label={copy.zoomIn}
              Icon={ZoomInIcon}
              isOff={zoom >= maxZoom}
              onClick={() => zoomControls.current?.zoomIn()}
            />
          </div>
        )}
        <ToolbarButton label={copy.close} Icon={XIcon} onClick={onClose} />
      </div>
    </div>
  );
}
