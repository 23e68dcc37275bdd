/**
 * Every number and fixed name of the specification's §9, once, under the specification's own words. Sizes that
 * only style sheets use are there: constants.test.ts reads both.
 */

/** The version of the package @chowk/shell. */
export const SHELL_RELEASE = '0.1.0'

export const SESSION_STORAGE_KEY = 'sessionValue'

export const MOBILE_BREAKPOINT_PX = 900

export const HEADER_SCROLL_THROTTLE_MS = 50
export const HOVER_THROTTLE_MS = 100
export const FOOTER_SCROLL_THROTTLE_MS = 200

export const UTILITY_BAR_VISIBLE_ICONS = 11
export const UTILITY_BAR_CLOSE_DELAY_MS = 50

export const SCROLL_STEP_DELAY_CAP_MS = 25
export const SCROLL_BUTTON_SHOWS_AT_PX = 400
export const SCROLL_JUMP_BELOW_PX = 100

export const MENU_CATEGORY_ID = 5171
export const PLATFORM_VERSION = 'S2(New)'
export const SITE_ID = 1
export const CHILD_SITE_ID = 1
export const API_VERSION = 2

export const DROPDOWN_FULL_WIDTH_ABOVE = 8

export const FOOTER_LINK_GROUP_SIZE = 6

export const REQUEST_TIMEOUT_MS = 5000
export const REQUEST_SUCCESS_FROM = 200
export const REQUEST_SUCCESS_BELOW = 305

/** Beyond the specification: the contract's own numbers. */
export const LOGIN_READY_TIMEOUT_MS = 5000
export const MENU_LEVELS = 4
export const MOBILE_MENU_LEVELS = 3
/** A page hidden for longer checks its session when it is visible again. */
export const SESSION_RECHECK_AFTER_HIDDEN_MS = 5 * 60_000
export const SIGNED_OUT_STORAGE_KEY = 'chowk:signed-out'
export const CSRF_COOKIE = 'XSRF-TOKEN'
export const CSRF_HEADER = 'x-csrf-token'
export const SSO_TOKEN_HEADER = 'sso_token'
export const ANALYTICS_CLIENT_ID = 'web'
