export { useScreenView } from './analytics/screen-view.ts'
export { Banners, type BannersProps } from './banners/banners.tsx'
export * from './behaviour.ts'
export type { MenuItem } from './calls/menu.ts'
export type { FlyoutItem, FlyoutView, ProfileFlyout } from './calls/profile-flyout.ts'
export type { ShortcutItem } from './calls/utilities.ts'
export type { FaqEntry, FaqProps } from './faq/faq.tsx'
export { Faq } from './faq/faq.tsx'
export { Footer } from './footer/footer.tsx'
export type {
  FooterLink,
  FooterLocale,
  FooterSection,
  FooterSubItem,
  LanguageSwitch,
} from './footer/footer-data.ts'
export type { FooterProps } from './footer/footer-props.ts'
export { Header } from './header/header.tsx'
export type { HeaderProps } from './header/header-props.ts'
export { Logo, LogoAlone } from './header/logo.tsx'
export type { LoginModalProps } from './login/login-modal.tsx'
export { LoginModal } from './login/login-modal.tsx'
export { hueClass, Mark } from './marks/mark.tsx'
export type { PromotionProps } from './promotion/promotion.tsx'
export { Promotion } from './promotion/promotion.tsx'
export { useRedirectWhenSignedIn, useSession } from './session/use-session.ts'
export { propFromText, propInWords } from './shell/props-as-text.ts'
export { Shell, type ShellProps } from './shell/shell.tsx'
export { UtilityBar } from './utility-bar/utility-bar.tsx'
export type { UtilityBarProps } from './utility-bar/utility-bar-props.ts'
