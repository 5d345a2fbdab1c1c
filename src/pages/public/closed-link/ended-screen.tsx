import { Link } from 'react-router-dom';
import { SimplePage } from '@/components/simple-page';
import { paths } from '@/config/paths';
import { closedMetadata } from '../metadata';
import { copy } from './copy';

/** Does not say whose story it was. */
export function EndedScreen() {
  return (
    <SimplePage
      metadata={closedMetadata(copy.endedTitle)}
      heading={copy.endedTitle}
      text={
        <>
          <span role="alert">{copy.ended}</span>
          <span className="mt-3 block text-body text-muted">{copy.endedHelp}</span>
        </>
      }
    >
      <Link to={paths.home} className="button">
        {copy.home}
      </Link>
    </SimplePage>
  );
}
