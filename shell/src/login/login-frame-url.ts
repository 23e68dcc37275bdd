import * as paths from '../calls/paths.ts'
import { currentEnvironment } from '../environment/environment.ts'
import type { LoginPlace } from './login-urls.ts'

/** The page shown inside the modal. */
export function loginFrameUrl({ config = {}, isMobile = false, locale = 'en' }: LoginPlace): string {
  const chosen = isMobile ? config.loginMwebUrl : config.loginWebUrl
  const standard = isMobile ? paths.loginFrameMobile : paths.loginFrame
  return currentEnvironment().url(chosen ?? standard + (locale === 'en' ? '' : `&locale=${locale}`))
}
