import { data } from 'react-router';
import { framed } from '../action-errors.server.ts';
import { useFrame } from '../frame/use-frame.ts';
import { Head } from '../head/head.tsx';
import { pageHead } from '../head/page-head.server.ts';
import { readHeading } from '../head/read-heading.server.ts';
import { messagesFor } from '../language/messages.server.ts';
import { notAForm, readForm } from '../read-form.server.ts';
import { actOnReceipt, readReceipt } from '../requests/receipt.server.ts';
import { ReceiptScreen } from '../requests/receipt-screen.tsx';
import { requirePage } from '../require-page.server.ts';
import type { Route } from './+types/request-receipt.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = requirePage(context);
  const heading = readHeading(page);
  const receipt = await readReceipt(page, params.pedido);
  const head = pageHead(page, { title: heading.metaTitle, description: heading.metaDescription });
  return data({ receipt, head, messages: messagesFor(page.locale, 'requests', 'components') }, { status: receipt ? 200 : 404 });
}

export const action = framed(async ({ context, params, request }: Route.ActionArgs) => {
  const page = requirePage(context);
  const form = await readForm(request);
  return form ? actOnReceipt(page, params.pedido, form) : data(null, notAForm);
});

export default function RequestReceipt({ loaderData: { receipt, head } }: Route.ComponentProps) {
  return (
    <>
      <Head head={head} siteName={useFrame().settings.name} />
      <ReceiptScreen receipt={receipt} />
    </>
  );
}
