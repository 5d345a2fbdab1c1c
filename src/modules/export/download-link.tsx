import { useCallback, useState } from 'react';
import type { Download } from './archive/download-blob';
import { copy } from './download-link-copy';

/** Types that a browser shows in a tab, and that run no script there. */
const isShown = ({ type }: Blob) =>
  /^(?:image\/(?!svg)|audio\/|video\/|text\/plain|application\/pdf)/.test(type);

/**
 * The downloaded file once more, as a link that stays while it is rendered: the browser inside another app
 * can swallow a download without a word.
 */
export function DownloadLink({ file: { blob, name } }: { file: Download }) {
  const [isRefused, setIsRefused] = useState(false);
  const giveUrl = useCallback(
    (link: HTMLAnchorElement) => {
      let url: string;
      try {
        url = URL.createObjectURL(blob);
      } catch {
        setIsRefused(true);
        return undefined;
      }
      link.href = url;
      link.scrollIntoView?.({ block: 'nearest' });
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );
  if (isRefused) return null;
  return (
    <p className="mt-2.5">
      {copy.notReceived}{' '}
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- its URL exists as long as the element does */}
      <a
        ref={giveUrl}
        target="_blank"
        rel="noopener"
        download={isShown(blob) ? undefined : name}
        className="inline-flex min-h-11 scroll-mb-16 items-center font-semibold underline underline-offset-4"
      >
        {copy.open}
      </a>
    </p>
  );
}
