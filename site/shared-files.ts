/** Modules of the site by the beginnings of their paths. */
const inApp = (...beginnings: string[]): RegExp => new RegExp(`/site/app/(?:${beginnings.join('|')})`);
/** Their style sheets alone. */
const stylesIn = (...beginnings: string[]): RegExp => new RegExp(`/site/app/(?:${beginnings.join('|')})[^/]*\\.css$`);

type SharedFile = { name: string; test: RegExp; minShareCount?: number };

/**
 * A page loads the styles of every file that one of its files imports, whether it shows them or not. These are therefore shared apart from
 * the code beside them: code that many pages import for one thing brings no other styles along.
 */
const styles: SharedFile[] = [
  // What stands on every page, and the few small parts that all rooms use.
  {
    name: 'site',
    test: stylesIn(
      'design/',
      'consent/(?!consent-dialog)',
      'navigation/',
      'frame/(?!inner-menu|header/suggestion)(?:\\w+/)?',
      'components/(?:(?:button|arrow-link|unbroken|new-tab-words)\\.|navigation/breadcrumbs)',
      'booking/(?:booking-door|visit/numbered-steps)',
      'reading/(?:picture|person-portrait)',
      'home/portrait',
    ),
  },
  // What pages to read share with the home page.
  {
    name: 'parts',
    test: stylesIn(
      'components/(?:carousel/carousel(?!-3d)|media/|content/(?:voice|tile-cover|card))',
      'reading/(?:consented-video|film)',
      'home/band',
      'booking/hour-door',
      'blog/article-(?:cover|cards|facts)',
      'blocks/outside-quiz',
      'team/team-cards',
    ),
  },
  // Problems, treatments and exams; results of a quiz need a part of it.
  {
    name: 'medical',
    test: stylesIn(
      'components/(?:messages/care-card|content/(?:summary-box|table))',
      'reading/(?:call-us|page-(?:facts|hour)|reference-list|related-pages|text-section|timeline)',
    ),
  },
  // A form that the clinic answers, and what only such a form asks with.
  {
    name: 'requests',
    test: stylesIn(
      'components/(?:dialog/|date/(?:date-picker|lazy-calendar)|fields/file-picker|messages/skeleton)',
      'requests/(?:documents/|request-(?:form|screen))',
    ),
  },
];

const wholePages: SharedFile[] = [
  // All that a document loads by itself.
  {
    name: 'behaviour',
    test: /\/(?:site\/app\/(?:behaviour\/|consent\/(?:consent-(?:behaviour|store|cookie)|third-party-scripts|insert-script|tag-manager|foreign-cookies)\.|navigation\/(?:reload-page|scroll-rules|go-to|prefetch-rule|when-idle|speculation-rules)\.|frame\/header\/compact\.|islands\/(?:wake-islands|at-rest|parts)\.)|core\/consent\/|vite\/preload-helper)/,
  },
  // What an island needs of others, but for what moves: a page with neither pictures nor films in motion shows none of its styles.
  {
    name: 'react',
    test: /\/node_modules\/(?:\.pnpm\/)?(?:react|react-dom|scheduler|use-intl|icu-minify|intl-messageformat|@formatjs)[@+/]/,
  },
  {
    name: 'islands',
    test: /\/(?:site\/app\/(?:components\/(?:(?:icon|button|class-names|use-media|use-hydrated|use-sent|when-brought-back|new-tab-words|unbroken)\.|date\/date-words)|consent\/use-consent|reading\/focal-point|frame\/trap-field|islands\/(?:slot|hydrate-island|island|document-page|pick-messages)\.|frame\/header\/search-form-part)|core\/(?:kernel\/|personal-data\/field-lengths))/,
  },
  {
    name: 'moving',
    test: inApp('components/(?:carousel/(?!carousel-3d)|media/)', 'reading/consented-video-part', 'blocks/outside-quiz-part'),
  },
  // What a form is made of, wherever it stands; a form that is an island loads these two and nothing of the router or of other pages.
  {
    name: 'fields',
    minShareCount: 3,
    test: /\/(?:site\/app\/(?:components\/(?:fields\/(?!file|choice)|messages\/(?:error-summary|note|held-place))|booking\/identity\/sent-code-field|requests\/(?:request-view|use-work|use-request-problems|work-field))|core\/personal-data\/gender)/,
  },
  {
    name: 'request-form',
    test: inApp(
      'requests/(?:documents/|form-group|preferred-date|request-(?:field|form|groups)\\.|use-)',
      'contacts/contact-form-part',
      'components/(?:dialog/|date/(?:date-picker|lazy-calendar)|fields/file-picker|messages/skeleton)',
    ),
  },
  { name: 'base', test: /\/node_modules\/(?!.*(?:aria|stately|@internationalized|@react-types|@simplewebauthn))/ },
  // Without what is loaded only when it is asked for (suggestions of the search, the second layer of the consent)
  // and what is only on pages to read.
  {
    name: 'frame',
    test: inApp(
      '(?:frame|consent|navigation|head|islands)/(?!header/(?:suggestion|use-suggestions)|consent-dialog|purpose-choice|open-consent|read-details|inner-menu)',
      'components/(?:[\\w-]+\\.|messages/emergency|navigation/breadcrumbs)',
      'reading/(?:picture|person-portrait)',
      'booking/visit/numbered-steps',
      'home/(?:portrait|monogram|drawn-portraits|art/sala)',
      'art/',
    ),
  },
];

