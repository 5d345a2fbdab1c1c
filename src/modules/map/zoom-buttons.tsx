import MaximizeIcon from 'lucide-react/icons/maximize';
import MinusIcon from 'lucide-react/icons/minus';
import PlusIcon from 'lucide-react/icons/plus';
import { copy } from './copy';

interface Props {
  onZoom: (factor: number) => void;
  onWhole: () => void;
}

const button =
  'grid size-[44px] place-items-center bg-card hover:bg-wash first:rounded-l-card last:rounded-r-card not-last:border-r not-last:border-line focus-visible:-outline-offset-3';

export function ZoomButtons({ onZoom, onWhole }: Props) {
  return (
    <div className="absolute right-2 bottom-2 flex rounded-card border border-line shadow-print">
      <button type="button" className={button} aria-label={copy.zoomIn} onClick={() => onZoom(1.6)}>
        <PlusIcon aria-hidden="true" className="size-[20px]" />
      </button>
      <button
        type="button"
        className={button}
        aria-label={copy.zoomOut}
        onClick={() => onZoom(1 / 1.6)}
      >
        <MinusIcon aria-hidden="true" className="size-[20px]" />
      </button>
      <button type="button" className={button} aria-label={copy.wholeMap} onClick={onWhole}>
        <MaximizeIcon aria-hidden="true" className="size-[20px]" />
      </button>
    </div>
  );
}
