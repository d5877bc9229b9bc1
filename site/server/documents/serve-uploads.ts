import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { StoredDocument } from '@clinic/core/documents/document-ports';
import { type DocumentRefusal, longestFileName } from '@clinic/core/documents/document-rules';
import {
  beginDocument,
  continueDocument,
  type DocumentServices,
  documentOffset,
  dropDocument,
} from '@clinic/core/documents/receive-document';
import { isUuid } from '@clinic/core/kernel/uuid';
import type { RequestServices } from '@clinic/core/requests/request-services';
import { DataStore, ERRORS, Server, Upload } from '@tus/server';
import { formPassHeader, uploadsPath } from '../../app/requests/documents/upload-protocol.ts';
import type { SiteApp } from '../site-app.ts';
import { formIdOf, openFormOf } from './open-form.ts';
import { uploadLocker } from './upload-locker.ts';

type Options = { requests: RequestServices; origin: string; clientOf(req: IncomingMessage): string; report(error: unknown): void };

/** Read by the page, which has the words for it. */
const refused = (refusal: DocumentRefusal) => ({ status_code: 422, body: refusal });

/** The files of one form, as the protocol of resumable uploads asks for them. */
class FormUploads extends DataStore {
  readonly #services: DocumentServices;
  readonly #formId: string;
  readonly #incoming: IncomingMessage;
  constructor(services: DocumentServices, formId: string, incoming: IncomingMessage) {
    super();
    this.extensions = ['creation', 'termination'];
    this.#services = services;
    this.#formId = formId;
    this.#incoming = incoming;
  }

  async #document(id: string): Promise<StoredDocument> {
    const document = isUuid(id) ? await this.#services.store.ofForm(this.#formId, id) : null;
    if (!document) throw ERRORS.FILE_NOT_FOUND;
    return document;
  }

  override create = async (upload: Upload): Promise<Upload> => upload;

  override async getUpload(id: string): Promise<Upload> {
    const document = await this.#document(id);
    return new Upload({ id, size: document.sizeBytes, offset: await documentOffset(this.#services, document) });
  }

  /** From the connection itself: the library's own stream keeps much more in memory. */
  override async write(_: Readable, id: string): Promise<number> {
    const written = await continueDocument(
      this.#services,
      this.#formId,
      await this.#document(id),
      this.#incoming.iterator({ destroyOnReturn: false }),
    );
    if (!written.ok) throw refused(written.error);
    return written.value;
  }

  override async remove(id: string): Promise<void> {
    if (!isUuid(id) || !(await dropDocument(this.#services, this.#formId, id))) throw ERRORS.FILE_NOT_FOUND;
  }
}

/** Files that a page sends while somebody still fills in its form, in parts, each of which can be sent again. */
export function serveUploads(app: SiteApp, { requests, origin, clientOf, report }: Options): void {
  const arriving = new Map<string, IncomingMessage>();
  const locker = uploadLocker(requests.documents.store, (id) => arriving.get(id)?.destroy());
  // Hono hands HEAD to whoever serves GET; a file is never handed out here.
  app.on(['GET', 'POST', 'PATCH', 'DELETE'], [uploadsPath, `${uploadsPath}/:id`], async (c) => {
    if (c.req.raw.method === 'GET') return c.body(null, 404, { 'cache-control': 'no-store' });
    const pass = c.req.header(formPassHeader) ?? '';
    // A file that was begun goes on to its end, also when its form is sent meanwhile from another page.
    const isGoingOn = ['HEAD', 'PATCH'].includes(c.req.raw.method);
    const formId = isGoingOn ? formIdOf(requests, pass) : await openFormOf(requests, pass);
    if (!formId) return c.body(null, 403, { 'cache-control': 'no-store' });
    const { incoming } = c.env;
    const address = clientOf(incoming);
    const documents = {
      ...requests.documents,
      sender: { address, mayGoOn: () => requests.withinLimit('documentStretchesPerAddress', address) },
    };
    const begin = async (announced: string | null, metadata: Record<string, string | null> = {}) => {
      if (!(await requests.withinLimit('documentsPerAddress', address))) throw refused('tooManyDocuments');
      const name = (metadata['filename'] ?? '').slice(0, longestFileName);
      const begun = await beginDocument(documents, formId, { name, sizeBytes: Number(announced) });
      if (!begun.ok) throw refused(begun.error);
      return begun.value.id;
    };
    /** Whoever comes back has lost the earlier connection, though the server may not have noticed yet. */
    const replace = async (id: string) => {
      if (!isUuid(id) || !(await requests.documents.store.ofForm(formId, id))) return;
      arriving.get(id)?.destroy();
      if (incoming.method !== 'PATCH') return;
      arriving.set(id, incoming);
      incoming.once('close', () => arriving.get(id) === incoming && arriving.delete(id));
    };
    // One for each request: it knows whose form it is.
    const uploads = new Server({
      path: uploadsPath,
      relativeLocation: true,
      allowedOrigins: [origin],
      datastore: new FormUploads(documents, formId, incoming),
      locker,
      namingFunction: (request, metadata) => begin(request.headers.get('upload-length'), metadata),
      onIncomingRequest: (_, id) => (incoming.method === 'POST' ? Promise.resolve() : replace(id)),
      onResponseError: (_, error) => {
        if ('status_code' in error) return undefined;
        if (!incoming.destroyed) report(error);
        // The library would send the words of the error.
        return { status_code: 500, body: '' };
      },
    });
    const { url, method, headers } = c.req.raw;
    const answer = await uploads.handleWeb(new Request(url, { method, headers }));
    answer.headers.set('cache-control', 'no-store');
    return answer;
  });
}
