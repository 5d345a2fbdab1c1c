import { generatePath, Link } from 'react-router-dom';
import { paths } from '@/config/paths';

/** A link to the main demo timeline. */
export function DemoLink({ className = 'button-ghost' }: { className?: string }) {
  return (
    <Link
      to={generatePath(paths.publicTimeline, { slug: 'oma-riet' })}
      className={`button text-balance ${className}`}
    >
      Bekijk het verhaal van oma Riet
    </Link>
  );
}
