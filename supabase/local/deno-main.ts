// Deno runs this for the embedded backend: the function, until the site ends.
import { serve } from '../functions/ai-help-chat/index.ts';

const server = await serve();
// The site holds the other end of this pipe, which closes when the site ends for any reason.
for await (const _ of Deno.stdin.readable);
await server.shutdown();
Deno.exit();
