// Runs nginx for a test: without root, in a temporary folder, as a child process.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

interface Options {
  /** Further lines of the server block. */
  rest?: string;
  /** Further server blocks. */
  servers?: string;
}

const configuration = (folder: string, port: number, site: string, options: Options) => `
daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log stderr warn;
events {}
http {
  ${existsSync('/etc/nginx/mime.types') ? 'include /etc/nginx/mime.types;' : ''}
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${site};
    include ${site}/_nginx.conf;
    ${options.rest ?? ''}
  }
  ${options.servers ?? ''}
}
`;

/** Serves the folder of a build with the configuration that the build made. */
export async function startNginx(program: string, site: string, options: Options = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'anekdotes-nginx-'));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, port, site, options));
  // `-e`: else it first opens the log of the system, which only root may.
  const child = spawn(program, ['-e', 'stderr', '-p', folder, '-c', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const errors: Buffer[] = [];
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries++) {
    const isUp = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (isUp) break;
    if (child.exitCode !== null || tries > 100)
      throw new Error(`nginx did not start: ${Buffer.concat(errors).toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
