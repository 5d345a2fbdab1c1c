import BookOpen from 'lucide-react/icons/book-open';
import Image from 'lucide-react/icons/image';
import Palette from 'lucide-react/icons/palette';
import Search from 'lucide-react/icons/search';
import UserPlus from 'lucide-react/icons/user-plus';
import Video from 'lucide-react/icons/video';
import { useConversation } from '@/modules/help-chat/conversation';
import { copy } from './copy';

/** In the order of the actions. */
const icons = [BookOpen, Image, Video, UserPlus, Search, Palette];

/** Buttons that send a question to the chat; hidden without scripting, since the chat needs it. */
export function QuickActions({ onAsk }: { onAsk: (question: string) => void }) {
  const { isBusy } = useConversation();
  return (
    <div className="basis-full [contain:inline-size] noscript:hidden">
      <h2 className="text-h3">{copy.actionsHeading}</h2>
      <ul className="mt-3 grid max-w-[34rem] grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] gap-2.5 sm:grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))]">
        {copy.actions.map(({ label, question }, index) => {
          const Icon = icons[index]!;
          return (
            <li key={label}>
              <button
                type="button"
                aria-disabled={isBusy || undefined}
                onClick={() => onAsk(question)}
                className="index-card flex h-full min-h-13 w-full flex-col items-start gap-x-3 gap-y-1.5 px-[min(1rem,4vw)] py-2.5 text-left wrap-anywhere sm:flex-row sm:items-center leading-snug font-semibold transition-colors hover:bg-wash aria-disabled:text-muted"
              >
                <Icon aria-hidden="true" className="size-5 flex-none text-primary" />
                <span>{label}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
