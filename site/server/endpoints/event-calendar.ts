import { calendarFile } from '@clinic/core/booking/messages/calendar-file';
import { readSettings } from '@clinic/core/content/frame/site-settings';
import type { Library } from '@clinic/core/content/library/library';
import { readEvent } from '@clinic/core/content/pages/read-events';
import { eventEnd } from '@clinic/core/events/event-facts';
import { defaultLocale, isLocale } from '@clinic/core/kernel/locale';
import { createTranslator } from 'use-intl/core';
import { messagesFor } from '../../app/language/messages.server.ts';
import type { SiteApp } from '../site-app.ts';

/** The file that puts an event into a calendar. It is the same for everybody, so it names nobody and holds no link of one's own. */
export function serveEventCalendar(app: SiteApp, library: () => Library) {
  app.get('/calendar/events/:id', (c) => {
    const asked = c.req.query('lingua');
    const locale = isLocale(asked) ? asked : defaultLocale;
    const event = readEvent(library(), { collection: 'eventos', id: Number(c.req.param('id')) }, locale);
    const endsAt = event && eventEnd(event);
    if (!event?.startsAt || !endsAt) return c.body(null, 404, { 'cache-control': 'no-store' });
    const t = createTranslator({ locale, messages: messagesFor(locale, 'events'), namespace: 'events' });
    const { phone, email } = readSettings(library(), locale);
    const entry = {
      id: String(event.id),
      kind: 'event' as const,
      sequence: 0,
      startsAt: new Date(event.startsAt),
      endsAt,
      summary: event.title,
      location: event.attendance === 'video' ? t('facts.video') : [event.place, event.address].filter(Boolean).join(', '),
      description: t('calendarFile.description', { phone: phone.shown, note: phone.note }),
      organizer: email,
      attendee: null,
    };
    return c.body(calendarFile('PUBLISH', entry, new Date()), 200, {
      'cache-control': 'no-store',
      'content-type': 'text/calendar; method=PUBLISH; charset=utf-8',
      'content-disposition': `attachment; filename="${t('calendarFile.filename')}"`,
      'x-robots-tag': 'noindex',
    });
  });
}
