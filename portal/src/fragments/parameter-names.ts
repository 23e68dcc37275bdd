/** The props of the header and the footer that can be given as text. */
export const propTexts = [
  'locale',
  'activePage',
  'showLoginBtn',
  'showHeaderTag',
  'showImportantUpdate',
  'showUtilityBar',
  'redirectUrl',
  'languageLink',
  'showScrollTopBtn',
] as const

/** The analytics context. */
export const pulseTexts = ['verticalName', 'screenName'] as const

/** All parameters that a host may set, in an address or as an element's attributes. */
export const parameterNames = [...propTexts, ...pulseTexts, 'sections'] as const
