import { flag, shape, text } from '../validation/kinds.ts'

export const loginBtnConfig = shape(
  {},
  {
    /** True (the default) signs in within the modal, false on a page of its own. */
    isIframe: flag,
    /** Replace the login page of the desktop and of the mobile layout. */
    loginWebUrl: text,
    loginMwebUrl: text,
  },
)
