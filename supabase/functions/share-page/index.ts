// Connects the handler to Deno: `SITE_URL` is the address of the static site, which has app.html.
import { createSiteHandler } from './site-handler.ts';

if (import.meta.main) {
  const siteUrl = Deno.env.get('SITE_URL');
  if (!siteUrl) throw new Error('SITE_URL is not set');
  // At the address of DENO_SERVE_ADDRESS, where the platform gives none.
  Deno.serve(createSiteHandler(siteUrl));
}
