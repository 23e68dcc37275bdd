import { companyMenu } from './company-menu.ts'
import type { MenuEntry } from './menu-entry.ts'
import { investMenu, loansMenu, toolsMenu } from './money-menus.ts'
import { rechargeMenu } from './recharge-menu.ts'
import { travelMenu } from './travel-menu.ts'

/** Six entries with short names, so that the bar stands on one line beside logo, search and sign-in from 900 px. */
export const menuEntries: readonly MenuEntry[] = [
  rechargeMenu,
  travelMenu,
  investMenu,
  loansMenu,
  toolsMenu,
  companyMenu,
]
