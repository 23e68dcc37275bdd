/**
 * Where the calls go. A leading host in braces is a host of the environment; all else see `customerCall`.
 *
 * A call that fails resolves to nothing where the page stays as it is (session, menu, flyout; the wallet, with a warning), and
 * rejects where the page must do something: hide the utilities bar, say that nobody was signed out.
 */
export const paths = {
  userDetails: '/v1/api/user/details',
  walletBalance: '/v1/api/wallet/balance',
  logout: '/v1/api/logout',
  oauthLogout: '{accounts}/oauth2/logout',
  loginFrame: '{accounts}/v1/api/login?isIframe=true&theme=paytm-web',
  loginFrameMobile: '{accounts}/v1/api/login?isIframe=true&theme=mp-html5',
  login: '/login',
  menu: '{storefront}/v2/mobile/flyouts',
  profileFlyout: '{storefront}/v2/h/mobile_flyout_new',
  utilities: '{storefront}/v2/h/blue-strip-icon',
} as const
