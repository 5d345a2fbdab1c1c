// Connects the handler to Deno; the platform sets the address and the keys of the project.
import { readAllowedOrigins, readProject, trimmed } from '../_shared/platform.ts';
import { createHandler } from './handler.ts';

if (import.meta.main) {
  const read = trimmed((name) => Deno.env.get(name));
  const project = readProject(read);
  if (!project) throw new Error('SUPABASE_URL or the secret key of the project is not set');
  Deno.serve(
    createHandler({
      project,
      allowedOrigins: readAllowedOrigins(read),
      fetch,
      log: (line) => console.error(JSON.stringify(line)),
    }),
  );
}
