import { spawn } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

type Page = { path: string; body: Buffer };

/** Files from nginx, for the record: what a server does that does nothing else. An address may also be the folder of others. */
export async function startNginx(folder: string, port: number, pages: readonly Page[], processes = 1) {
  const files = path.join(folder, 'pages');
  await rm(files, { recursive: true, force: true });
  for (const { path: address, body } of pages) {
    const file = path.join(files, `${new URL(address, 'http://localhost').pathname}.page`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, body);
  }
  const config = path.join(folder, 'nginx.conf');
  await writeFile(
    config,
    `daemon off; worker_processes ${processes}; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http { access_log off; keepalive_requests 1000000; default_type text/html; open_file_cache max=2000;
  client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  server { listen 127.0.0.1:${port}; root ${files}; location / { try_files $uri.page =404; add_header Content-Encoding br; } } }`,
  );
  const child = spawn('nginx', ['-c', config, '-e', `${folder}/error.log`], { stdio: 'ignore' });
  await new Promise((resolve) => setTimeout(resolve, 500));
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => child.kill('SIGQUIT') };
}
