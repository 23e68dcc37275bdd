/**
 * The URLs of the calls. A leading name in braces is a host of the environment; the others are paths of the portal
 * (`customer-calls.ts`). Session, menu, flyout and wallet calls resolve to undefined when they fail (the wallet with a warning).
 * Shortcuts and sign-out reject, because the page must hide the bar or report the failure.
 */
export const userDetails = '/v1/api/user/details'
export const walletBalance = '/v1/api/wallet/balance'
export const logout = '/v1/api/logout'
export const oauthLogout = '{accounts}/oauth2/logout'
export const loginFrame = '{accounts}/v1/api/login?isIframe=true&theme=paytm-web'
export const loginFrameMobile = '{accounts}/v1/api/login?isIframe=true&theme=mp-html5'
export const login = '/login'
export const menu = '{storefront}/v2/mobile/flyouts'
export const profileFlyout = '{storefront}/v2/h/mobile_flyout_new'
export const utilities = '{storefront}/v2/h/blue-strip-icon'
