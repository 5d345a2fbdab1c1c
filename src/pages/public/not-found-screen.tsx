import { Link } from 'react-router-dom';
import { SimplePage } from '@/components/simple-page';
import { paths } from '@/config/paths';
import { ClosedPicture } from './closed/closed-picture';
import { copy } from './copy';
import { closedMetadata } from './metadata';

interface Props {
  heading?: string;
  message?: string;
  help: string;
  /** Only where trying again may help. */
  onRetry?: () => void;
}

export function NotFoundScreen({
  heading = copy.notFoundTitle,
  message = copy.notFoundDefault,
  help,
  onRetry,
}: Props) {
  // A failed read and a link that has ended do not mean that the story does not exist.
  const isMissing = !onRetry && heading === copy.notFoundTitle;
  const isMessageInTitle = isMissing && message !== copy.notFoundDefault;
  return (
    <SimplePage
      metadata={closedMetadata(heading)}
      heading={heading}
      text={
        <>
          {/* The title says it to those who see it. */}
          <span key={message} role="alert" className={isMessageInTitle ? 'sr-only' : undefined}>
            {message}
          </span>
          {isMessageInTitle && <span>{copy.notFoundDefault}</span>}
          <span className="mt-3 block text-body text-muted">{help}</span>
        </>
      }
      picture={!onRetry && <ClosedPicture name={isMissing ? 'lijst' : 'kast'} />}
    >
      {onRetry && (
        <button type="button" className="button" onClick={onRetry}>
          {copy.retry}
        </button>
      )}
      <Link to={paths.home} className={onRetry ? 'button button-ghost' : 'button'}>
        {copy.home}
      </Link>
    </SimplePage>
  );
}
