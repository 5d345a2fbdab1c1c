import MapPinIcon from 'lucide-react/icons/map-pin';
import { locationBadge } from '@/modules/timeline/places';
import { copy } from './copy';

export function PlaceBadge({ place }: { place: string | undefined }) {
  const short = locationBadge(place);
  if (!short) return null;
  return (
    <span
      data-tooltip={short === place?.trim() ? undefined : place?.trim()}
      className="inline-flex max-w-full items-center gap-1.5 rounded-[1rem] bg-wash px-[12px] py-0.5 text-small leading-snug"
    >
      <MapPinIcon aria-hidden="true" className="size-4 shrink-0 text-accent" />
      <span aria-hidden="true" className="user-text min-w-0 break-words">
        {short}
      </span>
      <span className="sr-only">{`${copy.location} ${place?.trim()}`}</span>
    </span>
  );
}
