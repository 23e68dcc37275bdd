import { listOf, locale, name, type Of, type PropsOf, plain, shape, text } from '../validation/kinds.ts'

export interface ShownShortcut extends Of<typeof shownShortcut> {}

/** As the storefront sends them, and of the open page's own shortcut the value of its `aria-current`. */
export const shownShortcut = shape(
  { name, url: name },
  {
    image_url: text,
    subtitle: text,
    current: plain<'page' | 'true'>("'page' or 'true'", value => value === 'page' || value === 'true'),
  },
)

export interface UtilityBarProps extends PropsOf<typeof utilityBarProps> {}

export const utilityBarProps = {
  /** The shortcuts; fetched when none are given. */
  items: listOf(shownShortcut),
  locale,
}
