import { shortcutItem } from '../calls/utilities.ts'
import { keptListOf, locale, type PropsOf } from '../validation/kinds.ts'

export interface UtilityBarProps extends PropsOf<typeof utilityBarProps> {}

export const utilityBarProps = {
  /** The shortcuts; fetched when none are given. 'in-document' keeps the list the server already sent. */
  items: keptListOf(shortcutItem),
  locale,
}
