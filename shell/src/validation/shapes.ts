/** The components whose props are checked, for what speaks of all of them: a page's bundle takes only its own. */
import { footerShape } from './footer-shape.ts'
import { headerShape } from './header-shape.ts'
import { utilityBarShape } from './utility-bar-shape.ts'

export const shapes = { Header: headerShape, UtilityBar: utilityBarShape, Footer: footerShape } as const

export type ValidatedComponent = keyof typeof shapes
export type PropOf<Component extends ValidatedComponent> = keyof (typeof shapes)[Component]['guards']
