import ChevronLeftIcon from 'lucide-react/icons/chevron-left';
import ChevronRightIcon from 'lucide-react/icons/chevron-right';
import ChevronUpIcon from 'lucide-react/icons/chevron-up';
import { copy } from './copy';

interface Props {
  isFirst: boolean;
  isLast: boolean;
  /** To the next item, or with -1 to the previous one. */
  onNavigate: (step: 1 | -1) => void;
  isExpanded: boolean;
  /** The text does not fit. */
  canExpand: boolean;
  onExpandedChange: () => void;
}

/** Previous and next; on a phone also the button that expands the text. */
export function NavigationButtons({
  isFirst,
  isLast,
  onNavigate,
  isExpanded,
  canExpand,
  onExpandedChange,
}: Props) {
  const buttons = [
    { name: 'previous', step: -1, label: copy.previous, Icon: ChevronLeftIcon, isOff: isFirst },
    { name: 'next', step: 1, label: copy.next, Icon: ChevronRightIcon, isOff: isLast },
  ] as const;
  const expandLabel = isExpanded ? copy.lessText : copy.moreText;
  return (
    <div className="lightbox-navigation lightbox-dark">
      {buttons.map(({ name, step, label, Icon, isOff }) => (
        <button
          key={name}
          type="button"
          aria-label={label}
          aria-disabled={isOff || undefined}
          onClick={() => !isOff && onNavigate(step)}
          className={`lightbox-navigation-button lightbox-navigation-${name}`}
        >
          <Icon aria-hidden="true" className="size-[28px] shrink-0" />
          <span className="lightbox-navigation-label">{label}</span>
        </button>
      ))}
      <button
        type="button"
        aria-label={expandLabel}
        aria-expanded={isExpanded}
        onClick={onExpandedChange}
        className={`lightbox-expand ${canExpand ? '' : 'invisible'}`}
      >
        <ChevronUpIcon
          aria-hidden="true"
          className={`size-[24px] shrink-0 ${isExpanded ? 'rotate-180' : ''}`}
        />
        <span className="lightbox-expand-label">{expandLabel}</span>
      </button>
    </div>
  );
}
