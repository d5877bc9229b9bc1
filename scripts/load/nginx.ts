import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A static file from nginx, for the record: what a server does that does nothing else. */
export async function startNginx(folder: string, port: number, body: Buffer) {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'page.html'), body);
  const config = path.join(folder, 'nginx.conf');
  await writeFile(
    config,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http { access_log off; keepalive_requests 1000000; types { text/html html; } open_file_cache max=10;
  client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  server { listen 127.0.0.1:${port}; root ${folder}; } }`,
  );
  const child = spawn('nginx', ['-c', config, '-e', `${folder}/error.log`], { stdio: 'ignore' });
  await new Promise((resolve) => setTimeout(resolve, 500));
  return { url: `http://127.0.0.1:${port}/page.html`, stop: () => child.kill('SIGQUIT') };
}
