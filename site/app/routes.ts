import { routeNames, routeOf } from '@clinic/core/addresses/route-table';
import { locales } from '@clinic/core/kernel/locale';
import { type RouteConfig, route } from '@react-router/dev/routes';
import { screens } from './screens.ts';

const localized = locales.flatMap((locale) =>
  routeNames.flatMap((name) => {
    const pattern = routeOf(name)[locale];
    if (pattern === null) return [];
    return route(pattern ? `${locale}/${pattern}` : locale, screens[name], { id: `${locale}.${name}` });
  }),
);

export default [
  ...localized,
  route('galeria/:language/:section', 'routes/gallery.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
