import type { HeaderProps } from '../header/header.tsx'
import {
  type Guard,
  isEither,
  isFlag,
  isListOf,
  isName,
  isOneOf,
  isReactNode,
  isRecordOf,
  isShape,
  isText,
  isTextOrNumber,
} from './guards.ts'
import { isLocale, isPulse, isShortcutList, type Shape } from './shape.ts'

const isMenuItem: Guard = isShape(
  { name: isName },
  {
    id: isTextOrNumber,
    seourl: isText,
    alt_url: isText,
    url_type: isText,
    tag_label_name: isText,
    subtitle: isText,
    image_url: isText,
    tag: isText,
    items: value => isListOf(isMenuItem)(value),
  },
)

export const headerShape: Shape<'Header', HeaderProps> = {
  component: 'Header',
  guards: {
    showLoginBtn: isFlag,
    showImportantUpdate: isFlag,
    showHeaderTag: isFlag,
    showUtilityBar: isFlag,
    customLogo: isReactNode,
    activePage: isText,
    loginBtnConfig: isShape({}, { isIframe: isFlag, loginWebUrl: isText, loginMwebUrl: isText }),
    customCta: isReactNode,
    customWebStyle: isRecordOf(isTextOrNumber),
    menuData: isEither(isOneOf('in-document'), isListOf(isMenuItem)),
    pulseData: isPulse,
    redirectUrl: isText,
    locale: isLocale,
    utilityItems: isShortcutList,
    search: isReactNode,
  },
}
