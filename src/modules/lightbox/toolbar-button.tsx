import type { LucideIcon } from 'lucide-react';

interface Props {
  label: string;
  Icon: LucideIcon;
  onClick: () => void;
  /** Nothing further that way; it keeps the focus. */
  isOff?: boolean;
}

/** A round button of the album, 44 px at any text size. */
export function ToolbarButton({ label, Icon, onClick, isOff = false }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onClick()}
      className="album-button"
    >
      <Icon aria-hidden="true" className="size-[24px]" />
    </button>
  );
}
