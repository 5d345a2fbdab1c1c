import { barsOf, drawnBars } from '@/modules/audio-player/variants/peaks';
import type { TimelineItem } from '@/modules/timeline/rows';

const [step, height] = [4, 40];

/** A voice as ink: how loud it was, from its beginning to its end. */
export function SoundDrawing({ item }: { item: TimelineItem }) {
  const { peaks } = item.metadata;
  const bars = peaks && peaks.length > 0 ? barsOf(peaks) : drawnBars(item.id);
  const path = bars
    .map((bar, place) => {
      const half = Math.max(1, (bar * (height - 4)) / 2);
      return `M${place * step + 2} ${(height / 2 - half).toFixed(1)}v${(half * 2).toFixed(1)}`;
    })
    .join('');
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${bars.length * step} ${height}`} className="bk-sound">
      <path d={path} />
    </svg>
  );
}
