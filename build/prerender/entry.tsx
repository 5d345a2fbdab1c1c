// Runs when the site is built: turns every page that can be known by then into HTML.
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { Providers } from '@/app/providers';
import { AppRoutes, preloadPage, routes } from '@/app/routes';
import { env } from '@/config/env';

export { routes };
export { slugs } from 'virtual:help-article-slugs';
export { helpArticlePath } from '@/config/paths';
export { site } from '@/config/site';
export { storyDocument } from './story-document';
export const backendUrl = env.VITE_SUPABASE_URL;

/** @throws whatever a page throws, so that the build fails with it */
export async function renderPage(path: string): Promise<string> {
  const errors: unknown[] = [];
  await preloadPage(path);
  const { prelude } = await prerender(
    <StrictMode>
      <Providers>
        <StaticRouter location={path}>
          <AppRoutes />
        </StaticRouter>
      </Providers>
    </StrictMode>,
    // Else a large part is written hidden, with an inline script to show it.
    { progressiveChunkSize: Infinity, onError: (error) => void errors.push(error) },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw new Error(`${path} does not render`, { cause: errors[0] });
  return html;
}
