import type { UtilityBarProps } from '../utility-bar/utility-bar.tsx'
import { isLocale, isShortcutList, type Shape } from './shape.ts'

export const utilityBarShape: Shape<'UtilityBar', UtilityBarProps> = {
  component: 'UtilityBar',
  guards: {
    items: isShortcutList,
    locale: isLocale,
  },
}
