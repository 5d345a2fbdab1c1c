// `npm run bench -- help` runs this under Deno: prints the processor time of a cold start, in milliseconds
// from process start to the first response.
import process from 'node:process';
import { serve } from '../functions/ai-help-chat/index.ts';

const server = await serve();
const response = await fetch(`http://127.0.0.1:${server.addr.port}/`, {
  method: 'POST',
  headers: {
    apikey: Deno.env.get('SUPABASE_PUBLISHABLE_KEY')!,
    'content-type': 'application/json',
  },
  body: JSON.stringify({ message: 'Kan ik mijn abbonement tusentijds stopzeten?' }),
});
await response.text();
const { user, system } = process.cpuUsage();
console.log(`processor time: ${(user + system) / 1000}`);
Deno.exit(response.ok ? 0 : 1);
