import { barsOf } from '@/modules/media/variants/peaks';
import type { TimelineItem } from '@/modules/timeline/rows';

const [step, height] = [4, 40];

export function PrintedWaveform({ item }: { item: TimelineItem }) {
  const bars = barsOf(item.id, item.metadata.peaks);
  const path = bars
    .map((bar, index) => {
      const half = Math.max(1, (bar * (height - 4)) / 2);
      return `M${index * step + 2} ${(height / 2 - half).toFixed(1)}v${(half * 2).toFixed(1)}`;
    })
    .join('');
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${bars.length * step} ${height}`} className="bk-sound">
      <path d={path} />
    </svg>
  );
}
