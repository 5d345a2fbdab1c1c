// Runs at build time: renders the prerendered pages to HTML.
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { Providers } from '@/app/providers';
import { AppRoutes, preloadPage } from '@/app/app-routes';
import { routes } from '@/app/routes';
import { env } from '@/config/env';

export { routes };
export { slugs } from 'virtual:help-article-slugs';
export { helpArticlePath } from '@/config/paths';
export { site } from '@/config/site';
export { mediaPrefixes } from '@/lib/urls/own-url';
export { storyDocument } from './story-document';
export { renderSample } from './story-sample';
export const backendUrl = env.VITE_SUPABASE_URL;
/** Where the project has public files, if it makes smaller copies of pictures. */
export const resizableAt =
  env.VITE_IMAGE_TRANSFORMS === 'on' && backendUrl
    ? new URL('/storage/v1/object/public/', backendUrl).href
    : undefined;

/** @throws when the page throws, so that the build fails */
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
    // A lower limit would put large Suspense boundaries in hidden elements with an inline script.
    { progressiveChunkSize: Infinity, onError: (error) => void errors.push(error) },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw new Error(`${path} does not render`, { cause: errors[0] });
  return html;
}
