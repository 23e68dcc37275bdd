export { useScreenView } from './analytics/screen-view.ts'
export { Banners, type BannersProps, type Notice, Notices } from './banners/banners.tsx'
export * from './behaviour.ts'
export type { FlyoutItem, FlyoutView, ProfileFlyout } from './calls/profile-flyout.ts'
export type { ShortcutItem } from './calls/storefront-calls.ts'
export { Faq, type FaqProps } from './faq/faq.tsx'
export { Footer } from './footer/footer.tsx'
export { Header } from './header/header.tsx'
export { Logo, LogoAlone } from './header/logo.tsx'
export { LoginModal, type LoginModalProps } from './login/login-modal.tsx'
export { hueClass, Mark } from './marks/mark.tsx'
export { Promotion, type PromotionProps } from './promotion/promotion.tsx'
export type {
  FaqEntry,
  FooterLink,
  FooterLocale,
  FooterProps,
  FooterSection,
  FooterSubItem,
  LanguageSwitch,
} from './props/footer-props.ts'
export type { HeaderProps, MenuItem, UtilityBarProps } from './props/header-props.ts'
export { propFromText, propInWords } from './props/props-as-text.ts'
export { useSession } from './session/use-session.ts'
export { Shell, type ShellProps } from './shell/shell.tsx'
export { UtilityBar } from './utility-bar/utility-bar.tsx'
