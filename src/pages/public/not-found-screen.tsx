import { Link } from 'react-router-dom';
import { SimplePage } from '@/components/simple-page';
import { paths } from '@/config/paths';
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
  return (
    <SimplePage
      metadata={closedMetadata(heading)}
      heading={heading}
      text={
        <>
          <span key={message} role="alert">
            {message}
          </span>
          {isMissing && message !== copy.notFoundDefault && (
            <span className="mt-3 block text-body">{copy.notFoundDefault}</span>
          )}
          <span className="mt-3 block text-body text-muted">{help}</span>
        </>
      }
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
