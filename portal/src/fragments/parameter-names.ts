/** Those props of the header that make sense as text. */
export const headerTexts = [
  'locale',
  'activePage',
  'showLoginBtn',
  'showHeaderTag',
  'showImportantUpdate',
  'showUtilityBar',
  'redirectUrl',
] as const

/** The analytics context. */
export const pulseTexts = ['verticalName', 'screenName'] as const

/** All that a host may ask for, in an address or as an element's attributes. */
export const parameterNames = [...headerTexts, ...pulseTexts, 'sections'] as const
