import type { ComponentProps } from 'react';
import { isDesk } from '../access/desk.ts';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { LiveCount } from './live/live-count.tsx';

/** Around a page where the desk works beside its list: whoever has it open hears that something came in, and the desk is not empty. */
export const DeskFrame = ({ children, ...props }: ComponentProps<typeof AdminFrame>) => (
  <AdminFrame {...props}>
    {isDesk(props.initPageResult.req.user ?? null) && <LiveCount />}
    {children}
  </AdminFrame>
);
