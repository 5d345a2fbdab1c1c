import { useLazyModule } from '@/lib/use-lazy-module';
import { byType } from '@/modules/timeline/item-types';
import type { TimelineItem } from '@/modules/timeline/rows';
import { useStoryLinks } from '@/modules/timeline/story-view';
import { MediaMessage } from '../media-message';
import { copy } from './copy';

interface Props {
  item: TimelineItem;
  /** False where the item has a save button already. */
  hasSaveButton?: boolean;
}

/** Loads a failed picture once more if its file arrives, and tells whether it loads after all. */
export async function checkPicture(url: string, onLoaded: () => void, onUndecodable: () => void) {
  const { cannotDecode } = await import('@/modules/timeline/media-files/file-content');
  const picture = new Image();
  picture.addEventListener('load', onLoaded);
  if (await cannotDecode(url, picture)) onUndecodable();
}

/** In the place of a picture that this browser cannot decode. */
export function UndecodablePicture({
  aspectRatio,
  ...props
}: Props & { aspectRatio?: number | undefined }) {
  return (
    <MediaMessage
      drawing="picture"
      text={byType(copy.types, props.item) ?? ''}
      aspectRatio={aspectRatio}
    >
      <SaveFile {...props} />
    </MediaMessage>
  );
}

export function Note({ isSoundOnly, ...props }: Props & { isSoundOnly?: boolean }) {
  const text = isSoundOnly ? copy.soundOnly : byType(copy.types, props.item);
  return (
    <div className="flex flex-col items-start gap-2.5 px-[18px] pt-3">
      <output className="text-muted">{text}</output>
      <SaveFile {...props} />
    </div>
  );
}

function SaveFile({ item, hasSaveButton = true }: Props) {
  const load = useStoryLinks()?.loadSaveButton;
  const save = useLazyModule(
    () => load?.() ?? Promise.resolve(null),
    hasSaveButton && load ? true : null,
  );
  return save && <save.SaveButton item={item} />;
}
