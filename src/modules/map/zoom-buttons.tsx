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
  const buttons = [
    { name: copy.zoomIn, Icon: PlusIcon, run: () => onZoom(1.6) },
    { name: copy.zoomOut, Icon: MinusIcon, run: () => onZoom(1 / 1.6) },
    { name: copy.wholeMap, Icon: MaximizeIcon, run: onWhole },
  ];
  return (
    <div className="absolute right-2 bottom-2 flex rounded-card border border-line shadow-print">
      {buttons.map(({ name, Icon, run }) => (
        <button key={name} type="button" className={button} aria-label={name} onClick={run}>
          <Icon aria-hidden="true" className="size-[20px]" />
        </button>
      ))}
    </div>
  );
}
