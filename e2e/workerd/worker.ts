// The share page as a Worker of Cloudflare: `functions/public/[[path]].ts` of docs/share-page.md.
import { createSiteHandler } from '../../supabase/functions/share-page/site-handler.ts';

export default {
  fetch: (request: Request, { SITE_URL }: { SITE_URL: string }) =>
    createSiteHandler(SITE_URL)(request),
};
