/** Those props of the header and the footer that make sense as text. */
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

/** All that a host may ask for, in an address or as an element's attributes. */
export const parameterNames = [...propTexts, ...pulseTexts, 'sections'] as const
