// What Deno runs for the embedded backend: the function as it is, for as long as the site is there.
import { serve } from '../functions/ai-help-chat/index.ts';

const server = await serve();
// The other end of this pipe is held by the site: it closes however the site ended.
for await (const _ of Deno.stdin.readable);
await server.shutdown();
Deno.exit();