/** What a page needs of another room, each without anything else of that room. */
const betweenRooms: SharedFile[] = [
  {
    name: 'booking-words',
    test: /\/(?:site\/app\/(?:blog\/cover-of|team\/with-article|booking\/(?:price-words|use-(?:doctor|way)-to-book|use-visitor-zone|use-hour-in-lisbon|doctor-portrait|visit\/(?:moment|use-said-in-lisbon|use-state-words|state-looks))|components\/date\/slot-words)|core\/(?:content\/pages\/map-search|booking\/availability\/bookable-doctors))/,
  },
  { name: 'quiz-rules', test: /\/(?:core\/quizzes\/|site\/app\/quizzes\/use-signs)/ },
  { name: 'care', test: inApp('components/(?:messages/care-card|content/table)') },
];

/** What only one page needs stays with that page. */
const rooms: SharedFile[] = [
  {
    name: 'page-parts',
    minShareCount: 2,
    test: inApp(
      'components/content/(?:voice|tile-cover|card)',
      'reading/(?:consented-video|film)',
      'home/band',
      'booking/hour-door',
      'blog/article-(?:cover|cards|facts)',
      'team/team-cards',
    ),
  },
  {
    name: 'reading',
    test: inApp(
      'reading/(?!care-cards|call-us|lead-of|page-(?:facts|hour)|reading-parts|reference-list|related-pages|text-|timeline|treatment-cards|use-closing-parts)',
      'components/content/(?:accordion|figure)',
      'frame/inner-menu',
      'policy/last-change',
      'blocks/editor-link',
    ),
  },
  { name: 'medical-pages', minShareCount: 2, test: inApp('reading/', 'components/content/summary-box') },
  { name: 'blocks', test: inApp('blocks/') },
  { name: 'area', minShareCount: 2, test: inApp('area/(?:parts/|area-(?:frame|title)|visit/visit-row|profile/line-form)') },
  {
    name: 'booking',
    minShareCount: 2,
    test: inApp(
      'booking/(?:[\\w-]+\\.|identity/|visit/visit-code-form|wizard/(?:step-form|wizard-screen|steps/(?:steps|check)))',
      'components/(?:navigation/stepper|fields/choice)',
    ),
  },
  { name: 'slots', minShareCount: 2, test: inApp('components/date/slot-picker', 'booking/wizard/steps/(?:slot|month)') },
  { name: 'account', minShareCount: 3, test: inApp('account/') },
  { name: 'visit', minShareCount: 2, test: inApp('booking/visit/') },
  { name: 'request-page', minShareCount: 2, test: /\/(?:site\/app\/requests|core\/personal-data)\// },
  { name: 'quiz-result', minShareCount: 2, test: inApp('quizzes/(?:result|send-result|score)') },
  { name: 'quizzes', minShareCount: 2, test: inApp('quizzes/', 'components/content/quiz-question') },
  { name: 'events', minShareCount: 2, test: inApp('events/') },
];

/**
 * Parts that pages share lie in few files: dozens of small ones cost a request each, and every page carries the list of them all. The first
 * that names a module takes it, with all that it imports and nobody before has taken.
 */
export const sharedFiles = [...styles, ...wholePages, ...betweenRooms, ...rooms].map((file, index, all) => ({
  ...file,
  priority: all.length - index,
}));
