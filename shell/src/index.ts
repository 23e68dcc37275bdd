export * from './behaviour.ts'
export { portalFooter } from './calls/portal-footer.ts'
export type { FlyoutItem, FlyoutView, ProfileFlyout } from './calls/profile-flyout.ts'
export type { ShortcutItem } from './calls/storefront-calls.ts'
export * from './components.ts'
export type {
  FaqEntry,
  FooterLink,
  FooterLocale,
  FooterProps,
  FooterSection,
  FooterSubItem,
  LanguageSwitch,
} from './props/footer-props.ts'
export type { Breadcrumb, HeaderProps, MenuItem, UtilityBarProps } from './props/header-props.ts'
export { propFromText, propInWords } from './props/props-as-text.ts'
